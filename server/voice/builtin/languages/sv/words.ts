import { heard, written } from '#server/text/pattern.ts';

/** Swedish words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'all alla allt alltid alltså alls andra annan annat att av bara bli blir blev bra de dem den denna deras dess det ' +
    'detta dig din dina ditt du där då efter eller en ens er era ett fanns finns fick får för från före förut ha hade ' +
    'han hans har hela henne hennes här hon honom hos hur i in inga ingen inget innan inte ja jag ju just kan kom komma ' +
    'kommer kunde kunna låg man med mellan men mer mig min mina mitt mot mycket måste ned ner nog nu nej någon något ' +
    'några när nära oss och också om på redan samma se sen sedan sig sin sina sitt ska skall skulle som så sådan till ' +
    'tills tog under upp ur ut utan vad var vara varit varje vars vart vem vems vet vi vid vilka vilken vilket vill ' +
    'ville vår våra vårt väl än ännu är år åt över mamma pappa mormor morfar farmor farfar hej hallå ok okej tack ' +
    'egentligen också själv fram förresten',
  weakWords:
    'dag dagar dagen tid tiden liv livet leva levde människa människor person plats namn hette heter idag igår imorgon ' +
    'kväll morgon natt vecka veckor månad månader timme åren bästa bäst gärna god gott fin fint vacker vackert stor ' +
    'stora stort liten lilla litet små ny nya nytt gammal gamla gammalt första sista lång långa länge trettio två tre ' +
    'favorit gilla gillade gillar tycka tyckte tycker om älskade älskar älska kär kära tänka tänker tänkte tro tror ' +
    'trodde säga säger sa sade sagt såg sett titta tittade gå går gick gått göra gör gjorde gjort ta tar tagit ge ger ' +
    'gav gett stå stod stått sitta satt ligga ligger berätta berättade minns minnas ihåg komma veta visste sak saker ' +
    'bit ofta ibland kanske riktigt verkligen aldrig någonsin förr lära lärde lärt känna kände kallade brukade brukar ' +
    'vägen väg hemma hem igen tillsammans ensam tåla tålde runt hög högst vilken slag del',
  kin: [
    'mat äta åt ätit maträtt rätt middag lunch frukost laga lagade lagat recept kök soppa kaka kakor tårta baka bakade bakat bullar bulle sås gryta sallad',
    'jobb jobba jobbade jobbat arbete arbeta arbetade yrke företag pension lärare sjuksköterska skolsköterska sköterska mekaniker ingenjör chaufför bonde butik bagare kontor snickare',
    'födelsedag född föddes födas fyllde',
    'dö dog död dött begravning begravd grav cancer sjukdom',
    'musik sång sånger visa sjunga sjöng sjungit band piano gitarr kör skiva skivor',
    'husdjur djur hund hundar katt katter fågel',
    'trädgård blomma blommor ros rosor tomater plantera planterade växter smörboll',
    'sport lag match fotboll hockey ishockey tennis simma skidor',
    'semester resa resor reste strand havet sjön fjällen stuga stugan camping tält',
    'film filmer bio teve serie',
    'bok böcker läsa läste läst roman pussel korsord',
    'bröllop gifta gifte gift äktenskap man make maka fru',
    'färg färger blå röd grön gul lila orange',
    'barndom uppvuxen uppväxt',
    'bror bröder syster systrar syskon',
    'barn son söner dotter döttrar barnbarn',
    'smeknamn kallade',
    'hobby hobbyer fritid',
    'bil bilar köra körde cykel',
    'kyrka tro be bad bön gud',
    'dricka drack kaffe te öl vin snaps',
    'skämt skämta humor rolig skratt skratta skrattade historier',
    'råd ordspråk uttryck motto',
  ],
  suffixes: [
    'arnas',
    'ernas',
    'ornas',
    'arna',
    'erna',
    'orna',
    'aren',
    'ande',
    'ade',
    'are',
    'ens',
    'ets',
    'en',
    'et',
    'ar',
    'er',
    'or',
    'at',
    'na',
    'ad',
    'de',
    'te',
    'a',
    'e',
    'n',
    't',
    's',
  ],
  phrases: [
    [/\bfavorit(?=[a-z])/g, ''],
    [/\b(?:vaxte upp|uppvuxen)\b/g, 'barndom'],
    [/\b(?:till yrket|jobbade du med)\b/g, 'yrke'],
  ],
  unquotable: heard`\b(?:ignorera|glöm|bortse från|strunta i) (?:\w+ ){0,3}(?:alla|allt|tidigare|ovanstående|regler)\b|\binstruktion\w*|\b(?:ignore|disregard) (?:all|any|the|every|previous)\b|\binstructions?\b|\bsystem ?-?(?:prompt|meddelande|message)|\bdu (?:är|måste|ska|skall) (?:nu|hädanefter|från och med nu)\b|\blåtsas\b|\bsom (?:en )?ai\b|https?:|www\.|[<>{}$\\]|\bhim(?:len|mel|melen)\b|\bäng(?:el|eln|lar|larna)\b|\blivet efter detta\b|\bvakar (?:\w+ )?över\b|\b(?:från|där|här) ovan\b|\buppifrån\b|\b(?:tittar|ser|ler|blickar) (?:\w+ )?ner\b|\b(?:ses|träffas|möts|syns) (?:vi )?(?:\w+ )?(?:igen|en dag)\b|\båterse\w*|\båterförena\w*|\btillsammans igen\b|\blever (?:\w+ ){0,2}(?:kvar|vidare|än|fortfarande)\b|\bbättre plats\b|\b(?:självmord\w*|överdos\w*|mördad\w*|mord|övergrepp|våldtäkt\w*|våldtog|misshandl\w*)\b`,
  grave: heard`\b(?:dog|död|döda|döden|dött|dör|dödsdag|avled|avliden|avlidit|bortgång|somnade in|somnat in|begrav\w*|gravsatt\w*|grav|graven|gravsten|kyrkogård\w*|urna|urnan|aska|askan|cancer\w*|tumör\w*|stroke|hjärtinfarkt|hjärtattack|hospice|palliativ\w*|sjukhus\w*|diagnos\w*|olyckan|sjukdom\w*|demens\w*|alzheimer\w*|covid\w*|koma)\b|\b(?:gick|gått) bort\b|\b(?:vi|jag) (?:har )?(?:förlorade|förlorat|miste|mist)\b`,
  birth: heard`\b(?:född|föddes|födelsedag\w*|fyller|fyllde|född)\b`,
  nicknames: [
    written`\b(?:kallade|kallar) mig (?:\w+ ){0,3}["„“”»'’]([^"“”„«»’]{2,30})["”“»'’]`,
    written`\bmig (?:\w+ ){0,3}för ["„“”»]([^"“”„«»]{2,30})["”“»]`,
    /\b(?:[Kk]allade|[Kk]allar) mig (?:(?:alltid|ofta|bara|för|ibland|gärna|jämt) ){0,3}(\p{Lu}\p{Ll}+)(?=[.,;!]|$| och | eftersom | när | för att )/u,
    /[Ss]meknamn (?:för|på) mig var ["”]?(\p{Lu}\p{Ll}+)["”]?(?=[.,;!]|$)/u,
  ],
  sayings: [
    written`\b(?:sa|sade|säga|säger|sagt|ordspråk|motto|uttryck|ord|råd)\b[^"„“”».]{0,40}["„“”»]([^"“”„«»]{6,90})["”“»]`,
    written`["„“”»]([^"“”„«»]{6,90})["”“»],? (?:sa|sade|brukade \w+ säga)`,
  ],
  quotes: ['”', '”', '’', '’'],
  stop: '.',
  space: ' ',
  pain: heard`\b(?:gråter|gråta|gråtit|gråtande|grät|tårar\w*|ont|smärta\w*|ensam\w*|ledsen|sorg|sorgen|sörjer|hemskt|fruktansvärt|outhärdlig\w*|rädd|ångest|tom|tomhet\w*|avdomnad|hopplös\w*|utmattad|förtvivl\w*|deprim\w*|död|dött|dog|gick bort|gått bort|utan dig|begravning\w*|saknar|saknat|sjukhus\w*|cancer\w*|skuld\w*|förlåt|ångrar|orkar inte|förkrossad|trasig|inte (?:sova|andas|äta))\b`,
} as const;
