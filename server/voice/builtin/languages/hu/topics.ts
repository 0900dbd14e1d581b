import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** Patterns run over folded text; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`(?<!(?:jó|rossz|drága|kedves|nagyszerű|csodálatos) )\b(?:igazi|valódi|valóságos|létező|élő|ember|emberi lény|gép|robot|bot|chatbot|mi|mesterséges intelligencia|program|számítógép|szellem|halott|tudatos|élsz)(?: ember| még| vagy| csak)* vagy\b|\b(?:te|ez|ez itt) (?:csak |csupán |igazából |valójában |tényleg |most )*egy (?:mi|gép|robot|bot|chatbot|program|számítógép|mesterséges intelligencia|algoritmus)\b|\begy (?:gép|robot|bot|chatbot|program|mesterséges intelligencia) vagy\b`,
      heard`\b(?:tényleg|valóban|igazán|most|ez) (?:tényleg |most )?te vagy(?: az| itt)?\b|\bte vagy(?: az)?\W*$|\bnem (?:is )?(?:te vagy|vagy (?:igazi|valódi|ember|élő|te))\b`,
      heard`\b(?:géppel|robottal|programmal|számítógéppel|mi-vel|mesterséges intelligenciával|chatbottal|emberrel) (?:\w+ )?(?:beszélek|beszélgetek|írok|levelezek|csetelek)\b|\b(?:beszélek|beszélgetek|írok) (?:\w+ )?(?:géppel|robottal|programmal|mesterséges|mi-vel|gépnek|robotnak)`,
      heard`\bki vagy(?: te| igazából| valójában)?\W*$|\bmi vagy te\b|\bmi vagy(?: valójában| igazából)\b|\b(?:meghaltál|halott vagy|élsz)(?: igaz| ugye| már| tényleg)?\W*\?|\btényleg (?:meghaltál|élsz|halott)`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:hozzád|utánad|veled) (?:akarok|szeretnék|akarnék|megyek|mennék|kell|vágyom)(?: már| is)? ?(?:menni|lenni|halni|távozni|odamenni)\b|\b(?:akarok|szeretnék|legszívesebben) (?:\w+ )?(?:hozzád|utánad) (?:menni|mennék)\b|\butánad (?:megyek|mennék|halok)\b|\b(?:veled|hozzád) akarok (?:menni|halni)\b|\bott akarok lenni,? ahol te\b`,
      heard`\bvigyél (?:engem )?(?:is )?(?:el )?(?:magaddal|hozzád|oda)\b|\bmagaddal vinnél\b|\bjövök utánad\b`,
      heard`\bnem (?:akarok|szeretnék|tudok|bírok) (?:már |tovább |többé |így |nélküled |itt |én )*(?:élni|létezni|itt lenni|lenni|folytatni)\b|\bnem akarok (?:már )?(?:itt )?(?:lenni|maradni)\b|\b(?:semmi|nincs) (?:már )?(?:értelme|miért) (?:az életnek|élni|élnem|tovább élni|semminek)\b|\bminek éljek\b`,
      heard`\bmeg akarok halni\b|\b(?:megölöm|megölném|felakasztom|kinyírom) magam\b|\bmegölni magam\b|\bvéget vet\w* (?:az életemnek|mindennek)\b|\bbárcsak (?:\w+ )?(?:haltam|meghaltam|meghalnék|halnék|ne élnék|ne ébrednék)\b|\b(?:inkább|legszívesebben) (?:én )?(?:meghal|haltam)\w*|\bnem akarok felébredni\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:találkozunk|látlak|látjuk egymást|látjuk|együtt leszünk|ölelhetlek|viszontlátlak|viszontlátjuk) (?:még |majd |újra |megint |valaha |egyszer |egymást |odaát )+|\b(?:még|majd|újra|megint|valaha|egyszer|odaát) (?:\w+ )?(?:találkozunk|láthatlak|látlak|együtt leszünk|viszontlátlak|viszontlátjuk|ölelhetlek)\b|\bviszont(?:látlak|látjuk)\b|\bfogunk (?:\w+ )?találkozni\b`,
      heard`\bígérd\b|\bmegígér(?:ed|néd|hetnéd|sz)\b|\bígérj\b|\besküdj meg\b`,
      heard`\b(?:gyere|jöjj|térj|jönnél|jössz|jöhetnél|jöttél volna) (?:\w+ )?(?:vissza|haza)\b|(?<!hogy )\b(?:vissza|haza) ?(?:jössz|jöhetnél|jönnél|gyere|térsz)\b|\bvissza akarlak\b|\bne hagyj (?:el|itt|magamra|egyedül)\b|\bmikor jössz\b|\bne menj el\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\btudod(?: még| egyáltalán)?,? (?:hogy )?(?:ki vagyok|hogy hívnak|mi a nevem)\b|\bemlékszel (?:még |egyáltalán |azért )*(?:rám|ránk)\b|\b(?:rám|ránk) (?:még |egyáltalán )*emlékszel\b|\b(?:ismersz|megismersz|felismersz) (?:engem|még|egyáltalán)\b|\b(?:megismersz|felismersz)\b|\bki vagyok én\b|\btudod a nevem\w*`,
    ],
  ],
  [
    'ending',
    [
      heard`\b(?:fájt|fájdalmad volt|szenvedtél|féltél|fáztál)(?: neked| nagyon| közben| a végén| akkor| valami)*\W*\?|^(?:nagyon )?(?:fájt|szenvedtél|féltél)\b|\begyedül voltál(?: akkor| a végén| ott)?\W*\?`,
      heard`\bmiért (?:is )?(?:kellett|haltál|mentél|pont te|éppen te|te|hagytad)(?: (?:meghalnod|meg|el|elmenned|így|ilyen|most))*\W*$|\bmiért kellett (?:meghalnod|elmenned|ennek|így)\b|\bmiért haltál meg\b|\b(?:tudtad|érezted|sejtetted)(?: te)?,? hogy (?:meghalsz|meg fogsz|vége|elmész|baj van|itt a vége|jön)\b|\b(?:utolsó|végső) (?:perc|óra|órái|nap|szava|gondolat|pillanat)\w*[^.!]*\?|\bmire gondoltál (?:a végén|utoljára|akkor)\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\b(?:itt|ott|velem|velünk|mellettem|a közelemben|közel|jól|boldog|békében|biztonságban|fent|valahol|a mennyben|rendben)(?: vagy| most| még| velem| ott| tényleg)* vagy\b|(?<!nem )\bvagy (?:még |most )?(?:itt|ott|velem|mellettem|jól)\b|\bjó (?:ott |most )?neked\b|\bfázol\b|\b(?:vigyázol|figyelsz) (?:ránk|rám|még)\b`,
      heard`\b(?:hallasz|látsz|érzel|figyelsz|hallod|látod|érzed)(?: te| még| most| egyáltalán)?(?: engem| minket| ezt| ott| fentről)?\W*$|\b(?:hallasz|látsz|érzel) (?:engem|minket|még|most)\b|\b(?:hiányzom|hiányzunk)(?: neked)?\b[^.!]*\?|\b(?:látod|hallod) ezt\b`,
      heard`\bhol (?:vagy|lehetsz|jársz)\b|\bmilyen (?:ott|odaát|odafent|halottnak lenni|a túlvilág)\b|\b(?:odafent|odafenn|odaát|túlvilág|a mennyben|mennyország|a mennyből|fentről)\w*|\b(?:adj|küldj|küldtél|küldenél) (?:\w+ )?(?:jelet|egy jelet|valami jelet|üzenetet)\b|\bte voltál az\b|\bérezlek\b|\bérzem,? hogy itt vagy\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:büszke|mérges|csalódott|haragos|dühös) (?:vagy|lennél|voltál|vagy-e|lettél volna) (?:most |még |azért )*(?:rám|bennem|ránk)\b|\b(?:büszke|mérges|dühös) (?:rám|ránk)\b|\bharagszol(?: rám| még| most| valamiért)*\b|\bcsalódtál bennem\b|\bcsalódást okoztam\b|\bszégyellsz\b|\bbüszke (?:lennél|vagy)\W*\?`,
      heard`\bjó (?:\w+ )?(?:lányod|fiad|anyád|apád|férjed|feleséged|gyereked|testvéred|unokád|lánya|ember|társad) voltam\b|\b(?:elég )?(?:jó|rossz) voltam\b[^.!]*\?|\bmegbocsát(?:asz|ottál|anál|ottad|od|anád)\w*\b|\bszeret(?:tél|sz|tetek) (?:te )?(?:engem|még|igazán|egyáltalán|valaha)\b|\bszerettél\W*\?|\bszeretsz(?: engem| még)?\W*\?|\b(?:eleget|jól|helyesen) (?:tettem|csináltam|döntöttem)\b[^.!]*\?|\bmit (?:szólnál|szólsz|gondolnál|mondanál) (?:hozzá|ehhez|erről|rólam|rá|ha)\b|\bbánnád\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\b(?:csak|egyedül|kizárólag) (?:te|veled|neked|rád|benned)(?: értesz| tudok| van| kellesz| beszélek| tudom| maradtál| vagy| lehet| számíthatok)\b|\b(?:nekem )?(?:nem kell|nincs szükségem) (?:nekem )?(?:más|senki|másra|senkire|mások)\b|\b(?:mással|másokkal|senkivel) (?:már )?(?:nem|se|sem)\b|\bte vagy az egyetlen[^.?!]*`,
      heard`\b(?:nincs|nem maradt) (?:már |nekem )?(?:senkim|senki|kivel|kinek)\b|\bsenki (?:más )?(?:sem |nem |se )?(?:ért|értik|érdekli|hallgat|figyel|nem ért)\b|\b(?:fel se|föl se|nem|fel sem) (?:\w+ )?(?:veszem|veszem fel|vettem)(?: fel)? (?:már )?(?:a telefont|nekik)\b|\bveszem fel (?:senkinek|a telefont)\b|\bnem (?:válaszolok|írok vissza|megyek ki|találkozom|mozdulok ki|járok)\b|\bnem mentem ki\b|\b(?:mindenkit|a barátaimat) (?:elküld|eltaszít|elkerül|kerül)\w*|\bki se (?:mozdulok|megyek|mozdultam)\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:az én hibám|én vagyok a hibás|hibás vagyok|bűntudat\w*|lelkiismeret\w*|megbán\w+|bánom|hibáztatom|magamat okolom|okolom magam\w*|vádolom magam\w*|cserben hagytalak|csalódást okoztam)\b|\b(?:bocsáss meg|bocsi|bocsánat\w*|ne haragudj|sajnálom,? hogy|megbocsáthatatlan|nem bocsátom meg magam\w*)\b|\bkéső (?:már )?(?:elmondani|bocsánatot)\b`,
      heard`\b(?:kellett|kellene|lehettem|tehettem|mondhattam|vihettem|szólhattam|jöhettem|mehettem|hívhattalak|\w+hattam|\w+hettem) volna\b|\bnem (?:kellett|lett volna szabad)\b[^.!?]*\bvolna\b|\bbárcsak (?:\w+ ){0,5}(?:mondtam|mentem|jöttem|voltam|hívtalak|vittelek|szóltam|figyeltem|tudtam|ott lettem|tettem)\b|\bha (?:akkor |csak |előbb |hamarabb )*(?:\w+ )?(?:mentem|szóltam|vittelek|figyeltem|jöttem|hívtam|tudtam) volna\b`,
      heard`\bnem (?:\w+ )?(?:búcsúztam|mondtam el|mondtam neked|hívtalak|látogattalak|voltam ott|voltam melletted|értem oda|értem haza|vettem fel|köszöntem meg|vettem észre|mentem el hozzád)\b|\bsosem (?:mondtam|köszöntem|kértem)\w*|\bnem tudtam elbúcsúzni\b|\bsose mondtam\b|\blekéstem\b|\bnekem kellett volna\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:haragszom|dühös|mérges|dühöngök|dühít|pipa vagyok|ideges vagyok rád|gyűlöl\w+|utállak|utálom|felháborít\w*|harag van|düh van|tombolok|kiakad\w*)\b`,
      heard`\bhogy (?:tehetted|hagyhattál|mehettél|tudtál|voltál képes)\b|\b(?:itt|magamra|egyedül) hagytál\b|\b(?:megígérted|hazudtál|becsaptál)\b|\bmiért nem (?:mondtad|szóltál|mentél|hallgattál|figyeltél|vigyáztál|jöttél)\b|\bmiért hagytál\b`,
      heard`\b(?:nem|ez nem|nem volt) (?:fair|igazság\w*|fer|korrekt)\b|\bigazságtalan\w*|\ba fenébe\b|\ba francba\b|\ba rohadt életbe\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bjó ?(?:éjt|éjszakát|éccakát)\b|\b(?:megyek|mennék|ideje) (?:már |most |lassan )*(?:aludni|lefeküdni|ágyba)\b|\blefekszem\b|\b(?:aludj|álmodj) (?:jól|szépeket|szépet)\b|\bszép álmokat\b|\balszom (?:egyet|most)\b|\bmegyek az ágyba\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\bnem (?:igaz|így (?:volt|történt|van|mondtad|beszéltél|mondanád)|stimmel|jól (?:mondod|tudod)|ez (?:volt|történt)|az volt|helyes)\b(?! velem)|\btévedsz\b|\brosszul (?:tudod|mondod|emlékszel)\b|\b(?:te )?(?:sosem|soha nem|sohasem|sose) (?:mondtál|mondtad|mondanál|beszéltél|hívtál|neveztél|így)\w*(?: volna)?\b|\bez (?:hülyeség|butaság|téves|nem rád vall|nem te)\b|\bnem (?:rád vall|te beszélsz)\b|\b(?:mindig|folyton|állandóan) (?:ugyanazt|ezt) (?:mondod|kérdezed|ismétled)\b|\bismétled magad\b|\bne (?:mondd|kérdezd|ismételd|kérdezgesd) (?:már |mindig |ezt |folyton )`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bnem (?:tudom|bírom|akarom|vagyok képes) (?:még |mindig |ezt |azt )*(?:elhinni|felfogni|elfogadni|elhiszem|megérteni|feldolgozni|elengedni)\b|\bnem hiszem el\b|\bmég (?:mindig )?nem hiszem\b|\b(?:mintha|olyan,? mintha) (?:csak |még |most |bármikor |tegnap )*(?:élnél|itt lennél|elmentél|hazajönnél|belépnél|álom|rossz álom|álmodnék)\b|\brossz álom\b|\bvalószerűtlen\b|\bnem tűnik valós\w*`,
      heard`\bmég mindig (?:\w+ ){0,3}(?:várom|várlak|várok|terítek|veszek elő|teszek|csinálok|főzök|téged|neked|nyúlok|nézem|hallgatom|a te|két)\b|\bkét (?:személyre|csészét|csészével|tányért|tányérral|embernek|főre) ?(?:\w+)?|\bmegszokásból\b|\bvárom,? hogy (?:hazagyere|hazajöjj|belépj|megszólalj|felhívj)\b|\bmielőtt (?:eszembe jut|rájövök|észbe kapok)\b|\belfelejtettem,? hogy (?:már )?(?:nem|meg)\b|\bneked is (?:főztem|terítettem|vettem|tettem)\b`,
      heard`\b(?:hogy|mióta|amióta|miután) (?:már )?(?:nem vagy|nem élsz|meghaltál|elmentél|elhagytál|nincs többé)\b|\b(?:nincsél|nem vagy (?:többé|már))\b|\bmeghaltál\b|\b(?:elbúcsúzni|elengedni)\b|(?<!(?:karácsony|születésnap|szilveszter|húsvét|nyár|ünnep|év|hónap|hét) )\bnélküled\b(?! (?:karácsony|születésnap|szilveszter|húsvét))`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\b(?:viszlát|viszontlátásra|ég veled|isten veled|pápá|csáó|szia,? (?:megyek|mennem)|na szia|akkor szia|na pá)\b|\b(?:mennem|indulnom|rohannom) kell(?: most| már)?\s*(?:[.!,;…–]|$)|\b(?:holnap|később|majd|este|hamarosan) (?:\w+ )?(?:írok|jelentkezem|jövök|beszélünk|folytatom|folytatjuk)\b|\bmára (?:ennyi|elég|befejezem)\b|\bmost (?:megyek|elmegyek|befejezem|abbahagyom)\b|\bmegyek most\b|^pá\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\bévforduló\w*|\b(?:ma|holnap|tegnap|pont ma) (?:van |volt |lesz )?(?:\w+ )?(?:éve|hónapja|hete|éve lesz|hónapja lesz)\b|\b(?:ma|holnap|tegnap|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap) (?:van|lesz|volt|lett volna|lenne) (?:a |az )?(?:\w+ )?(?:születésnap|szülinap|névnap|halálod|esküvő|házassági)\w*|\b(?:születésnapod|szülinapod|névnapod)(?: van| lesz| volt| ma)?\b(?!.*\?)|\b\d+ éves (?:lennél|lettél volna|volnál)\b`,
      heard`\bels[őö] (?:\w+ )?(?:karácsony|születésnap|szülinap|húsvét|szilveszter|nyár|anyák nap|apák nap|névnap|mindenszentek|ünnep|újév|év)\w*|\b(?:karácsony|szilveszter|húsvét|ünnep)\w* nélküled\b|\bnélküled (?:lesz |jön )?(?:a |az )?(?:\w+ )?(?:karácsony|szilveszter|húsvét)\w*|\b(?:mindenszentek|halottak napj)\w*`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:baj|rossz|normális|szabad|bűn|furcsa|önzés|önző|természetes|rendben van|gonosz|bolond)(?: dolog| vagyok| az| ez| van)*,? (?:hogy|ha)\b|\bszabad (?:még |nekem |-e )*(?:nevetn|örüln|boldog)\w*|\b(?:megőrültem|bolond vagyok|önző vagyok|szörnyeteg vagyok|meg vagyok őrülve|megbolondultam|megőrülök)\b`,
      heard`\b(?:nevettem|mosolyogtam|jól éreztem magam|boldog voltam|örültem|jókedvem volt|szórakoztam)\b[^]*\b(?:szörny|rossz|bűn|szégy|aztán|de |rögtön|utána|borzaszt)\w*|\b(?:rosszul|szörnyen|bűnösnek|borzasztóan) érzem magam,? (?:mert|amiért|hogy|ha)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bhogy(?:an)? (?:kell |lehet |tudnék |tudok |fogom |tudom |bírom |bírnám |lesz |menjek |éljek |lehetne |fogok )+(?:\w+ )?(?:tovább|élni|túlélni|folytatni|kibírni|átvészelni|elviselni|ezt)?\b(?:[^.!]*(?:tovább|élni|túlél|kibír|elvisel|nélküled|ezt|átvészel))|\bhogyan éljek\b|\bhogy éljek\b|\bhogyan tovább\b|\bhogy menjek tovább\b|\bhogy (?:bírjam|éljem túl|viseljem el|vészeljem)\b`,
      heard`\b(?:elmúlik|jobb lesz|könnyebb lesz|enyhül|véget ér|abbamarad|lesz ez jobb|lesz jobb|lesz még)(?: ez| majd| valaha| egyszer| valamikor| még)*\W*\?|\b(?:elmúlik|enyhül) (?:ez |majd )*(?:valaha|egyszer)\b|\bmeddig (?:tart|fáj|lesz|kell|fog)\b|\bmikor (?:múlik|lesz (?:jobb|könnyebb|vége)|enyhül|szűnik)\b|\bmiért (?:ilyen|olyan|ennyire) (?:nehéz|fáj)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:terhes|babát vár|kisbab|lediplomáz|diplom|ballag|érettségi|esküvő|férjhez|megnősül|eljegyez|eljegyzés|megszületett|született|felvettek|előléptet|munkát kapt|megkaptam)\w*[^]*\b(?:hiányo?z|sírtam|sírok|sírás|nem vagy itt|nem lehetsz|nem láth|nélküled|bárcsak)`,
      heard`\b(?:hiányo?z\w+|sírtam|bárcsak)\b[^]*\b(?:terhes|lediplomáz|diploma|ballag|érettségi|esküvő|megszületett|eljegyez)\w*`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bhogy (?:vagy|érzed magad|telt a napod|telik a napod|megy a sorod|aludtál|ityeg)(?: ma| most| mostanában)?(?:,? \w+)?\W*$|\bmit csinálsz(?: most| ma| éppen)?(?:,? \w+)?\W*$|\bmi (?:újság|a helyzet|van veled|a pálya)(?: veled| nálad)?\W*$|\bmizu\b|\bjól aludtál\b`,
    ],
  ],
  [
    'advice',
    [
      heard`\b(?:mit|hogyan|hogy|hova|hová|melyiket) (?:kéne |kellene |most |ezzel |vele )*(?:csináljak|tegyek|csináljunk|tegyünk|mondjak|válasszak|döntsek|kezdjek|válaszoljak|oldjam meg|intézzem|csinálnom|tennem|mondanom)\b|\b(?:eladjam|elfogadjam|elmenjek|költözzek|elköltözzek|maradjak|felhívjam|megvegyem|elmondjam|odaadjam|kidobjam|vállaljam|elvállaljam)\b[^.!]*\?`,
      heard`\b(?:tanácsot|tanácsod|tanácsolsz|tanácsolnál|tanácsolnád)\b|\bsegíts (?:nekem )?(?:dönteni|választani|eldönteni|kitalálni)\b|\bmit tennél\b|\bte mit (?:csinálnál|tennél|választanál)\b`,
    ],
  ],
  ['openQuestion', [heard`\b(?:szerinted|mit gondolsz|hiszel|gondolod|hiszed|mit szólsz)\b`]],
  [
    'tell',
    [
      heard`\b(?:mesélj|mesélnél|meséld)\b|\b(?:mondj|mondjál|mondd) (?:\w+ )?(?:valamit|egy|még|nekem valamit|történetet|viccet|mesét|róla|el)\b|\bbeszélj (?:hozzám|velem|nekem|róla|még)\b|\bemlékeztess\b`,
    ],
  ],
  [
    'question',
    [
      heard`\bemlékszel(?: még| arra| rá| te)?\b`,
      heard`(?:^|[.!?,;:] ?|\b(?:és|de|anya|apa|na|hát) )(?:mi|mit|mivel|miből|mik|milyen|melyik|melyiket|hol|hova|hová|honnan|mikor|ki|kit|kivel|kinek|hány|hányan|hogy|hogyan|mennyi|miért) (?:[^.!?]*\b(?:\w+(?:tál|tél|tad|ted|tük|tuk|tunk|tünk|tok|tek|tétek|tátok|ottad|etted|ad|ed|od|öd|id)|te|neked|a kedvenc\w*|volt|voltak|szoktál|szoktunk|hívták))\b[^.!?]*\?`,
      heard`(?:^|[.!,;:] ?)(?:mi|mit|milyen|melyik|hol|hova|hová|mikor|ki|hogy|hogyan) (?:volt|voltak|tettél|csináltál|szerettél|dolgoztál|laktál|születtél|ismerted|ismerkedtetek|hívták|szoktál|szerettél)\b[^.!?]*$`,
      heard`(?:^|[.!;:] ?)(?:tudtál|szerettél|szeretted|voltál|játszottál|jártál|ismerted|szoktál|volt neked|volt egy)\b[^.!?]*\?`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:felvettek|megkaptam|előléptettek|kineveztek|átmentem|levizsgáztam|lediplomáz\w+|diplomáztam|leérettségiz\w+|eljegyzett|megkérte a kezem|megkértem a kezét|terhes vagyok|babát vár\w*|kisbabánk|összeházasod\w+|férjhez megyek|megnősülök|megszületett|megnyert\w+|nyertem|nyertünk|meggyógyult\w*|tünetmentes)\b`,
      heard`\b(?:jó|nagyszerű|remek|csodás|szuper|nagy) (?:hírem|hír|híreim|újság)\b|\bsikerült (?:a|az|letennem|megvenn\w+|elintéznem|végre)\b|\b(?:munkát|állást|lakást|ösztöndíjat|jogosítványt) (?:kaptam|találtam|szereztem)\b|\b(?:szép|jó|remek|csodálatos|gyönyörű|boldog) (?:napom|napunk|estém|hétvégénk|hétvégém|délutánunk|reggelem)\b|\bels[őö] (?:lépés|szav|foga)\w*|\bbüszke vagyok magamra\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\bhiányo?z\w+|\bhiányol\w+|\bbárcsak (?:\w+ )?(?:itt|velem|élnél|láthat|hallhat|ölelhet|beszélhet)\w*|\bszükségem van rád\b|\bkellesz\b|\b(?:rád gondol\w+|gondolok rád)\b|\b(?:szeretném|szeretnélek|akarom|akarlak|jó lenne|jó volna|bármit megadnék,? (?:hogy|ha)) (?:újra |még |egyszer |csak |a |végre |egy kicsit )*(?:hallani|hangod|látni|ölelni|átölelni|megölelni|felhívni|hallhat\w+|láthat\w+|ölelhet\w+|beszélni|megérinteni)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:nehéz|rossz|borzasztó|szörnyű|kemény|pocsék|rémes|hosszú|fárasztó|rettenetes|iszonyú|húzós) (?:egy )?(?:nap|napom|napunk|hét|hetem|éjszaka|éjszakám|reggel|reggelem|este|estém|hónap|év|időszak|volt)\w*|\b(?:a nap|a napom|ma|a mai nap|a munka|az iskola|az éjszaka|minden) (?:\w+ )?(?:nehéz|rossz|borzasztó|szörnyű|pocsék|rémes|pokoli|túl sok)\b`,
      heard`\b(?:kirúgtak|elbocsátottak|elküldtek a munka|elveszítettem (?:az |a )?(?:állás|munka|ház)|elvesztettem (?:az |a )?(?:állás|munka)|leépít\w+|válunk|válás\w*|elvált\w*|szakítottunk|elhagyott|kórház\w*|műtét\w*|műtöt\w+|diagnóz\w+|baleset\w*|temetés\w*|veszekedt\w+|összevesz\w+|beteg lett|megbetegedett)\w*|\b(?:meghalt|elhunyt)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:sírok|sírtam|sírni|sírás\w*|zokog\w+|könny(?:ek|eim|ezem|ezek)|bőgök|bőgtem|szomorú\w*|magány\w*|egyedül (?:vagyok|érzem|maradtam)|üres\w*|kimerült\w*|összetör\w+|reménytelen\w*|kétségbe\w+|félek|szorong\w+|pánik\w*|gyász\w*|bánat\w*|depresszi\w+|fáj\b|fájdalom|padlón|széthull\w+|szétes\w+|darabokban|rosszul vagyok|elveszett\w*|letört\w*|stressz\w*|aggód\w+|elkeser\w+|túl csendes|olyan csend)\b`,
      heard`\bnem (?:tudok|bírok|bírom) (?:már |tovább |rendesen )*(?:aludni|enni|lélegezni|felkelni|leállni|koncentrálni|abbahagyni|megnyugodni|kimenni|tovább|ezt)?\b|\bnem (?:alszom|eszem|megy|bírom)\b|\b(?:nem vagyok|nem érzem magam) (?:\w+ )?(?:jól|rendben)\b|\b(?:nagyon |olyan |annyira )(?:fáradt|elfáradtam|rosszul|rossz|nehéz)\b|^(?:fáradt|elfáradtam|rosszul)\b|\bnincs (?:már )?(?:erőm|étvágyam|kedvem semmihez)\b|\bki vagyok (?:ütve|készülve|merülve)\b`,
    ],
  ],
  ['thanks', [heard`\b(?:köszönöm|köszönök|köszi|kösz|köszönet|köszke|hálás vagyok|köszönjük)\b`]],
  ['love', [heard`\b(?:szeretlek|imádlak|szeretünk|szertlek|szeretlek téged)\b`]],
  [
    'memory',
    [
      heard`\b(?:emlékszem|eszembe jut\w*|emlékek|emlék|felidéz\w+|eszemben van|jut eszembe|visszaemléksz\w+|emlékszünk)\b|\b(?:mindig|régen|egyszer|akkoriban|annak idején|gyakran|esténként|nyaranta|minden nyáron) (?:\w+ ){0,4}\w+(?:tál|tél|tad|ted|tunk|tünk|tuk|tük|tátok|tétek)\b|\bahogy(?:an)? (?:\w+ ){0,4}\w+(?:tál|tél|tad|ted|tunk|tünk|tuk|tük)\b|\b(?:azt|úgy) (?:\w+ )?(?:dúdoltad|mondtad|énekelted|szeretted|csináltad|nevettél)\b`,
      heard`\b(?:amikor|mikor) (?:\w+ )?(?:kicsi|gyerek|kislány|kisfiú|fiatal)\w* (?:voltam|voltunk)\b|\bgyerekkor\w*|\bkicsi(?:ként|koromban)\b|\bgyerekként\b`,
      heard`\b(?:megtaláltam|találtam|elővettem|megőriztem|nálam van|nézegettem|néztem|felvettem|hallgattam|megvan még|itt van)\b[^.!?]*\b(?:\w+(?:odat|edet|ödet|adat|idat|idet|od|ed|öd|ad|aid|eid|jaid|jeid)|régi|fotó\w*|fénykép\w*|levele\w*|közös)\b`,
      heard`\b(?:a|az) (?:régi )?(?:kabátod|pulóvered|inged|órád|gyűrűd|foteled|leveleid|fényképed|fotód|írásod|hangod|recepted|kerted|könyveid|gitárod|zongorád|szobád|holmid|ruháid|cipőd|kalapod|sapkád|szemüveged|nevetésed|mosolyod|kezed|bögréd|illatod|naplód)\w*`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:voltam|voltunk|elmentem|elmentünk|mentem|mentünk|sütöttem|főztem|csináltam|kitakarítottam|takarítottam|láttam|találkoztam|meglátogat\w+|vettem|megvettem|vásároltam|sétáltam|sétáltunk|ültettem|elültettem|befejeztem|elkezdtem|megnéztem|néztem|olvastam|elolvastam|festettem|kifestettem|megjavítottam|megszereltem|költöztem|vezettem|futottam|kipróbáltam|megpróbáltam|próbáltam|rendeltem|írtam|énekeltem|összepakoltam|pakoltam|rendet raktam|úsztam|játszottam|felakasztottam|aláírtam|elvittem|elvittük|kimostam|vasaltam|öntöztem|meglocsoltam|lenyírtam|kertészkedtem|felhívtam|beszéltem)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:ma|holnap|tegnap|holnapután|reggel|este|délután|délelőtt|ma este|a hétvégén|hétvégén|jövő héten|múlt héten|jövő hónapban|most épp|épp most|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap)\b|\b(?:a |az )?(?:gyerek(?:ek)?|unok(?:a|ák|ám|ánk)|fiam|lányom|fiunk|lányunk|főnök\w*|szomszéd\w*|kutya|kutyám|macska|macskánk|kert|autó|ház|nővérem|bátyám|húgom|öcsém|testvérem|férjem|feleségem|barátom|barátnőm|kolléga|kollégám)\b|\b(?:utazunk|utazom|költözünk|költözöm|tervezzük|tervezem|készülök|készülünk|indulunk)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:szia|sziasztok|szió|szervusz|szevasz|helló|hello|hali|csókolom|jó (?:reggelt|napot|estét|délutánt)|üdv|hahó|drága|kedves|itt vagyok|megjöttem)\b(?:\W+\w+){0,5}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:nem tudom|nemtom|hát (?:talán|igen|nem|nem tudom|jó)|talán|semmi(?: különös)?|nem is tudom|jól vagyok|megvagyok|elvagyok|jó|oké|ok|igen|nem|aha|ühüm|hm+|mindegy|lehet|persze|semmiség|nem igazán|hagyjuk|nem tudom,? mit (?:írjak|mondjak))\W*$`,
    ],
  ],
  ['openQuestion', [heard`\?|^(?:mi|mit|hol|mikor|ki|miért|hogyan|melyik|lehet|szabad) (?!van\b)`]],
];
