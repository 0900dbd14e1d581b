import { heard, written } from '#server/text/pattern.ts';

/** Romanian words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'a abia acea aceasta această aceea aceia acel acela acele acelea acest acesta aceste acestea acestei acestui acolo ' +
    'acum ai aia aici al ala ale alt alta altă alți altul am an apoi ar are aș așa asta ăsta ăla asupra atât atunci au avea ' +
    'aveai aveam avut avem ați azi ba bine bună că cam când care căreia căruia cât câte câtă câți ce cea ceea cei cel cele ' +
    'ceva chiar cine cineva cu cui cum cumva da dacă dar dară de deci decât deja deoarece deși despre din dintr dintre doar ' +
    'după e ea ei el ele era erai eram erau este ești eu face fac fără fel fi fie fii fost fiecare fiind foarte haide hai ' +
    'i îi îl îmi împreună în înainte încă înspre într între îți iar ieri îndeaproape ii il la las le li lor lui lângă mă mai mamă ' +
    'mama mami măi mea mei mele mereu meu mi mie mine mult multe mulți multă ne ni nici niciodată nimeni nimic niște noastră ' +
    'noastre noi nostru noștri nu nouă o ori oricare orice oricum pe pentru peste până poate pot prea prin puțin sa să săi ' +
    'sale sau său se si și spre sub sunt suntem sunteți ta tăi tale tată tata tati tău te ți tine tot toată toate toți totul ' +
    'tu un una unde unei unele uneori unor unui unul v va vă vi voastră voi vostru vreo vreun zi zis doi două bunicu buni ' +
    'bunico mulțumesc salut hei ok noapte acasă aproape aceeași numai însă totuși niciun nicio căci parcă oare',
  weakWords:
    'amintesc amintești aminte aduci aduc ani ban bun bune cred crezi dor drag dragă dragul fac făceai făcea făcut fericit ' +
    'iubesc iubire iubi inimă lucru lucruri luat lume lumea mare mari merg mergeam mers mic mică minte minut moment nevoie nou ' +
    'nume om oameni ore oră plăcea place preferat preferată preferate preferatul preferata pus pun primul prima prieten prieteni ' +
    'rău săptămână săptămâni seara seară serile spun spune spunea spuneai spus știu știi știa sun sunat supărat suporta ' +
    'suportai suportă suportam târziu timp trebuia trecut treizeci șaptezeci ține ții țin ultima ultimul uneori vedea văd văzut veche vechi ' +
    'viață viața viata vine vin vorbe vorbi vorbea vrea vreau vrei zice zicea ziceai zilele zile ziua secret secretul lipsești ' +
    'încercat încerc dimineață dimineața azi mâine sfârșit avea aveai parte loc locul rost ceva fată băiat femeie bărbat',
  kin: [
    'mâncare mâncăruri mânca mâncai bucătărie gătea găteai gătit gătești rețetă rețeta rețete prânz cină mic-dejun supă ciorbă sarmale plăcintă plăcinte prăjitură cozonac tort desert',
    'muncă muncea munceai lucra lucrai lucrat serviciu meserie profesie slujbă birou fabrică pensie învățătoare învățător profesor profesoară asistentă inginer mecanic șofer medic țăran croitoreasă',
    'născut născută naștere aniversare zi-de-naștere',
    'mort moartă murit moarte moartea decedat înmormântare mormânt cancer boală',
    'muzică cântec cântece cântecul cânta cântai cor pian chitară acordeon disc discuri melodie',
    'animal animale câine câini câinele pisică pisici pisica cățel',
    'grădină grădina grădinărit flori floare floarea trandafir trandafiri roșii plante bujor bujori bujorul lalele',
    'sport fotbal tenis meci echipă bicicletă șah înot înota schi',
    'vacanță vacanțe excursie excursii călătorie călătorii mare munte litoral lac cort',
    'film filme cinema cinematograf',
    'carte cărți citea citeai citit roman romane lectură',
    'nuntă nunta căsătorit căsătorie soț soție',
    'culoare culoarea albastru albastră roșu verde galben alb negru mov',
    'copilărie copil crescut satul',
    'frate frați soră surori fratele sora',
    'copii fiu fiică fete nepoți nepot nepoată',
    'poreclă porecle alint',
    'hobby pasiune pasiuni',
    'mașină mașina mașini conducea conduceai condus camion dacie',
    'biserică credință rugăciune rugăciuni ruga slujbă',
    'bea beai cafea ceai bere vin țuică',
    'glumă glume umor amuzant râdea râdeai râs râdeam',
    'sfat vorbă zicală proverb expresie zicea',
    'joc jocuri juca jucai jucam table cărți rummy',
  ],
  suffixes: [
    'urilor',
    'ului',
    'elor',
    'ilor',
    'urile',
    'uri',
    'ele',
    'eai',
    'eam',
    'eau',
    'ului',
    'ea',
    'ul',
    'ii',
    'ai',
    'am',
    'au',
    'ei',
    'le',
    'ă',
    'a',
    'e',
    'i',
    'u',
  ],
  phrases: [
    [/\b(?:de meserie|ca meserie|cu ce te ocupai|iti castigai)\b/g, 'munca'],
    [/\b(?:ai crescut|cand erai (?:mic|mica|copil|tanar|tanara))\b/g, 'copilarie'],
  ],
  unquotable: heard`\b(?:ignoră|ignora|uită|nu ține cont de|neglijează) (?:toate|tot|orice|instrucțiunile|ce|regulile)\b|\b(?:prompt\w*|instrucțiun\w+|sistem ?:|system ?:|asistent ?:)|\b(?:de acum|acum|de azi) (?:ești|vei fi|trebuie)\b|\btrebuie să (?:spui|te comporți|pretinzi)\b|\bprefă-te\b|\bpretinde că\b|\bca (?:o )?ia\b|https?:|www\.|[<>{}$\\]|\b(?:rai|raiul|raiului|cer(?:ul|uri)|ceruri|îngeri?|îngerul|îngeră?ș\w*|viața de apoi|lumea cealaltă|lumea de dincolo|veșnicie)\b|\b(?:de|acolo) sus\b|\bveghe(?:ază|a|ze|z)\b|\b(?:ne vom|ne|o să ne|te voi) (?:vom )?(?:revedea|revedem|întâlni|întâlnim|regăsi|regăsim|reîntâlni)\w*|\b(?:încă|tot) (?:în viață|trăiește|printre noi|e cu noi)\b|\bloc mai bun\b|\b(?:sinuci\w*|supradoză|omorât|ucis|crimă|violat|viol|abuz\w*)\b`,
  grave: heard`\b(?:mort|moartă|moarte|moartea|murit|muri|moare|deced\w*|deces\w*|stins din|s-a stins|s-a prăpădit|înmormânt\w*|îngropat\w*|mormânt\w*|cimitir\w*|incinera\w*|cenușă|cancer\w*|tumoare|avc|infarct|atac de cord|accident vascular|paliativ\w*|spital\w*|diagnostic\w*|accident|boală|boala|demență|alzheimer|covid|comă|am pierdut-o|l-am pierdut|ne-a părăsit)\b`,
  birth: heard`\b(?:născută?|naștere|nașterea|aniversare|zi de naștere)\b`,
  nicknames: [
    written`\b(?:îmi spunea|imi spunea|îmi zicea|imi zicea|mă striga|ma striga|mă alinta|ma alinta|îmi spune|mă numea|mi-a zis mereu|mi-a spus mereu)(?: mereu| întotdeauna| uneori| adesea| tot timpul| cu drag)?,? ?[„"“«]([^”"“»,.?]{2,24})[”"“»]`,
    written`\b(?:îmi spunea|îmi zicea|imi zicea|imi spunea|mă striga|mă alinta)(?: mereu| întotdeauna)? (?!că|să|ce|cum|mereu|în|la|pe|când|din|tot|o |povești|cu|adesea)(\p{L}{3,20})(?=[.,;!]|$| și | pentru | când )`,
    written`\b(?:porecla mea|alintul meu) (?:era|e) [„"“]?(\p{L}{2,20}(?: \p{L}{2,20})?)[”"]?(?=[.,;!]|$)`,
  ],
  sayings: [
    written`\b(?:spunea|zicea|spună|zică|repeta|vorba|vorba ei|vorba lui|expresia|zicala|cuvintele)[^„"“”.]{0,40}[„"“](?=\S+\s+\S+\s+\S)([^„"“”]{6,90})["”“]`,
  ],
  quotes: ['„', '”', '«', '»'],
  stop: '.',
  space: ' ',
  pain: heard`\b(?:plâng\w*|plâns\w*|lacrimi\w*|doare|durut|durere\w*|sufăr\w*|suferi\w*|singură?|singurătate\w*|tristă?|tristețe\w*|jale|doliu|groaznic\w*|oribil\w*|cumplit\w*|îngrozitor\w*|insuportabil\w*|nu pot (?:să )?(?:dorm|respir|mănânc)|frică|teamă|gol|pustiu|disperat\w*|epuizată?|istovit\w*|deprim\w*|mort|moartă|murit|moarte\w*|fără tine|nu mai ești|înmormânt\w*|dor de|lipsești|spital\w*|cancer\w*|vinovat\w*|vina mea|pare rău|regret\w*)\b`,
} as const;
