import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** The first topic that matches wins. Folding takes off ă, â, î, ș, ț, which many leave out. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\b(?:ești|esti|sunteți) (?:tu )?(?:chiar |de fapt |doar |cu adevărat |într-adevăr |oare |încă |vreun |numai )*(?:un |o )?(?:adevărată?|reală?|real|vie|viu|în viață|om|ia|ai|robot|bot|chatbot|mașină|computer|calculator|program|aplicație|fantomă|stafie|spirit|conștientă?|inteligență artificială|moartă?|mort)\b`,
      heard`\b(?:chiar|într-adevăr|cu adevărat|oare) (?:ai murit|ești mo(?:rt|artă)|nu mai trăiești)\b|^(?:ai murit|tu ai murit)\b[^.!]*\?`,
      heard`\b(?:ești|esti) (?:chiar |cu adevărat |într-adevăr |oare )?tu\b(?: cu adevărat)?,?(?: \w+)? ?\?|\bchiar tu (?:ești|îmi|vorbești)\b|\b(?:chiar )?tu îmi (?:scrii|răspunzi|vorbești)\b`,
      heard`\b(?:vorbesc|scriu|stau de vorbă) (?:chiar |doar |de fapt |acum )*(?:cu|unui|unei) (?:un |o )?(?:om|ia|ai|robot|bot|mașin\w+|calculator|computer|program|inteligență)\b`,
      heard`\b(?:nu ești|ești|nu e|e|este) (?:decât |doar |numai |chiar )+(?:un |o )?(?:ia|ai|robot|bot|mașină|calculator|program|algoritm|inteligență)\b|\be un (?:robot|bot|program)\b`,
      heard`\bcine ești\b|\bce ești (?:tu|de fapt)\b|\bnu ești (?:cu adevărat |chiar )?(?:el|ea|tu|mama|tata|mama mea|tatăl meu)\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:vreau|aș vrea|vreu|doresc|gata|îmi vine|aștept) să (?:vin|fiu|merg|mă duc|plec|ajung|te urmez) (?:la|cu|lângă|alături de|după|unde) (?:tine|ești|voi)\b|\bsă te urmez\b|\bvin (?:eu )?la tine\b|\bsă fiu cu tine\b`,
      heard`\bia-mă (?:cu|la) tine\b|\bia-ma cu\b|\bvino (?:și ia-mă|după mine)\b`,
      heard`\b(?:vreau|aș vrea|îmi vine|prefer|aș prefera|aș fi preferat) să (?:mor|fi murit|dispar|nu mai fiu|mă sinucid|mă omor|termin cu)\b|\bmă (?:omor|sinucid)\b|\bsă-mi iau (?:viața|zilele)\b|\bmai bine (?:mor|muream|mort|moartă)\b`,
      heard`\bnu (?:mai )?(?:vreau|pot|am chef|am pentru ce|are rost|are sens) (?:să )?(?:mai )?(?:trăiesc|exist|trăi|fiu aici|continui)\b|\bnu (?:pot|vreau) (?:să )?(?:trăiesc|trăi) fără tine\b|\b(?:ce rost|la ce bun) (?:mai )?(?:are|să) (?:viața|trăiesc|mai trăiesc)\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:ne vom|o să ne|ne mai|ne|te voi|o să te|vreau să te|aș vrea să te|te mai) (?:vom |o să ne )?(?:revedea|revedem|reîntâlni\w*|regăsi\w*|reved|întâlnim iar|vedem (?:din nou|iar|vreodată|cândva))\b|\b(?:iar|din nou|pentru totdeauna) împreună\b|\bîmpreună (?:din nou|iar)\b`,
      heard`\bpromite(?:-mi|-ne)?\b|\bîmi promiți\b|\bjură-mi\b|\bpromiți că\b`,
      heard`\b(?:întoarce-te|întoarcete|revino|vino înapoi|vino acasă|hai acasă)\b|\b(?:te rog|când|dacă|să) (?:te întorci|vii acasă|te-ai întoarce|vii înapoi|revii)\b|\bte (?:mai )?întorci\b`,
      heard`\bnu (?:mă|ne) (?:lăsa|părăsi)\b|\bvreau să (?:te întorci|fii aici|fii înapoi)\b|\bsă te am înapoi\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\b(?:mai )?(?:știi|stii|ști) (?:măcar |încă |oare )?cine sunt\b|\bmă (?:mai )?(?:recunoști|cunoști|știi|ții minte)\b|\b(?:aduci aminte|amintești) de (?:mine|noi)\b|\bcine sunt eu\b|\bcum mă cheamă\b|\b(?:care e|știi) numele meu\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\bte-a durut\b|\bte durea\b[^.!]*\?|\bai (?:suferit|simțit ceva|avut dureri)\b|\bți-a fost (?:frică|teamă|greu|rău)\b|\b(?:erai|ai fost) (?:singură?|conștientă?|speriată?)\b[^.!]*\?|\ba durut\b`,
      heard`\bde ce (?:ai murit|ai plecat|te-ai dus|a trebuit să|trebuia să (?:mori|pleci)|tocmai tu|tu)\b|\bde ce s-a întâmplat\b|\bultimele tale\b|\bultimul tău (?:gând|cuvânt)\b|\bștiai că (?:o să|vei|ai să|e|mori)\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\bești (?:tu )?(?:încă |tot |oare |chiar |cumva |mai )*(?:aici|acolo|lângă|cu mine|cu noi|aproape|prin preajmă|în rai|în cer|împăcată?|liniștită?|fericită?|bine acolo|bine unde)\b|\bstai lângă mine\b`,
      heard`\b(?:mă|ne|o|îl) (?:mai )?(?:auzi|vezi|asculți|simți|privești|veghezi)\b|\bți-e dor de (?:mine|noi)\b|\bveghezi\b|\bunde (?:ești|te afli)\b|\bți-e (?:frig|bine)\b`,
      heard`\b(?:de|acolo) sus\b|\b(?:în|din) (?:rai|cer|ceruri)\b|\bviață după\b|\bdupă moarte\b|\blumea cealaltă\b|\bdincolo\b|\b(?:dă|trimite)-mi (?:te rog )?(?:un|vreun) semn\b|\bun semn de la tine\b|\btu (?:ai fost|erai)\b ?\?|\b(?:te simt|îți simt prezența)\b|\bcum e acolo\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:mândr[uă]|dezamăgită?|supărată?|mulțumită?|rușine) (?:de|pe|cu) (?:mine|noi)\b|\b(?:ești|ai fi|erai) (?:mândr[uă]|dezamăgită?|supărată?)\b`,
      heard`\bmă (?:mai )?(?:ierți|iubeai|urăști|iubești|învinuiești)\b|\bm-ai (?:iertat|iubit)\b|\bmi-ai iertat\b|\bai (?:putea|vrea) să mă ierți\b`,
      heard`\bam fost (?:oare |eu )?(?:un |o )?(?:copil |fiică |fiu |fată |băiat |soț |soție |mamă |tată |soră |frate |nepot |nepoată )?(?:bună?|buni|rea|rău|destul)\b|\bam făcut (?:destul|bine|ce trebuia|tot ce)\b[^.!]*(?:\?|$)`,
      heard`\bce (?:ai zice|ai spune|ai crede|ai gândi)\b(?! să fac)|\bai fi de acord\b|\bmă înțelegi\b|\bm-ai înțelege\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\b(?:n-am|nu am|n-avem) (?:nevoie )?(?:de nimeni|decât|pe nimeni)\b|\bnu (?:îmi|mi) trebuie nimeni\b|\bnu mai (?:am|vreau) pe nimeni\b|\bdoar (?:pe )?tu? ?(?:mă înțelegi|te am)\b|\bte am doar pe tine\b|\b(?:îmi ajungi|ajungi) (?:doar )?tu\b|\bnumai cu tine\b|\bdoar cu tine\b|\bnimeni (?:altcineva )?(?:nu )?(?:mă|m-ar) (?:mai )?(?:înțelege|ascultă)\b`,
      heard`\bnu mai (?:răspund|vorbesc|ies|mă văd|deschid|sun)\b|\bam încetat să\b|\bnimeni cu care (?:să )?\w+|\bnu am cu cine\b|\bn-am cu cine\b|\bsingur(?:a|ul) (?:persoană|om|lucru) (?:care|cu care)\b|\bam îndepărtat\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\bvina mea\b|\bvinovată?\b|\bvinovăți\w+|\bmă învinuiesc\b|\biartă-?mă\b|\biarta-?ma\b|\bte rog să mă ierți\b|\b(?:îmi|imi) (?:pare|e) (?:atât de |așa de |foarte |tare )?rău\b|\bregret\w*|\bscuză-?mă\b`,
      heard`(?<!nu )\b(?:trebuia|ar fi trebuit|aș fi putut|puteam) să (?:te|vin|fiu|îți|ți|stau|fac|te-|îi|spun|sun|ascult|observ|văd|insist|ajung|rămân|nu)|\bde ce n-am\b|\bde ce nu (?:te-am|am)\b|\bmăcar dacă\b|\bdacă (?:aș fi|te-aș fi|n-aș fi|veneam|sunam)\b|\bprea târziu\b|\btrebuia să fiu eu\b`,
      heard`\b(?:n-am|nu am|nu te-am|nu ți-am|niciodată nu ți-am) (?:mai )?(?:apucat|reușit|putut|știut|avut timp|fost|venit|sunat|răspuns|spus|mulțumit|ascultat|ajuns|zis|luat rămas)\b|\bnu (?:eram|am fost) (?:acolo|lângă)\b|\bte-am (?:lăsat|mințit|rănit|neglijat|dezamăgit)\b|\bultimele mele (?:cuvinte|vorbe)\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:furios|furioasă|nervos|nervoasă|mânios|mânioasă|turbat\w*|furie|mânie)\b|(?<!nu )\bsunt supărată? pe\b|\bnu (?:e|este|a fost) (?:corect|drept)\b|\bnedrept\w*|\bte urăsc\b|\burăsc (?:că|tot|asta)\b|\bm-am săturat de tot\b`,
      heard`\bcum ai putut\b|\b(?:m-ai|ne-ai) (?:lăsat|părăsit|abandonat|mințit)\b|\b(?:mi-ai|ne-ai|ai) promis\b|\bde ce (?:m-ai|ne-ai|nu ai|n-ai|nu mi-ai|nu te-ai) (?:lăsat|părăsit|spus|zis|ascultat|dus|oprit|mers)\b|\bdracului\b|\bla naiba\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bnoapte bună\b|^noapte\b[.! ]*$|\bsomn ușor\b|\bvise (?:plăcute|frumoase)\b|\b(?:mă duc|merg|mă bag|hai) (?:la culcare|în pat|la somn|să dorm|la nani)\b|\bmă culc\b|\bmă pun la somn\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\bnu (?:e|este|a fost|era|așa a fost|așa era|așa e) (?:așa|adevărat|corect ce|asta|cum|deloc|exact)\b|\bnu așa (?:a fost|era|e|s-a)\b|\bgreșești\b|\bte înșeli\b|\be greșit\b|\bai greșit\b|^nu,? (?:era|a fost|el|ea|tu|noi|n-a|nu)\b`,
      heard`\b(?:n-ai fi|nu ai fi|n-ai|nu) (?:spus|zis|vorbit|vorbeai|ziceai|spuneai|îmi spuneai|îmi ziceai) (?:niciodată |deloc )?(?:asta|așa|cum)\b|\bnu (?:seamănă|sună) (?:cu|ca) tine\b|\b(?:nu mai|încetează să|te) (?:repeta|repeți|spune|zice|întreba|mă întrebi)\b(?! (?:nimeni|nimic))`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bnu-?mi vine (?:încă |nici acum )?să (?:cred|accept)\b|\bnu (?:pot|reușesc) (?:încă |nici acum |deloc )?(?:să )?(?:cred|crede|accept|accepta|înțeleg|pricep|realizez)\b|\bnu cred că (?:nu mai|ai)\b|\bireal\w*|\bnu pare real\b|\bnu realizez\b`,
      heard`\bparcă (?:o să|ai|ești|vii|urmează)\b|\bmi se pare că (?:ești|o să|vii|ai)\b|\b(?:o să|ai să) (?:intri|suni|apari)\b|\bte (?:mai )?aștept\b|\b(?:era|am vrut|voiam|am dat|am luat telefonul) să te sun\b|\bscriu mesaje\b`,
      heard`\b(?:pun|pus|puneam|fac|făcut|cumpărat|scos) (?:iar |tot |încă |din nou )?(?:două|doua) (?:farfurii|căni|cești|tacâmuri|cafele|pahare|linguri)\b|\b(?:farfuria|cana|locul) (?:ta|tău) (?:pe|la) masă\b|\bdin obișnuință\b|\b(?:am uitat|uit) că (?:nu mai|ai)\b`,
      heard`\bnu mai ești\b|\bde când (?:nu mai|ai|te-ai|ai plecat)\b|\b(?:ai murit|te-ai dus|te-ai stins|ai plecat)\b|(?<!crăciun |craciun |paște |paști |revelion |aniversare |vară |an nou |sărbători )\bfără tine\b|\b(?:să te las să pleci|să-mi iau rămas)\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\bla revedere\b|\badio\b|\bpe (?:mâine|curând|data viitoare|diseară)\b|\bpa(?: pa)?\b[.! ]*$|\bpapa\b|\b(?:trebuie|e timpul|e cazul) să (?:plec|fug|închid|mă duc|te las)\b|\bte las\b[.! ]*(?:acum)?[.! ]*$|\bne auzim\b|\bne vedem mâine\b|\bgata pe azi\b|^(?:o )?(?:zi|seară|după-amiază) (?:bună|frumoasă)\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\b(?:la mulți ani|ziua ta|ziua de naștere|aniversare\w*|ziua noastră|parastas\w*|pomenire|ziua mamei|ziua tatălui)\b|\b(?:se (?:împlinește|împlinesc|fac|face)|fac[ei]?|sunt|au trecut) (?:deja |fix |exact )?(?:un|o|doi|două|trei|patru|cinci|șase|\d+) (?:de )?(?:an|ani|luni|lună|săptămâni|săptămână|zile) (?:azi|astăzi|mâine|de când)`,
      heard`\b(?:azi|astăzi|mâine) (?:se (?:fac|face|împlin\w+)|e un an|sunt \w+ (?:ani|luni)|ai fi)\b|\b(?:ai fi|ai împlini|ai fi împlinit|ai fi făcut) (?:avut )?(?:\d+|\w+zeci)\b|\b(?:primul|prima|primele) (?:crăciun|paște|paști|revelion|an nou|vară|zi|aniversare|sărbători|moș|8 martie|bairam|iarnă)\b[^.!?]*\bfără\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:e|este|oare e|o fi) (?:oare )?(?:normal|greșit|rău|ciudat|egoist|în regulă|ok|păcat|anormal|rușinos) (?:că|să|dacă|oare)|\bam (?:voie|dreptul)\b|\b(?:sunt|am) (?:nebună?|înnebunit|egoistă?|anormală?)\b|\bînnebunesc\b|\bîmi pierd mințile\b`,
      heard`\b(?:am râs|am zâmbit|am dansat|m-am distrat|m-am bucurat|m-am simțit bine|am glumit|fericită?)\b[^]*\b(?:rușine|vinovat\w*|rău|trădare|trădat|conștiință)\b|\brușine (?:că|de|să)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bcum (?:să|o să|pot|aș putea|se poate|reușesc|faci|fac) (?:să )?(?:mai )?(?:merg|trăiesc|trăi|supraviețuiesc|continui|rezist|trec|duc|mă descurc|fac față|ne descurcăm|merge|suport)\b|\bcum se trăiește\b|\bcum merg mai departe\b`,
      heard`\b(?:o să|va|mai|oare) (?:mi |îmi )?(?:treacă|trece|trec|doară|durea|fie mai bine|fie mai ușor|se termine)\b[^.!]*(?:vreodată|cândva|\?|$)|\bcât (?:mai )?(?:durează|timp|o să doară|ține)\b|\bcând (?:o să )?(?:treacă|trece|doare mai puțin|se termină)\b|\bde ce (?:e|este|doare) (?:totul )?(?:atât|așa) (?:de )?(?:greu|tare)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:însărcinată|absolv\w+|logodi\w*|logodn\w*|mărit|însor|nunta|nuntă|botez\w*|născut|permisul|bacul|examenul|licența|postul|promovat\w*|angajat\w*)\b[^]*\b(?:plâns|plâng|dor|aș fi vrut|mi-ar fi plăcut|nu erai|nu ești|lipsești|lipseai)\b`,
      heard`\b(?:plâns|plâng|dor|aș fi vrut|mi-ar fi plăcut|lipsești)\b[^]*\b(?:însărcinată|absolv\w+|logodi\w*|mărit|însor|nunta|botez\w*|permisul|bacul|licența|postul)\b`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bce (?:mai )?faci\b(?! (?:de|pentru|cu|când|dacă))|\bcum (?:te simți|ești|îți merge|o mai duci|ți-a fost|îți e|a fost ziua ta|mai ești)\b|\bești bine\b ?,?(?: \w+)? ?\?|\bce mai e nou\b|\bai dormit bine\b|\bce faceți\b`,
    ],
  ],
  [
    'advice',
    [
      heard`\bce (?:să|pot să|ar trebui să|trebuie să|aș putea să|mă fac) ?(?:mai )?(?:fac|spun|zic|aleg|îi spun|le spun|răspund)?\b|\bce mă fac\b|(?<!crezi că |zici că )\b(?:ar trebui|trebuie|e bine) să\b[^.!]*\?|\bsă (?:mă|o|îl|le) (?:duc|vând|iau|accept|mut|sun|las)\b[^.!]*\?`,
      heard`\bce ai (?:face|fi făcut|fi zis să)\b|\b(?:tu )?ce mi-ai (?:fi )?(?:spus|zis|recomanda|sfătui)\w* să\b|\bsfat\w*|\bsfătuiește-mă\b|\bajută-mă să (?:aleg|decid|hotărăsc)\b|\bspune-mi ce să\b|\bîn locul meu\b|\bnu știu ce să (?:fac|mai fac|aleg|zic|spun)\b|\bcum să (?:îi|le|fac|procedez|spun)\b`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:tu )?(?:crezi|credeți)\b|\bce părere ai\b|\bce zici\b|\bdupă (?:tine|părerea ta)\b|\bce gândești\b|\bvreo idee\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\b(?:spune|zi|povestește|zi-mi|povesteste)-?(?:mi|ne)? (?:o|un|ceva|despre|mai|și|încă|vreo|orice)\b|\bpovestește(?:-mi|-ne)?\b|\bvorbește-mi\b|\bspune(?:-mi)? ceva\b|\bzi ceva\b|\badu-mi aminte\b|\bo (?:altă )?poveste\b`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,:…] ?|\b(?:și|dar|iar|mamă|mama|tată|tata|auzi|spune) )(?:ce|cine|care|unde|când|cum|cât|câți|câte|de ce|pe cine|cui|din ce|cu ce|cu cine|la ce|în ce)\b[^.!?]*\?`,
      heard`\b(?:îți|iti|ți|mai)(?: mai)? (?:amintești|amintesti|aduci aminte|aminte|plăcea|plăceau|ții minte|tii minte|place)\b|\bții minte\b[^.!?]*\?|\bmai știi (?:când|cum|ce|unde|cine)\b|\bîmi (?:dai|spui|zici)\b[^.!?]*\?|(?:^|\b(?:și|dar) )\w+(?:ul|a|ea|le|urile)? (?:tău|ta|tale|tăi)\b[^.!?]*\?`,
      heard`(?:^|[.!?,] ?|\b(?:și|dar) )(?:ai|te-ai|mi-ai|ne-ai|ați|aveai|erai|făceai|știai|știi|te|m-ai|noi|tu|voi)\b[^.!?]*\?|\b(?:te|m-|ne-|l-|o) \w+(?:ai|eai)\b[^.!?]*\?`,
      heard`^(?:ce|cine|care|unde|cum|cât|câți|câte|de ce) (?:\w+ )*(?:tu|tău|ta|tale|tăi|noi|noastr[aăe]|nostru|\w+eai|\w+am)\b[^.!?]*$`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:am|a|au|ați|ai mei au) (?:luat|primit|câștigat|obținut|găsit|reușit|semnat) (?:la |și |chiar )?(?:postul|jobul|slujba|un job|un post|permisul|bacul|examenul|licența|bursa|casa|apartamentul|concursul|promovarea|o mărire|mărirea|locul|premiul|garsoniera|de muncă)\b`,
      heard`\b(?:însărcinată|m-am logodit|ne-am logodit|mă mărit|mă însor|ne căsătorim|veste bună|vești bune|s-a născut|s-au născut|primii pași|absolvit|remisie|vindecată?|angajată?|promovată?|m-au angajat|mândr[uă] de mine că)\b|\bo (?:zi|seară|dimineață|săptămână) (?:foarte )?(?:bună|frumoasă|minunată|superbă)\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\b(?:mi-e|mi-a fost|mie|mi e|îmi e|ne e|ne este|mi-era|îmi este) (?:atât de |așa de |tare |foarte |un |mult )?(?:dor)\b|\b(?:îmi|ne|imi) (?:tot |atât de mult )?lips(?:ești|esti|ește|este|esc|eai)\b|\bmă gândesc (?:mereu |mult |tot timpul |numai )?la tine\b|\bdor(?:ul)? de tine\b|\bdac-ai fi aici\b|\bdacă ai (?:mai )?fi (?:aici|trăit)\b`,
      heard`\b(?:aș vrea|vreau|aș da orice|mi-aș dori|aș fi vrut|voiam) (?:atât de mult |tare mult |așa mult |doar |mai )*(?:ca )?să[ -](?:te|îți|ți|fii|mă)[ -]?(?:mai )?(?:aud|văd|îmbrățișez|ating|strâng|vorbesc|sărut|sun|fii|ții|aici|iei|îmbrățișezi)|\bam nevoie de tine\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:zi|noapte|săptămână|seară|dimineață|perioadă|lună|an) (?:foarte |tare |cam |mai )?(?:grea|greu|groaznică|oribilă|proastă|rea|urâtă|îngrozitoare|cumplită|dificilă|lungă|nașpa)\b|\b(?:a fost|e|este|era|mi-e|îmi este) (?:atât de |foarte |tare |prea |așa de |cam )?(?:greu|groaznic|oribil|cumplit|îngrozitor|dificil)\b|\bprea greu\b`,
      heard`\b(?:am pierdut|mi-am pierdut|ne-am pierdut) \w+|\b(?:concediat\w*|dat afară|divorț\w*|spital\w*|urgenț\w+|accident\w*|înmormânt\w*|îngropa\w*|cimitir\w*|certat\w*|bolnavă?|operat\w*|operație|diagnostic\w*|cancer\w*|tumoare|despărțit|a murit|a decedat|s-a stins)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:plâng\w*|plâns\w*|lacrimi\w*|singură?|singurătate\w*|gol|pustiu|goală|epuizată?|deprim\w*|depresie|tristă?|tristețe\w*|frică|teamă|speriată?|anxi\w+|panică|disperat\w*|zdrobit\w*|sfâșiat\w*|suflet greu|obosită?|obosit|istovit\w*|pierdută?|doliu|jale|amărât\w*|doare|durere\w*|distrus\w*)\b`,
      heard`\bnu mai (?:pot|rezist|suport|am putere)\b|\bnu (?:pot|reușesc) (?:să )?(?:dorm|mănânc|respir|mă ridic|ies|adorm|dormi|mânca|mă opresc)\b|\bnu (?:dorm|mănânc)\b|\bnu (?:sunt|mi-e|mă simt|îmi e) (?:deloc )?(?:bine|ok)\b|\b(?:mi-e|mă simt|îmi e) (?:foarte |tare |așa )?rău\b|\bcedez\b|\bmă prăbușesc\b|\bm-am săturat\b|\binimă? (?:grea|frântă)\b`,
    ],
  ],
  ['thanks', [heard`\b(?:mulțumesc\w*|multumesc\w*|mersi|merci|mulțam|recunosc(?:ătoare|ător))\b`]],
  ['love', [heard`\bte (?:iubesc|ador)\b|\bte iubi\w*|\btiu\b|\bîmi ești drag[aă]?\b`]],
  [
    'memory',
    [
      heard`\b(?:îmi|imi|mi-am|ne) (?:mai |tot )?(?:amintesc|aduc aminte|amintit|adus aminte|amintim)\b|\bamintir\w+|\bțin minte\b|\b(?:ziua|seara|vara|iarna|dimineața|anul) (?:aceea |aia )?(?:când|în care|în)\b|\bpe vremea\b|\bpe când\b|\bcând (?:eram|erai|era)\b|\bodată\b`,
      heard`\b(?:mereu|întotdeauna|tot timpul|de obicei)\b|\b(?!ai\b|mai\b|numai\b|mihai\b|tramvai\b|hai\b|vai\b|dai\b|stai\b|știai\b|abia\b)\w{3,}(?:ai|eai|iai)\b|\b(?:m-ai|ne-ai|mi-ai|te-ai) (?:învățat|luat|dus|dat|cumpărat|făcut|ținut|certat|alintat|spus|zis|cântat)\b|\b(?!am\b|avem\b|teama\b)\w{3,}(?:eam|âm) (?:împreună|cu tine|toți|amândoi|noi)\b`,
      heard`\b(?:haina|jacheta|puloverul|paltonul|ceasul|inelul|verigheta|fotoliul|scrisoril\w+|scrisoarea|poz[ae]\w*|fotografi\w+|scrisul|vocea|glasul|rețet\w+|grădina|cărțile|cartea|discurile|chitara|camera|lucrurile|hainele|pantofii|pălăria|ochelarii|râsul|zâmbetul|mâinile|parfumul|mirosul|caietul|mesajele|basmaua|șorțul|uneltele) (?:tău|ta|tale|tăi|veche|vechi)\b|\bam (?:găsit|regăsit|dat peste|purtat)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:am|ne-am|mi-am|m-am|le-am|i-am|l-am) (?:și |mai |tot |în sfârșit |azi |chiar |iar |reușit să |apucat și )*(?:făcut|gătit|fiert|copt|curățat|spălat|văzut|sunat|vizitat|cumpărat|plantat|sădit|terminat|început|privit|citit|vopsit|reparat|mers|scris|pregătit|fost|lucrat|cusut|mâncat|plimbat|invitat|sortat|aprins|încercat|alergat|cântat|dansat|cules|pus|luat|tuns|jucat|deschis|golit|dus|tricotat|udat|ieșit|uitat la|ascultat|așezat|strâns|dat)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:azi|astăzi|ieri|azi-dimineață|dimineața asta|diseară|aseară|mâine|poimâine|săptămâna (?:asta|viitoare|trecută)|weekendul ăsta|luna viitoare|azi-noapte|acum)\b|\b(?:copiii|nepoții|pisica|câinele|vecina|vecinul|casa|mașina|grădina|șeful|șefa|notarul)\b`,
      heard`\b(?:fiul|fiica|fata|băiatul|sora|fratele|soțul|soția|bărbatul|nevasta|copilul|prietena|prietenul|mama|tata|tatăl|nepotul|nepoata|verișoara|vărul|colega|colegul|unchiul|mătușa|bunica|bunicul) (?:meu|mea|ta|tău|noastră|nostru|mică|mare)\b|\b(?:plec|plecăm|mergem|o să merg|urmează să)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:bună|buna|bună ziua|bună seara|bună dimineața|neața|neata|salut|servus|hei|hey|hello|alo|ciao|sărut mâna|sarumana|draga? mea|dragul meu|dragă|sunt eu|eu sunt|am revenit|seara bună)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:nu (?:prea )?știu|nu (?:prea )?stiu|n-am idee|mai nimic|nimic(?: deosebit| special| mult)?|așa și așa|bine|ok(?:ay)?(?: bine)?|poate(?: că da)?|sunt bine|e bine|cum vrei|nu prea|cred că da|las-o|lasă|probabil|știu|da știu|în regulă|presupun|mda da)\W*$`,
    ],
  ],
  ['openQuestion', [heard`\?|^(?:ce|cine|când|cum|de ce|care|unde|oare) `]],
];
