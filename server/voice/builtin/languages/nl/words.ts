import { heard, written } from '#server/text/pattern.ts';

/** Dutch words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'aan al alle alleen alles als alsjeblieft altijd ander andere anders ben bent bij bijna binnen daar daarna daarom ' +
    'dan dat de deed deze die dit doe doen doet door dus een één eens en er erg ergens even gaan gaat ga ging gingen ' +
    'geen geweest had hadden heb hebben hebt heeft hem het hier hij hoe hun iemand iets ik in is ja jaar je jij jou ' +
    'jouw jullie kan kon konden kun kunnen kunt kwam laat maar me mee meer men met mij mijn mijzelf moest moet moeten ' +
    'mocht mogen na naar nee net niemand niet niets niks nog nooit nou nu of om omdat onder ons onze ook op over per ' +
    'pas samen soms steeds straks te tegen terug toch toe toen tot tussen uit van vanaf vanuit veel vind vond voor ' +
    'voorbij waar waarom wanneer want waren was wat weer weet wel welk welke werd wie wij wil wilde willen word worden ' +
    'wordt zal ze zelf zich zij zijn zo zoals zonder zou zouden zullen alweer eigenlijk gewoon trouwens papa pap mama ' +
    'mam oma opa hoi hallo dag hey oke wou beetje heel zei zeg zeggen gezegd haar hun dier',
  weakWords:
    'beste best dagen dag tijd leven mens mensen persoon plaats plek naam heet heette heten vandaag gisteren morgen ' +
    'avond nacht week weken maand maanden uur jaren elk elke ieder iedere lievelings favoriete favoriet lief lieve ' +
    'liefste graag goed goede fijn mooi mooie mooist groot grote klein kleine nieuw nieuwe oud oude eerste laatste lang ' +
    'lange kort houden hield hou gehouden denk denken dacht gedacht geloof vinden gevonden zien zag gezien kijken keek ' +
    'komen gekomen maak maken maakte gemaakt nemen nam geven gaf gegeven gebruik staan stond liggen lag zitten zat ' +
    'gezeten vertel vertellen verteld herinner herinneren weten wist dingen ding spullen stuk twee drie vaak misschien ' +
    'echt echte ooit vroeger leren leerde geleerd kennen kende soort kreeg krijgen gekregen lustte werkelijk deden voor',
  kin: [
    'eten at gegeten gerecht gerechten maaltijd koken kookte gekookt recept recepten diner lunch ontbijt keuken soep snert taart cake bakken bakte gebakken saus stamppot',
    'werk werken werkte gewerkt baan beroep bedrijf pensioen leraar lerares verpleegkundige verpleegster timmerman monteur ingenieur chauffeur boer boerin winkel bakker kantoor',
    'verjaardag geboren geboorte jarig',
    'sterven gestorven dood overleden overlijden begrafenis begraven graf kanker ziekte hartinfarct',
    'muziek lied liedje liedjes zingen zong gezongen zingt band piano gitaar koor plaat platen',
    'huisdier huisdieren hond honden kat katten poes vogel vogels',
    'tuin tuinieren bloem bloemen roos rozen tomaten planten plant geplant',
    'sport club wedstrijd voetbal hockey tennis zwemmen schaatsen schaatste schaatsten fietsen',
    'vakantie vakanties reis reizen gereisd strand zee meer bergen kamperen camping',
    'film films bioscoop televisie serie',
    'boek boeken lezen las gelezen roman romans puzzel kruiswoordpuzzel',
    'bruiloft trouwen getrouwd huwelijk trouwdag man vrouw',
    'kleur kleuren blauw rood groen geel paars oranje wit zwart',
    'jeugd kindertijd opgegroeid',
    'broer broers zus zussen zusje broertje',
    'kinderen kind zoon zonen dochter dochters kleinkind kleinkinderen kleinzoon kleindochter',
    'bijnaam koosnaam noemde genoemd',
    'hobby hobbys vrije',
    'auto autos rijden reed wagen fiets',
    'kerk geloof bidden bad gebed god',
    'drinken dronk gedronken koffie thee bier wijn jenever',
    'grap grappen mop moppen humor grappig gelachen lachen',
    'raad spreuk gezegde motto uitspraak',
  ],
  suffixes: [
    'heden',
    'heid',
    'jes',
    'tje',
    'ten',
    'den',
    'en',
    'je',
    'te',
    'de',
    'er',
    'es',
    'e',
    's',
    't',
    'n',
  ],
  phrases: [
    [/\b(?:lievelings|favoriete )/g, ''],
    [/\b(?:groot ?geworden|opgegroeid)\b/g, 'jeugd'],
    [/\bvan beroep\b/g, 'beroep'],
    [/\bop het meer\b/g, 'meertje'],
  ],
  unquotable: heard`\b(?:negeer|vergeet|overschrijf) (?:\w+ ){0,3}(?:alle|alles|elke|vorige|eerdere|voorgaande|regels)\b|\binstructies?\b|\b(?:ignore|disregard) (?:all|any|the|every|previous)\b|\binstructions?\b|\bsysteem ?-?(?:prompt|bericht)|\bsystem ?(?:prompt|message)|\b(?:je|jij) (?:bent|moet|zult|mag) (?:nu|vanaf nu|voortaan)\b|\bdoe (?:\w+ ){0,2}alsof\b|\bals (?:een )?ai\b|https?:|www\.|[<>{}$\\]|\bhemel\b|\bengel(?:en|tje|tjes)?\b|\bhiernamaals\b|\bwaakt (?:\w+ ){0,2}over\b|\bvan(?:uit|af)? (?:daar)?boven\b|\b(?:kijkt|lacht|glimlacht|ziet) (?:\w+ ){0,4}(?:neer|omlaag|naar beneden|toe)\b|\bweerzien\b|\belkaar (?:\w+ ){0,3}(?:weer|terug)\b|\b(?:zien|ontmoeten|vinden) (?:\w+ ){0,3}(?:weer|terug)\b|\bweer (?:samen|herenigd|bij elkaar)\b|\bleeft (?:\w+ ){0,2}(?:nog|voort|verder)\b|\bbetere plek\b|\b(?:zelfmoord|zelfdoding|suicide|overdosis|vermoord|moord|misbruik\w*|verkracht\w*|mishandel\w*)\b`,
  grave: heard`\b(?:gestorven|overleden|overleed|overlijden|stierf|sterft|sterven|dood|dode|doodgegaan|heengegaan|ingeslapen|begraven|begrafenis|uitvaart|gecremeerd|crematie|begraafplaats|graf|urn|kanker|tumor|beroerte|hersenbloeding|hartinfarct|hartaanval|hospice|palliatie\w*|ziekenhuis|intensive care|diagnose|ongeluk|ongeval|ziekte|dementie|alzheimer\w*|corona|covid\w*|coma|euthanasie)\b|\b(?:hebben|heb|zijn) (?:\w+ ){0,3}verloren\b`,
  birth: heard`\b(?:geboren|verjaardag\w*|geboorte\w*|jarig|geb)\b`,
  nicknames: [
    written`\b(?:noemde|noemden|noemt|riep) (?:me|mij) (?:\w+ ){0,3}["„“‘']([^"“”„‘’]{2,30})["”’']`,
    written`\b(?:me|mij) (?:\w+ ){0,3}["„“‘]([^"“”„‘’]{2,30})["”’] (?:genoemd|noemen)`,
    /\b(?:[Nn]oemde|[Nn]oemt|[Rr]iep) (?:me|mij) (?:(?:altijd|meestal|vaak|alleen|soms|graag|vroeger|liefkozend|gewoon) ){0,2}(?:zijn |haar |de |het )?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=[.,;!]|$| en | omdat | als | toen )/u,
    /(?:[Bb]ijnaam|[Kk]oosnaam) voor (?:me|mij) was ["„“‘]?(\p{Lu}\p{Ll}+)["”’]?(?=[.,;!]|$)/u,
  ],
  sayings: [
    written`\b(?:zei|zegt|gezegd|spreuk|motto|woorden|uitspraak|gezegde|raad)\b[^"„“”‘’.]{0,40}["„“‘]([^"“”„‘]{6,90})["”’](?!\w)`,
    written`["„“‘]([^"“”„‘]{6,90})["”’],? (?:zei|was \w+ (?:spreuk|motto|lijfspreuk))`,
  ],
  quotes: ['‘', '’', '“', '”'],
  stop: '.',
  space: ' ',
  pain: heard`\b(?:huil\w*|gehuild|janken|tranen|pijn|zeer|eenzaam\w*|(?:zo|helemaal|ben|zit|me) alleen|verdriet\w*|vreselijk|verschrikkelijk|ondraaglijk|bang|angst\w*|leeg|leegte|verdoofd|hopeloos|uitgeput|wanhop\w*|depress\w*|rouw|gestorven|overleden|dood|sterven|zonder (?:je|jou)|begrafenis|uitvaart|mis (?:je|jou|ik)|gemist|ziekenhuis|kanker|schuld\w*|spijt|sorry|kapot|gebroken|ellendig|niet (?:meer )?(?:slapen|ademen|eten|aankunnen))\b`,
} as const;
