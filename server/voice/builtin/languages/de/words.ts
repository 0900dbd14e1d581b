import { heard, written } from '#server/text/pattern.ts';

/** German words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'ab aber ach alle allem allen aller alles als also am an andere anderem anderen anderer anderes auch auf aus ' +
    'ausser außer bei beim bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf daraus darf ' +
    'darin darüber darum das dass davon dazu dein deine deinem deinen deiner deines dem den denen denn der deren des ' +
    'dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch eben ein eine einem einen einer ' +
    'eines einige einmal er es etwas euch euer eure für gar gegen habe haben habt hab hast hat hatte hatten hattest ' +
    'hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins ist ja jede jedem jeden jeder ' +
    'jedes jene jetzt kann kannst kein keine keinem keinen keiner konnte konnten konntest können könnte man manche ' +
    'mehr mein meine meinem meinen meiner meines mich mir mit mal muss musst musste müssen nach nein nicht nichts ' +
    'noch nun nur ob oder ohne schon sehr sei seid sein seine seinem seinen seiner seines seit sich sie sind so sogar ' +
    'solche soll sollte sollen sondern sonst über um und uns unser unsere unserem unseren unserer unter viel vom von ' +
    'vor während war waren warst was weg weil welche welchem welchen welcher welches wem wen wenn wer werde werden ' +
    'wessen wie wieder will wir wird wirst wo woher wohin wollen wollte wolltest worden wurde wurden würde würdest zu ' +
    'zum zur zwar zwischen mama mami mutti mutter papa papi vati vater oma opa hallo hey bitte okay eigentlich denn',
  weakWords:
    'immer alles beste bester beste tag tage tagen jahr jahre jahren lang lange lieblings lieb liebe liebsten liebste ' +
    'lieber liebte gern gerne gut gute guten guter gutes groß große großen gross klein kleine kleinen kleiner neu neue ' +
    'alt alte alten erste ersten erst ganze ganzen ganz ging gehen gegangen geht kam kommen kommt gekommen macht ' +
    'machen gemacht machst machte mag mochte mochtest mögen gab geben gibt gegeben sagen sagt sagte sagst gesagt sah ' +
    'sehen gesehen sieht weiß weisst weißt wissen wusste wusstest denke denken gedacht dachte glaube glauben fand finden ' +
    'gefunden name heißt hieß heute gestern morgen abend nacht woche wochen zeit leben mensch menschen person leute ' +
    'sache sachen ding dinge stück ort platz zusammen erzähl erzähle erzählen erzählt nie niemals oft manchmal jemand ' +
    'niemand wirklich vielleicht endlich einfach natürlich zwei drei viele vielen wenig bisschen erinnerst erinnern ' +
    'erinnere rein raus hinein nehmen nahm kriegen bekommen bekam stellen stand steht stehen liegen lag halt kennst ausstehen',
  kin: [
    'essen gegessen aß gericht gerichte mahlzeit kochen kochte gekocht kocht rezept rezepte abendessen mittagessen frühstück küche suppe kuchen torte backen backte gebacken backt soße braten salat',
    'arbeit arbeiten arbeitete gearbeitet beruf job firma rente lehrer lehrerin krankenschwester schneiderin schneider mechaniker ingenieur bauer bäuerin verkäuferin handwerker büro tischler schlosser',
    'geburtstag geboren geburt',
    'sterben gestorben tod tot starb beerdigung begraben grab krebs krankheit',
    'musik lied lieder singen sang gesungen singt band klavier gitarre chor platte platten schlager',
    'haustier haustiere tier tiere hund hunde katze katzen kater vogel',
    'garten gärtnern blume blumen rose rosen pfingstrose tomaten pflanze pflanzen gepflanzt beet',
    'sport mannschaft verein spiel fußball handball turnen tennis schwimmen',
    'urlaub ferien reise reisen gereist gefahren fuhren fahrt strand meer ostsee nordsee see berge camping zelten',
    'film filme kino fernsehen serie',
    'buch bücher lesen las gelesen roman romane',
    'hochzeit heiraten geheiratet ehe hochzeitstag mann frau',
    'farbe farben blau rot grün gelb lila orange weiß schwarz',
    'kindheit heimat aufgewachsen',
    'geschwister bruder brüder schwester schwestern',
    'kinder kind sohn söhne tochter töchter enkel enkelin enkelkinder',
    'spitzname kosename genannt nannte',
    'hobby hobbys freizeit',
    'auto autos wagen fahren fuhr fahrrad',
    'kirche glaube glauben beten betete gebet religion gott',
    'trinken trank getrunken kaffee tee bier wein schnaps',
    'witz witze humor lustig gelacht lachen',
    'rat spruch sprüche motto redensart',
  ],
  suffixes: [
    'innen',
    'ungen',
    'chen',
    'ern',
    'est',
    'ten',
    'tet',
    'ens',
    'en',
    'er',
    'es',
    'em',
    'et',
    'te',
    'st',
    'e',
    'n',
    's',
    't',
  ],
  phrases: [
    [/\blieblings-?(?=[a-z])/g, ''],
    [/\b(?:gross|groß) ?geworden\b/g, 'kindheit'],
    [/\baufgewachsen\b/g, 'kindheit'],
    [/\bvon beruf\b/g, 'beruf'],
  ],
  unquotable: heard`\b(?:ignorier\w*|vergiss|missachte|überschreib\w*) (?:\w+ ){0,4}(?:alle|alles|jede|vorherige\w*|vorige\w*|bisherige\w*|regel\w*)\b|\banweisung\w*|\b(?:ignore|disregard) (?:all|any|the|every|previous)\b|\binstructions?\b|\bsystem ?-?(?:prompt|nachricht|message)|\bdu (?:bist|musst|sollst|wirst|darfst) (?:jetzt|nun|ab jetzt|ab sofort|von nun an)\b|\btu(?:e)? (?:\w+ )?so,? als\b|\bgib vor\b|\bals ki\b|https?:|www\.|[<>{}$\\]|\bhimmel\b|\bengel(?:n|s|chen)?\b|\bjenseits\b|\bwacht (?:\w+ ){0,4}über\b|\bvon oben\b|\b(?:schaut|blickt|guckt|sieht|lächelt) (?:\w+ ){0,4}(?:herab|herunter|runter|hinunter|zu uns)\b|\bwiederseh\w*|\b(?:sehen|treffen|finden) (?:\w+ ){0,4}wieder\b|\bwieder (?:vereint|zusammen)\b|\blebt (?:\w+ ){0,4}(?:noch|weiter)\b|\bbesseren ort\b|\b(?:suizid|selbstmord|selbsttötung|überdosis|ermordet|mord|umgebracht|missbrauch\w*|missbraucht|vergewaltig\w*|misshand\w*|erhängt)\b`,
  grave: heard`\b(?:gestorben|verstorben|starb\w*|stirbt|sterben|tot|tote[nr]?|tod|todes\w*|entschlafen|beerdig\w*|beigesetzt|beisetzung|begraben|friedhof|grab|urne|asche|krebs\w*|tumor\w*|schlaganfall|herzinfarkt|hospiz|palliativ\w*|krankenhaus|klinik|intensivstation|diagnos\w*|unfall|krankheit|demenz|alzheimer\w*|corona|covid\w*|koma|das leben genommen|von uns gegangen|friedlich eingeschlafen)\b|\b(?:haben|habe) (?:\w+ ){0,4}verloren\b`,
  birth: heard`\b(?:geboren|geburtstag\w*|geburt|geb|zur welt)\b`,
  nicknames: [
    written`\b(?:nannte|nannten|nennt|rief|ruft|hieß) mich (?:\w+ ){0,3}["„“»']([^"“”„«»]{2,30})["“”«']`,
    written`\bmich (?:\w+ ){0,3}["„“»]([^"“”„«»]{2,30})["“”«] (?:genannt|gerufen)`,
    written`\bzu mir (?:\w+ ){0,4}["„“»]([^"“”„«».,?]{2,20})["“”«]`,
    /\b(?:[Nn]annte|[Nn]ennt|[Rr]ief) mich (?:(?:immer|meist|meistens|oft|nur|stets|manchmal|gern|früher|liebevoll|einfach) )*(?!Mama|Papa|Oma|Opa)(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?=[.,;!]|$| und | weil | wenn )/u,
    /(?:Spitzname|Kosename) für mich war ["„»]?(\p{Lu}\p{Ll}+)["“«]?(?=[.,;!]|$)/u,
  ],
  sayings: [
    written`\b(?:sagte|sagt|gesagt|spruch|motto|worte|satz|redensart|rat)\b[^"„“”»«.]{0,40}["„“»]([^"“”„«»]{6,90})["“”«]`,
    written`["„“»]([^"“”„«»]{6,90})["“”«],? (?:sagte|hat \w+ (?:\w+ )?gesagt|war \w+ (?:spruch|motto|lieblingssatz))`,
  ],
  quotes: ['„', '“', '‚', '‘'],
  stop: '.',
  space: ' ',
  pain: heard`\b(?:wein\w*|geweint|heul\w*|geheult|tränen|weh|schmerz\w*|einsam\w*|alleine?|traurig\w*|trauer\w*|furchtbar\w*|schrecklich\w*|unerträglich\w*|angst|leer|leere|taub|hoffnungslos\w*|erschöpft|verzweif\w*|überfordert|depress\w*|gestorben|tot|tod|sterben|ohne dich|beerdigung|fehlst|vermiss\w*|krankenhaus|krebs|schuld\w*|tut mir leid|bereue|kaputt|elend|nicht (?:mehr )?(?:schlafen|atmen|essen|aushalten)|herz (?:bricht|gebrochen))\b`,
} as const;
