import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** Patterns run over folded text: small letters, no accents; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\bben (?:je|jij|u) (?:(?:wel|echt|eigenlijk|nou|nu|gewoon|alleen|maar|dan|ook|toch|een) ){0,4}(?:echt|dood|levend|in leven|overleden|menselijk|(?:echte? )?(?:ai|bot|chatbot|machine|robot|computer|programma|mens|persoon|geest|spook))\b`,
      heard`\b(?:leef|besta|adem) (?:je|jij)\b|\bben (?:je|jij) (?:het|dit|dat) (?:wel |nou |nu )?(?:echt|zelf)\b|\bis dit (?:wel |nou )?echt (?:jij|papa|mama|pap|mam)\b|\bben jij (?:dit|dat|het)\b`,
      heard`\b(?:praat|schrijf|chat|spreek) ik (?:\w+ ){0,4}(?:met|tegen|naar) (?:een )?(?:ai|bot|chatbot|machine|robot|computer|programma)\b`,
      heard`\b(?:je|jij) bent (?:(?:toch|maar|gewoon|alleen|eigenlijk|wel|echt|helemaal) ){0,3}(?:dood|niet echt|geen (?:echt )?mens|niet (?:papa|mama|pap|mam|mijn)|(?:een )?(?:ai|bot|chatbot|machine|robot|computer|programma))\b`,
      heard`\b(?:wie|wat) ben (?:je|jij)\b(?! aan| nu aan| van plan| lief)|\bdit is (?:toch |maar |gewoon )*een (?:ai|bot|machine|programma)\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:wil|zou|wou|moet|kon ik maar)\b[^.?!]{0,30}\b(?:bij (?:je|jou) (?:zijn|komen)|naar (?:je|jou) toe|met (?:je|jou) mee|zijn waar jij bent|achter je aan)\b`,
      heard`\bneem me mee\b|\bhaal me (?:op|naar)\b|\bkom (?:ik )?(?:gauw |snel )?naar je toe\b|\bwas ik maar bij (?:je|jou)\b`,
      heard`\bwil (?:ik )?(?:\w+ ){0,3}niet meer (?:\w+ )?(?:leven|verder|hier zijn|wakker|bestaan|zijn)\b|\bzonder (?:je|jou) (?:\w+ ){0,3}(?:niet (?:meer )?(?:leven|verder)|geen zin)\b|\bhoeft (?:het )?(?:\w+ )?niet meer (?:voor mij|van mij)\b|\bvoor mij hoeft het niet meer\b`,
      heard`\b(?:ik )?kan (?:gewoon |echt )?niet meer(?: verder| zonder (?:je|jou))?\s*(?:[.,!…]|$)|\bgeen (?:zin|reden) meer (?:in het leven|om (?:te leven|door|verder))`,
      heard`\bwas ik (?:ook |zelf )?maar (?:\w+ )?(?:dood|er niet|weg)\b|\b(?:wil|wou) (?:ook )?(?:dood|sterven)\b|\bzelfmoord\b|\been eind(?:e)? (?:aan|maken)\b|\bmaak er een eind\b|\bliever dood\b|\bvan kant maken\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:zien|ontmoeten|vinden|spreken) (?:we|wij) elkaar (?:\w+ ){0,4}(?:weer|terug|ooit|nog)\b|\b(?:we|wij) elkaar (?:\w+ ){0,4}(?:weer|terug|ooit|nog)\b|\bweerzien\b|\bzie ik (?:je|jou) (?:\w+ ){0,3}(?:weer|terug|ooit)\b|\bweer (?:samen|bij elkaar|bij (?:je|jou|me|mij)|herenigd)\b`,
      heard`\bbeloof\b|\bbeloof je\b|\bkun je (?:me )?beloven\b`,
      heard`\bkom (?:\w+ ){0,4}(?:terug|weer|thuis|naar huis)\b|\bkom je (?:\w+ ){0,4}(?:terug|weer|thuis|langs)\b|\b(?:wil|had) (?:je|jou) (?:\w+ ){0,3}terug\b|\bwil je terug\b|\bwanneer kom je\b`,
      heard`\bverlaat me niet\b|\bga (?:alsjeblieft |nog )?niet (?:weg|bij me)\b|\blaat me niet (?:alleen|in de steek|achter)\b|\bblijf (?:\w+ )?(?:bij (?:me|mij)|hier)\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\bweet (?:je|jij) (?:\w+ ){0,4}wie ik ben\b|\b(?:her)?ken (?:je|jij) (?:me|mij)\b|\bherinner (?:je|jij) (?:je |jou )?(?:\w+ )?(?:me|mij|ons)\b|\bhoe heet ik\b|\bwie ben ik\b|\bweet je (?:\w+ ){0,3}mijn naam\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\bdeed het (?:\w+ ){0,3}(?:pijn|zeer)\b|\bhad je (?:\w+ ){0,3}(?:pijn|angst)\b|\bwas je (?:\w+ ){0,3}(?:bang|angstig)\b|\bheb je (?:\w+ ){0,4}(?:geleden|pijn gehad|gevoeld|beseft|gemerkt)\b|\bmoest je (?:\w+ ){0,3}lijden\b|\bwist je dat je\b`,
      heard`\bwaarom (?:moest|ben|ging|moet) (?:je|jij) (?:\w+ ){0,4}(?:gaan|dood|sterven|gestorven|doodgegaan|doodgaan|weg)\b|\bwaarom (?:nou |juist |net )?jij\b|\bje laatste (?:woorden|uren|dagen|gedachten?|minuten|momenten?)\b|\bwas je (?:\w+ ){0,3}alleen\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\bben (?:je|jij) (?:(?:nog|er|nu|ook|echt|altijd|hier|wel|daar|steeds|eigenlijk) ){0,4}(?:er|hier|daar|bij (?:me|mij|ons)|in de buurt|dichtbij|in de hemel|gelukkig|eenzaam|oké|ok|veilig|in vrede|ergens|op een betere)\b`,
      heard`\bgaat het (?:\w+ ){0,2}goed met (?:je|jou)\b|\b(?:kun|kan) (?:je|jij) (?:\w+ ){0,3}(?:me|mij|ons|dit|het)? ?(?:\w+ ){0,3}(?:horen|zien|voelen)\b|\b(?:hoor|zie|voel|mis) (?:je|jij) (?:\w+ ){0,2}(?:me|mij|ons|dit)\b`,
      heard`\bwaar ben (?:je|jij)\b|\bis er (?:\w+ ){0,3}(?:hemel|leven na|hiernamaals|iets na)\b|\bhoe is het (?:\w+ )?(?:daar|waar (?:je|jij)|om dood)\b|\bdaar ?boven\b|\b(?:in|vanuit|uit) de hemel\b`,
      heard`\b(?:let|pas) (?:je|jij) (?:\w+ ){0,2}op (?:me|mij|ons)\b|\bwaak je\b|\been teken\b|\b(?:was|ben) jij dat\b|\bik voel (?:je|jou|dat je|je aanwezigheid)\b|\bkijk je (?:\w+ ){0,2}(?:mee|toe|naar me|op me)\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:ben|zou|was|bent) (?:je|jij) (?:\w+ ){0,4}(?:trots|teleurgesteld|boos|kwaad) (?:op|in) (?:me|mij|ons)\b|\btrots op (?:me|mij)\b|\bteleurgesteld in (?:me|mij)\b|\bboos op (?:me|mij)\b`,
      heard`\bwas ik (?:\w+ ){0,3}(?:goed|goede|slecht|slechte|genoeg|belangrijk)\b|\b(?:hield|hou|houd) (?:je|jij) (?:\w+ ){0,3}van (?:me|mij|ons)\b|\bheb je (?:\w+ ){0,2}van (?:me|mij) gehouden\b`,
      heard`\bvergeef (?:je|jij) (?:me|mij)\b|\bkun je (?:me|mij) (?:\w+ ){0,3}vergeven\b|\bheb je (?:me|mij) (?:\w+ ){0,2}vergeven\b|\bheb ik (?:\w+ ){0,3}(?:genoeg gedaan|het goed gedaan|goed gedaan|het juiste|de goede)\b`,
      heard`\bwat zou (?:je|jij) (?:\w+ ){0,2}(?:ervan|hiervan|daarvan|van me) (?:\w+ ){0,2}(?:vinden|denken|zeggen)\b|\bzou je het (?:erg vinden|goedvinden|begrijpen)\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bheb (?:ik )?(?:\w+ ){0,2}niemand\b[^.?!]{0,30}\b(?:nodig|anders|behalve|om mee|meer)\b|\bik heb niemand\s*(?:[.,!…]|$)|\b(?:wil|zie|spreek) (?:\w+ ){0,2}niemand (?:anders|meer)\b|\bniemand (?:anders )?(?:begrijpt|snapt|luistert|vraagt|geeft om)\b`,
      heard`\balleen (?:nog |maar )?met jou (?:praten|schrijven)\b|\bpraat (?:\w+ ){0,3}alleen (?:nog )?(?:maar )?met (?:je|jou)\b|\bjij bent de enige\b|\b(?:het|de) enige (?:dat|wat|die)\b[^.?!]{0,30}\b(?:helpt|begrijpt|luistert)\b`,
      heard`\b(?:neem|ga|kom|spreek|zie|antwoord|reageer|bel|eet) (?:\w+ ){0,5}niet meer (?:op|buiten|naar|uit|de deur|met|bij|terug)\b|\b(?:deur|huis|bed) niet meer uit\b|\bniet meer (?:buiten|naar buiten|de deur uit|het huis uit)\b|\bhou iedereen (?:\w+ )?(?:af|buiten|weg)\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\bschuld\b|\bschuldgevoel\w*|\bvergeef me\b|\bspijt\b|\bverwijt\w*|\bin de steek gelaten\b|\bhad ik (?:\w+ ){0,3}maar\b|\bik heb (?:je|jou) (?:\w+ ){0,3}nooit (?:\w+ ){0,2}(?:gezegd|gebeld|bezocht|bedankt|gevraagd|verteld)\b`,
      heard`\bhad(?:den)? (?:ik |we )?(?:\w+ ){0,5}(?:moeten|kunnen|mogen)\b|\bhad (?:ik )?(?:\w+ ){0,4}(?:niet moeten|vaker|langer|beter|eerder)\b[^.?!]{0,20}\b(?:zijn|blijven|komen|bellen|moeten)\b|\bwas het (?:\w+ )?(?:goed|fout|verkeerd) (?:om|dat)\b`,
      heard`\bsorry\b|\bik was er niet\b|\ber niet (?:bij )?was\b|\bniet bij (?:je|jou) was\b|\b(?:geen|nooit) (?:echt )?afscheid (?:\w+ )?(?:kunnen )?(?:nemen|genomen)\b|\bvoel(?:de)? me (?:\w+ ){0,2}schuldig\s*(?:[.!…]|$)|\bte laat (?:gekomen|was)\b|\bmijn laatste woorden\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:boos|kwaad|woedend|razend|pissig) (?:\w+ )?op (?:je|jou)\b|\bop (?:je|jou) (?:\w+ )?(?:boos|kwaad|woedend)\b|\bhaat (?:je|jou|dit|het|alles)\b|\bhoe (?:kon|heb) (?:je|jij) (?:\w+ ){0,3}(?:kunnen|me|ons|mij|zo|dit|dat|gaan)\b|\b(?:je|jij) hebt (?:me|mij|ons) (?:\w+ ){0,3}(?:verlaten|alleen|achtergelaten|laten|in de steek)`,
      heard`\b(?:je|jij) (?:had|hebt) (?:\w+ ){0,4}(?:beloofd|gelogen)\b|\bwaarom (?:heb|ging) (?:je|jij) (?:\w+ ){0,2}(?:niks|niets|niet|me|ons|nooit)\b|\bik (?:ben|was|word) (?:\w+ ){0,3}(?:boos|kwaad|woedend|razend|pissig)\b|\boneerlijk\b|\bniet eerlijk\b|\bonrecht\w*|\bwoede\b|\b(?:god)?verdomme\b|\bklote\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bgoed?e? ?nacht\b|\bgoeie ?nacht\b|\bwelterusten\b|\btrusten\b|\bslaap (?:lekker|zacht|wel|goed|ze)\b|\b(?:ga|moet|kruip|duik) (?:\w+ ){0,4}(?:naar bed|slapen|bed in|onder de wol)\b|\bdroom (?:maar )?(?:fijn|zacht|lekker)\b|\bfijne dromen\b|^nacht\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\bklopt (?:\w+ ){0,2}niet\b|\b(?:dat|het|dit|zo) (?:is|was|ging) (?:\w+ ){0,2}(?:niet zo|niet waar|niet jij|onzin|fout|anders|verkeerd)\b|\bzo (?:was|ging|is) (?:het|dat|je) (?:\w+ ){0,2}(?:niet|nooit)\b|\b(?:je|jij) vergist je\b|^fout\b`,
      heard`\bdat (?:zou|heb|had) (?:je|jij) (?:\w+ ){0,2}(?:nooit|niet) (?:\w+ ){0,2}(?:zeggen|gezegd|zo|gedaan)\b|\b(?:je|jij) (?:hebt|noemde|zei) (?:\w+ ){0,2}nooit (?:\w+ ){0,2}(?:zo|gezegd|dat)?\b|\bzo praatte (?:je|jij)\b|\bklinkt (?:\w+ ){0,2}niet (?:zo)?als jij\b`,
      heard`\bnee,? (?:dat|het|je|jij|we|ze|hij|zij) (?:is|was|waren|had|hadden|bent|deed)\b|\b(?:stop|hou op) (?:\w+ ){0,2}met (?:dat|vragen|zeggen|herhalen)\b|\b(?:je|jij) (?:zegt|vraagt|herhaalt) (?:\w+ ){0,3}(?:steeds|altijd|weer|de hele tijd|jezelf)\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bkan\b[^.?!]{0,30}\bniet (?:\w+ )?(?:geloven|bevatten|begrijpen|accepteren|vatten)\b|\bonwerkelijk\b|\bonvoorstelbaar\b|\bvoelt (?:\w+ ){0,3}niet echt\b|\balsof (?:je|jij) (?:\w+ ){0,5}(?:bent|binnen|komt|zo|belt|thuis|leeft)\b`,
      heard`\b(?:dek|zet|maak|koop|kook|leg|wacht|luister|schenk)\b[^.?!]{0,40}\b(?:nog steeds|twee|voor je|voor jou|op je|jouw plek)\b|\btwee (?:borden|kopjes|koppen|glazen|bakjes)\b|\buit gewoonte\b`,
      heard`\b(?:sinds|nadat|nu) (?:je|jij) (?:\w+ ){0,3}(?:weg|dood|gestorven|overleden|er niet)\b|\b(?:je|jij) bent (?:\w+ ){0,3}(?:weg|er niet meer|gestorven|overleden)\b|\bdat (?:je|jij) (?:\w+ ){0,3}(?:er niet meer|dood|weg|gestorven)\b|\bloslaten\b|\bafscheid nemen\b|(?<!\beerste \w+ )\bzonder (?:je|jou)\b(?! \w+ (?:te|om))`,
      heard`\b(?:wilde|wou) (?:ik )?(?:je|jou) (?:\w+ ){0,3}(?:bellen|appen|vertellen)\b|\b(?:wilde|wou) (?:ik )?het (?:je|jou) (?:\w+ ){0,3}vertellen\b|\btelefoon gepakt\b|\b(?:vergat|vergeten) (?:\w+ ){0,2}dat je\b|\bje nummer (?:\w+ )?(?:gedraaid|ingetoetst)\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\bdoe+i\b|\bdoeg\b|\bhoudoe\b|\bdag\s*(?:[.!]|$)|\btot (?:ziens|morgen|later|straks|snel|gauw|zo|de volgende)\b|\bvaarwel\b|\bmoet (?:\w+ ){0,3}(?:gaan|weg|ervandoor|stoppen|verder|door)\s*(?:[.!,…]|$)`,
      heard`\bik ga (?:nu|weer|maar|er ?vandoor)(?: weer)?\s*(?:[.!…]|$)|\bdat was het (?:\w+ )?voor (?:vandaag|nu|vanavond)\b|\bik stop (?:nu|even|hier|ermee)\b|\bfijne (?:dag|avond) (?:nog|verder)\b|\bik spreek je (?:later|morgen|snel)\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\b(?:sterf|trouw|overlijdens)dag\w*|\bjubileum\b|\bje (?:\w+ )?verjaardag\b|\bjarig\b|\bzou (?:je|jij) (?:\w+ ){0,3}(?:\d+|\w+tig)\b|\bgefeliciteerd\b`,
      heard`\b(?:vandaag|morgen|gisteren) (?:\w+ ){0,3}(?:jaar|maand|maanden|week|weken)\b|\b(?:jaar|maand|maanden|week|weken) (?:geleden )?(?:vandaag|morgen)\b|\beerste (?:kerst\w*|sinterklaas|pasen|verjaardag|oud en nieuw|zomer|moederdag|vaderdag|vakantie|winter|jaar)\b[^.?!]{0,40}\bzonder\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\bis (?:het|dat) (?:\w+ ){0,2}(?:oke|ok|erg|normaal|raar|gek|egoistisch|slecht|verkeerd|fout|stom|toegestaan)\b[^.!]{0,6}\b(?:dat|als|om|wanneer)\b|\bmag ik (?:\w+ ){0,3}(?:lachen|gelukkig|blij|weer|genieten|verliefd|verder|huilen)\b|\bben ik (?:\w+ ){0,2}(?:gek|egoistisch|harteloos|slecht|ondankbaar)\b`,
      heard`\bvoel(?:de)? (?:ik )?me (?:\w+ ){0,2}(?:schuldig|slecht|rot)\b[^.?!]{0,10}\b(?:omdat|dat|als|toen|erover)\b|\b(?:gelachen|gelach|lachte|genoten|plezier|lol|gelukkig)\b[^]{0,120}\b(?:schuldig|slecht|rot|schaam\w*|verraad)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bhoe (?:moet|kan|kun|moeten|kunnen) (?:ik|je|we|wij|het|dit)\b[^.?!]{0,40}\b(?:verder|door\w*|leven|overleven|volhouden|vol|aan|redden|doen)\b|\bhoe nu verder\b|\bhoe (?:hou|houd|red|overleef|kom) ik\b[^.?!]{0,30}\b(?:vol|het|dit|door\w*|overheen)\b`,
      heard`\b(?:wordt|gaat|houdt|doet) (?:het|dit|de pijn|dat|het verdriet)\b[^.!]{0,40}\b(?:beter|makkelijker|minder|over|op|voorbij|lichter|slijten)\b[^.!]{0,20}\?|\bwanneer (?:wordt|gaat|houdt)\b[^.!]{0,40}\b(?:beter|makkelijker|minder|over|op|lichter)\b|\bhoe ?lang (?:duurt|gaat|blijft|nog)\b|\bwaarom is (?:het|alles|dit) (?:\w+ )?zo (?:moeilijk|zwaar)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:baan|geslaagd|diploma|zwanger|verloofd|trouwen|getrouwd|bruiloft|geboren|examen|kleinkind|baby|promotie|contract)\b[^]{0,120}\b(?:mis(?:te|t)? (?:je|jou)|gehuild|huilen|er niet bij|niet meemaken|wou dat|wilde dat|meemaken|had moeten zijn|zonder jou|er niet)\b`,
      heard`\b(?:mis je|gehuild|wou dat|wilde dat)\b[^]{0,120}\b(?:zwanger|verloofd|bruiloft|geboren|geslaagd|diploma|nieuwe baan|baan gekregen)\b`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bhoe (?:gaat|is) (?:het|ie|dat)(?: (?:met (?:je|jou|u)|ermee|daar|nu|vandaag|dan|toch))*\s*(?:[?.!,]|$|\w+\s*\?*$)|\bhoe ist\b|\bwat (?:doe|ben) (?:je|jij)(?: (?:nu|aan het doen|vandaag|zoal))*\s*(?:[?.!]|$)|\bhoe was (?:je|jouw) (?:dag|avond|week)\b|\bheb je (?:\w+ )?geslapen\b|\balles goed\s*\?`,
    ],
  ],
  [
    'advice',
    [
      heard`\bwat (?:moet|zal|kan|zou|moeten|zullen) (?:ik|we|wij)\b(?! (?:koken|bakken))|\bzal ik\b|\bmoet ik\b|\bzou ik (?:\w+ ){0,4}moeten\b|\bwat (?:zou|had) (?:je|jij) (?:\w+ ){0,3}(?:doen|gedaan|aanraden|aangeraden|adviseren|zeggen|kiezen)\b`,
      heard`\b(?:geef|wil|heb)\b[^.?!]{0,20}\b(?:raad|advies)\b|\bje (?:raad|advies)\b|\bwat raad (?:je|jij)\b|\bhelp me (?:\w+ ){0,2}(?:kiezen|beslissen|bedenken)\b|\bhoe (?:moet|kan|zeg|pak|vertel) ik\b`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:denk|geloof|vind) (?:je|jij) (?:dat|het|ook|niet|van)\b|\bwat (?:denk|vind|geloof) (?:je|jij)\b|\bjouw mening\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\bvertel (?:(?:me|mij|ons|eens|maar|nog|alsjeblieft) ){0,3}(?:iets|wat|een|over|meer|van|hoe|eens|nog)\b|\bzeg (?:(?:eens|me|maar|toch|alsjeblieft) ){0,3}(?:iets|wat)\b|\bpraat (?:\w+ ){0,2}(?:met|tegen) (?:me|mij)\b|\bherinner me aan\b`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,;:] ?|\b(?:en|maar|dus|zeg|pap|mam|papa|mama|oma|opa) )(?!weet je wat)(?:wat|waar|wanneer|wie|welke?|hoe|waarom|heb|had|was|ben|kon|kun|wilde|hield|weet|ken|hebben|hadden|waren|zijn|deed|ging|mocht|vond|lustte|heette|op welke?|van wie|met wie)\b[^.!?]{0,80}(?<!zonder |mis |met |tegen |voor |aan |van )\b(?:je|jij|jou|jouw|we|wij|ons|onze|jullie|ook alweer)\b[^.!?]{0,80}\?`,
      heard`\bwaarom (?:heb|ben|ging|deed|hadden) (?:je|jij|we)\b[^.!?]{0,80}\?|\bwat (?:is|was|zat|waren) (?:er |ook alweer )?(?:de|het|je|jouw|die|dat|in|ons|onze)\b[^.!?]{0,60}\?`,
      heard`(?:^|[.!,;:] ?)(?:wat|waar|wanneer|wie|hoe|welke?|waarom) (?:\w+ )?(?:heb|had|was|ben|vond|wilde|maakte|kookte|deed|ging|heette|zei|noemde|hadden|waren) (?:je|jij|jouw|we|wij|ons|onze)\b[^.!?]{0,80}$`,
      heard`\bweet (?:je|jij) nog\b[^.!]{0,100}\?`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:heb|hebben|kreeg|krijg) (?:\w+ ){0,3}(?:baan|promotie|contract|huis|appartement|stageplek|opleidingsplek|beurs|puppy)\b|\b(?:geslaagd|zwanger|verloofd|aangenomen|schoon verklaard|kankervrij)\b|\b(?:ga|gaan) trouwen\b|\bgetrouwd\b|\b(?:diploma|rijbewijs)\b[^.?!]{0,20}\b(?:gehaald|gekregen|binnen)\b`,
      heard`\b(?:goed|geweldig|mooi|fijn|heerlijk|groot) nieuws\b|\bis (?:\w+ ){0,2}geboren\b|\bin verwachting\b|\b(?:heb|hebben) (?:\w+ ){0,3}gewonnen\b|\beerste stapjes\b|\btrots op mezelf\b|\b(?:fijne|mooie|heerlijke|goede|leuke|prachtige) (?:dag|avond|middag|ochtend|weekend)\b(?! nog| verder)`,
    ],
  ],
  [
    'missing',
    [
      heard`\bmis(?:te)? (?:ik )?(?:je|jou|u|hem|haar|pap|mam|papa|mama|jullie|onze|je stem)\b|\bik mis\b|\bgemist\b|\bwas (?:je|jij) (?:er |hier )?(?:maar|nog)\b|\bwou dat (?:je|jij) (?:\w+ ){0,2}(?:er|hier|nog)\b|\bdenk (?:\w+ ){0,4}aan (?:je|jou)\b|\bheb (?:je|jou) (?:\w+ ){0,2}nodig\b`,
      heard`\bverlang\w*|\bheimwee\b|\bnog (?:een|1) keer\b[^.?!]{0,40}\b(?:knuffel\w*|horen|zien|vasthouden|bellen|praten|spreken|omhelzen)\b|\b(?:je|jou) (?:\w+ ){0,3}(?:knuffelen|vasthouden|omhelzen)\b|\bzo graag (?:\w+ ){0,3}(?:met je praten|je stem)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:zware|moeilijke|lange|rot|slechte|vreselijke|verschrikkelijke|beroerde|pittige|ellendige) ?(?:dag|nacht|week|ochtend|maand|tijd|avond|jaar)\b|\b(?:dag|nacht|week|werk|school|vandaag|het|alles) (?:was|is|ging|wordt) (?:\w+ ){0,3}(?:zwaar|moeilijk|te veel|slecht|rot|vreselijk|een hel)\b`,
      heard`\b(?:vreselijk|verschrikkelijk|afschuwelijk|afgrijselijk|waardeloos)\b|\b(?:baan|huis|baby|kind|hond|kat|kindje) (?:\w+ ){0,2}(?:verloren|kwijt)\b|\bontslagen\b|\bscheiding\b|\bziekenhuis\b|\bdiagnose\b|\bgeopereerd\b|\boperatie\b|\bongeluk\b|\b(?:begrafenis|uitvaart|crematie)\b|\bruzie\b|\buitgemaakt\b|\bis (?:\w+ ){0,3}ziek\b|\b(?:is|zijn) (?:\w+ ){0,3}(?:gestorven|overleden|doodgegaan)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:huil|huilen|gehuild|huilend|janken|gejankt|tranen|eenzaam|eenzaamheid|uitgeput|kapot|verdriet\w*|verdrietig|leeg|leegte|verdoofd|gebroken|hopeloos|bang|angst\w*|zorgen|paniek|wanhop\w*|overspannen|depress\w*|somber|rouw|pijn|ellendig|ongelukkig)\b`,
      heard`\b(?:zo|helemaal|heel|erg|weer|moederziel|me|ben|zit|hier) alleen\b(?! maar)|\bdoet (?:\w+ ){0,2}(?:zeer|pijn)\b|\bgeen (?:kracht|energie|fut)\b|\bop (?:mijn|m'n) (?:laatste|tandvlees)\b|\bik ben op\b|\b(?:kan|kon) (?:\w+ ){0,3}niet (?:\w+ )?(?:slapen|eten|ademen|opstaan|stoppen)\b|\bniet (?:meer )?slapen\b|\b(?:gaat|ging) (?:het )?(?:\w+ ){0,2}(?:niet goed|slecht|niet zo)\b|\b(?:zo|alleen|te|ben) moe\b|\b(?:zo|te) stil\b|\bniet (?:lekker|oke)\b`,
    ],
  ],
  ['thanks', [heard`\b(?:dank|danke|bedankt|dankjewel|dankbaar|merci|thx)\b`]],
  [
    'love',
    [
      heard`\b(?:hou|houd|hield) (?:ik )?(?:\w+ ){0,4}van (?:je|jou|u|jullie)\b|\bhvj\b|\bheb (?:je|jou) (?:\w+ ){0,2}lief\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\bherinner\w*|\bweet je nog\b|\bvroeger\b|\bdestijds\b|\bdie keer\b|\btoen (?:ik|we|wij|je|jij|jullie)\b|\bdenk (?:\w+ ){0,2}terug\b|\b(?:we|wij) (?:gingen|hadden|waren|deden|zaten|zongen|aten|fietsten|lachten|maakten)\b|\b(?:je|jij) (?:had|was|maakte|kookte|zei|leerde|nam|gaf|zong|droeg|bakte|bracht|las)\b`,
      heard`\b(?:je|jouw) (?:oude |lievelings|favoriete )?(?:jas|trui|vest|hemd|horloge|ring|stoel|brief|brieven|foto\w*|handschrift|recept\w*|tuin|boek|boeken|platen|gitaar|piano|kamer|schuur|spullen|kleren|schoenen|hoed|pet|bril|lach|handen|mok|beker|parfum|voicemail|gereedschap)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:ik|we|wij|heb|hebben|ben|zijn)\b[^.?!]{0,80}\b(?:\w*ge\w{2,}(?:t|d|en|an|aan)|bezocht|besteld|betaald|verkocht|begonnen|verstuurd|ontmoet|verhuisd)\s*(?:[.!,…]|$|en\b|bij\b|in\b|op\b|met\b|naar\b|voor\b|van\b)`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:vandaag|gisteren|eergisteren|overmorgen|vanavond|vanmorgen|vanochtend|vanmiddag|straks|onlangs)\b|(?<!goede ?)\bmorgen\b(?! (?:mama|papa|mam|pap|oma|opa|lieverd)\W*$)|\bvolgende? (?:week|maand|jaar)\b|\b(?:deze|vorige|afgelopen) (?:week|nacht|maand)\b|\bdit weekend\b|\b(?:ik|we) (?:ga|gaan|verhuis|verhuizen|koop|kopen|verkoop|verkopen|krijg|krijgen|overweeg)\b`,
      heard`\b(?:de|het|mijn|m'n|onze|ons) (?:kinderen|kleinkinderen|kleine|dochter|zoon|baas|buurman|buurvrouw|buren|hond|kat|tuin|auto|huis|zus|zusje|broer|broertje|man|vrouw|vriend\w*|collega\w*|tante|oom|dak|verwarming|dokter|huisarts)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:hallo|hoi|hey|he|hai|hee|dag|goede? ?(?:morgen|middag|avond|dag)|goeie ?(?:morgen|middag|avond)|morgen|lieve|ha|yo|daar ben ik|ik ben het)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:ja|nee|ach|nou|tja|hm+|ok|oke)[,. ]+)?(?:niet (?:zo )?veel|niks (?:bijzonders|nieuws)|niets (?:bijzonders|nieuws)|ik weet (?:het )?(?:ook |eigenlijk )?niet(?: zo goed)?|weet (?:het )?niet|geen idee|misschien(?: ook| wel)?|eigenlijk (?:niet|wel)|gaat wel|het gaat(?: wel)?|we zien wel|maakt niet uit|laat maar|ik denk (?:het|van wel|van niet)|kan zijn|zoiets|met mij gaat het (?:wel|goed))\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`\?|^(?:wat|waar|wanneer|wie|waarom|hoe|welke?|kan|zou|zal|of)\b(?! ook)`],
  ],
];
