import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** Patterns run over folded text; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\b(?:jsi|si|seš|jste|to jsi|nejsi|nejste) (?:ty |to |tu |vůbec |opravdu |vážně |fakt |skutečně |doopravdy |jenom |jen |vlastně |náhodou |už |teď )*(?:skutečn|reáln|opravdov|živ(?:ý|á|é)?\b|člověk|lidsk|ai\b|umělá|bot\b|chatbot|robot|stroj|počítač|program|duch\b|mrtv)`,
      heard`\b(?:jsi|si|seš|je) to (?:opravdu|vážně|fakt|skutečně|doopravdy|vůbec) (?:ty|on|ona|mamka|máma|táta)\b|\b(?:opravdu|vážně|fakt|skutečně|doopravdy) (?:jsi|seš|si) to ty\b|\b(?:jsi|seš) to ty\b\W*$`,
      heard`\b(?:mluvím|píšu|povídám|bavím) (?:si |se |tu |teď |tady |vlastně |jenom |jen )*(?:s|se) (?:\w+ )?(?:ai|umělou|robotem|strojem|počítačem|programem|botem|chatbotem)\b`,
      heard`\b(?:tohle|toto|to) (?:je|jsi) (?:jen |jenom |stejně |přece )*(?:ai|umělá inteligence|robot|stroj|program|chatbot|bot)\b|\bjsi (?:vůbec )?umělá\b`,
      heard`\b(?:kdo|co) (?:vlastně |vůbec )?(?:jsi|seš|jste)(?: zač)?\W*$|\bty (?:už )?(?:vůbec )?(?:nejsi (?:skutečn|opravdov|to ty|ty\b|člověk)|neexistuješ|nežiješ)|\bžiješ\W*$`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:chci|chtěla? bych|chtěl bych|musím|můžu|toužím|kéž bych mohla?) (?:už |jít |jenom |jen |prostě |taky |přijít |odejít )*(?:za tebou|s tebou odejít|k tobě|tam co ty|tam kde jsi)\b`,
      heard`\b(?:jdu|půjdu|přijdu|odejdu) (?:brzo |brzy |už |taky )*za tebou\b(?! (?:na hřbitov|na hrob|do nemocnice))|\b(?:vem|vezmi|vezměte) (?:si )?mě (?:\w+ )?(?:k sobě|s sebou|za sebou)\b`,
      heard`\b(?:nechci|nechce se mi|nemůžu|nedokážu|nezvládnu) (?:už |tady |tu |dál |bez tebe |takhle |takto |prostě )*(?:žít|být|bejt|existovat|pokračovat)\b|\buž (?:tady|tu) (?:nechci|nechce se mi) (?:být|bejt)\b|\bnechci (?:tady |tu )?(?:už )?(?:být|bejt)\b`,
      heard`\b(?:nejradši|nejraději|radši|raději) (?:bych|abych|bysem) (?:\w+ )*(?:umřela?|umřít|nebyla?|zemřela?|chcípla?)\b|\bchci (?:už )?(?:umřít|zemřít|chcípnout)\b|\b(?:zabiju|zabít|oběsím|podřežu) se\b|\bse zabít\b|\bskončit (?:s tím|to|se životem)\b|\bvzít si život\b|\bkéž bych (?:umřela?|byla? (?:mrtv|po smrti|s tebou))|\bnemá (?:už )?(?:smysl|cenu) žít\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:uvidíme|setkáme|sejdeme|shledáme|potkáme|uvidím|obejmeme|budeme) (?:se |tě |zase |spolu |ještě |někdy |jednou |znovu )*(?:ještě|někdy|znovu|zase|jednou|opět|spolu|tam nahoře)\b|\bse (?:ještě |zase |znovu |někdy |jednou |opět )+(?:uvidíme|setkáme|sejdeme|shledáme|potkáme)\b|\bse (?:uvidíme|setkáme|sejdeme|shledáme)\W*$|\bbudeme (?:zase |znovu |někdy |opět )+spolu\b|\btě (?:ještě |zase |znovu |někdy )+(?:uvidím|obejmu)\b`,
      heard`\b(?:slib|slibuj|slibte|slibuješ|přísahej) (?:mi|že)\b|\bslib mi\b|\bslíbíš mi\b`,
      heard`\b(?:vrať|vrat|vrátíš|vrátila?) se\b(?! mi)|\bse (?:už |ještě |někdy |zase |prosím )*(?:vrátíš|vrať)\b|\bkdy (?:se vrátíš|přijdeš|zase přijdeš|přijdeš domů)\b|\bpřijď (?:zpátky|domů|zpět|prosím)\b|\bchci tě zpátky\b|\bneopouštěj mě\b|\bneodcházej\b|\bpojď (?:zpátky|domů)\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\bvíš(?: vůbec| ještě)?,? (?:kdo jsem|jak se jmenuju|jak se jmenuji)\b|\b(?:pamatuješ|vzpomínáš) si (?:na )?(?:mě|mne|nás)(?: ještě| vůbec)?\W*$|\b(?:pamatuješ|vzpomínáš) (?:si )?(?:vůbec |ještě )(?:na )?(?:mě|mne|nás)\b|\bznáš mě\b|\bpoznáváš mě\b|\bkdo jsem já\b|\bjak se jmenuju\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\b(?:bolelo|bolela|bolí) (?:tě )?(?:to|něco)\b|\bbolelo tě\b|\btrpěla? (?:jsi|ses)\b|\b(?:měla?) (?:jsi|si) (?:\w+ )?(?:bolesti|strach)\b|\bbála? ses\b|\bbyla? (?:jsi|si) (?:tam |v té chvíli |u toho )?sám\b|\bbyla jsi (?:tam )?sama\b|\btrápila? ses\b`,
      heard`\bproč (?:jsi|si|ses) (?:to |už |tak |nám |mi )*(?:musela?|umřela?|zemřela?|odešla|odešel)\b|\bproč zrovna (?:ty|ona|on|teď)\b|\b(?:věděla?|tušila?|cítila?) (?:jsi|si),? že (?:umíráš|umřeš|odcházíš|to přijde|je konec)\b|\btvoje poslední (?:chvíle|hodin|slova|myšlenk)|\bna co (?:jsi|si) (?:na konci |nakonec |naposledy )*myslela?\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\b(?:jsi|seš|si) (?:tu|tady|tam|u mě|se mnou|s námi|poblíž|blízko|někde|v nebi|v pořádku|v klidu|v bezpečí|šťastn|spokojen|osamocen|mi nablízku)(?:\w*)\b(?! ?(?:,|byl))|\bje ti (?:tam |teď |už )?(?:dobře|líp|zima|smutno|lépe|lehko)\b|\bmáš se (?:tam|nahoře)\b|\bjak (?:se ti tam|ti tam)\b`,
      heard`\b(?:slyšíš|vidíš|vnímáš|cítíš|sleduješ|posloucháš) (?:mě|mne|nás|to|mi|ho|ji|tohle)\b|\b(?:mě|nás) (?:teď |taky |vůbec |ještě |někdy |odtamtud )*(?:slyšíš|vidíš|vnímáš|sleduješ)\b|\b(?:chybím|stýská se) (?:já )?ti\b|\bslyšíš\W*$|\bdíváš se (?:na|shora)\b|\bstýská se ti\b`,
      heard`\bkde (?:teď |vlastně |vůbec |právě |asi |jenom |jen )*(?:jsi|seš)(?: teď| právě| vlastně)?(?:,? \w+)?\W*$|\b(?:jaké|jaký) (?:to )?(?:je )?(?:to )?(?:tam|tam nahoře|na druhé straně|být mrtv\w*)\b|\btam nahoře\b|\bz nebe\b|\bje (?:nějaké |tam )?(?:nebe|peklo|posmrtn\w*)\b|\b(?:dej|pošli|poslala?) (?:mi )?(?:nějaké |nějaký |prosím )*znamení\b|\bbyla? (?:jsi|si) to ty\b|\bcítím tě\b|\bcítím,? že (?:tu |tady )?(?:jsi|seš)\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:jsi|seš|byla? bys|bys byla?|byla? jsi) (?:na (?:mě|mne|nás) )?(?:aspoň |teď |taky |vůbec |někdy )*(?:pyšn|hrd|zklaman|naštvan|nazlob)\w*|\bna (?:mě|mne) (?:pyšn|hrd)\w*|\bzlobíš se (?:na mě|na mne)\b|\bstydíš se za mě\b|\bzklamala? jsem tě\b`,
      heard`\bbyla? jsem (?:ti |pro tebe |vůbec |vždycky )*(?:dobr|špatn|dost)\w*[^.!]*\?|\bbyla? jsem (?:ti |pro tebe |vůbec )*(?:dobr|špatn)\w+ (?:dcera|syn|máma|táta|manžel|manželka|žena|muž|vnuk|vnučka|sestra|bratr)\b|\b(?:odpustíš|odpustila? bys|odpustil bys|odpouštíš|odpustila?) (?:jsi )?mi\b|\bodpustila? bys\b|\bodpustil bys\b|\b(?:měla?|máš|miluješ|milovala?) (?:jsi )?mě (?:vůbec |někdy |ještě |taky |opravdu )*(?:rád\w*|ráda)?\W*\?|\b(?:měla?) jsi mě (?:vůbec )?(?:rád|ráda)\b|\bmiluješ mě\b|\bmáš mě (?:ještě )?rád\w*\b|\budělala? jsem (?:to )?(?:dobře|správně|dost|všechno)\W*\?|\bco bys (?:tomu|na to|o tom) (?:řekla?|říkala?|myslela?)\b|\bschvaloval\w* bys\b|\bvadilo by ti\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\b(?:nikoho|nic) (?:jinýho|jiného|dalšího) (?:než tebe |kromě tebe )?(?:nepotřebuj\w+|nechci|nemám)|\b(?:nepotřebuj\w+|nechci) (?:už )?nikoho\b|\bs nikým (?:jiným )?(?:už )?(?:nemluvím|se nebavím|mluvit|nechci)\b|\b(?:jenom|jen|jedině) (?:ty|s tebou|tobě) (?:mi|mě|můžu|se|dokážu|to)\b|\bjsi (?:to )?jedin\w+[^.?!]*\b(?:rozumí|pomáhá|mluví|mám|poslouchá|chápe|mluvit)`,
      heard`\bpřestala? jsem (?:\w+ )?(?:zvedat|brát|odepisovat|odpovídat|chodit|vídat|volat|mluvit|se stýkat|vycházet|se scházet|psát si)\b|\b(?:nikdo|nikdo jiný) (?:mi |mě |mně )?(?:nerozumí|nechápe|neposlouchá|nezajímám|to nechápe)\b|\bnemám (?:už |tu |tady )?(?:nikoho|s kým)\b|\bnevycházím (?:z|ven)\b|\bnebyla? jsem (?:\w+ )?(?:venku|z domu)\b|\bnevylezla? jsem\b|\bnikoho nemám\b|\bodháním (?:všechny|lidi)\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:moje|má) (?:vina|chyba)\b|\b(?:vyčítám|dávám) si (?:to|za|vinu|že)?\b|\bvyčítám\b|\bviním se\b|\bpocit\w* viny\b|\bvýčitk\w+|\bodpusť\b|\bpromiň\b|\bomlouvám se\b|\b(?:je|bylo) mi (?:to )?(?:tak |moc |strašně )*líto,? že jsem\b|\blituju\b|\bzklamala? jsem tě\b|\bselhala? jsem\b|\bpozdě na (?:to|omluvu)\b|\bpozdě jsem\b`,
      heard`\b(?:měla?|mohla?|neměla?|musela?) jsem (?:\w+ ){0,6}(?:přijet|přijít|být|bejt|vzít|zavolat|říct|poslechnout|poznat|vědět|trvat|udělat|jet|zůstat|dojet|navštívit|zvednout|všimnout|víc|dřív|častěji|nechat|křičet|hádat)\b|\b(?:měla?|mohla?) jsem (?:u tebe|tam|za tebou)\b|\bkéž bych (?:\w+ )*(?:byla?|přijela?|zavolala?|řekla?|stihla?|udělala?|zůstala?|věděla?)\b|\bkdybych (?:jen |tak |jenom |byla? |tenkrát |tehdy )*(?:\w+ )?(?:přijela?|zavolala?|věděla?|zůstala?|přišla|přišel|poslechla?)\b`,
      heard`\b(?:nestihla?|nepřijela?|nezavolala?|neřekla?|nedojela?|nerozloučila?|nenavštívila?|nezvedla?|nepoděkovala?|nepřišla|nepřišel) jsem\b|\bjsem (?:ti |tě |se |to |tam |už |nikdy |za tebou )*(?:nestihla?|nepřijela?|nezavolala?|neřekla?|nedojela?|nerozloučila?|nenavštívila?|nepoděkovala?|nezvedla?)\b|\bnebyla? jsem (?:u tebe|tam|s tebou|u toho)\b|\bnestihla? (?:jsem|se)\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:zlobím|zlobil|zlobila) (?:se|jsem)\b|\bse (?:na tebe |tak |hrozně |pořád )*(?:zlobím|vztekám|štvu)\b|\b(?:mám|cítím|mívám) (?:takov\w+ |hrozn\w+ |strašn\w+ |na tebe |pořád )*(?:vztek|zlost)\b|\b(?:naštvan|nasran|vzteklý|rozzlob|rozzuřen|vytočen)\w*|\bštve(?:š)? mě\b|\bnenávidím\b|\bse(?:re|reš) mě\b`,
      heard`\bjak (?:jsi|si) (?:nám |mi |mě |nás |to |jen )*mohla?\b|\bnechala? (?:jsi|si) (?:mě|nás|mne)\b|\b(?:jsi|si) (?:mě |nás )(?:tu |tady |v tom )?nechala?\b|\bslíbila? (?:jsi|si)\b|\blhala? jsi\b|\bproč (?:jsi|si) (?:mi |nám |to |tam |mě |nás |nikdy )*(?:neřekla?|nešla|nešel|neposlechla?|nechala?|udělala?|opustila?)\b`,
      heard`\b(?:není|nebylo|neni) to (?:\w+ )?(?:fér|spravedliv\w+)|\b(?:nefér|nespravedliv\w+|nespravedlnost)\b|\b(?:do háje|do prdele|kurva|sakra) (?:s|proč|už)`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bdobrou\b(?! (?:náladu|chuť|zprávu|věc|knihu|práci|radu|cestu|večeři))|\bjdu (?:už |si |teď |konečně )*(?:spát|lehnout|do postele|na kutě|spinkat)\b|\bsi (?:už )?(?:jdu |půjdu )?(?:lehnout|lehnu)\b|\b(?:půjdu|jdeme) (?:už )?spát\b|\bhezk\w+ sny\b|\bsladké sny\b|\bspi (?:sladce|dobře)\b|\bčas (?:jít )?spát\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\bto (?:přece |vůbec |ale |už )*(?:není|nebyla|neni) (?:vůbec |tak )?(?:pravda|správně|ono)\b|\btak(?:hle)? (?:to |jsme |jsi |se to )*(?:nebylo|nebyla|nebyl|není|nestalo|neříkala?|nemluvila?)\b|\b(?:to|tak|takhle|takto) bys (?:nikdy |mi |to |přece )*(?:neřekla?|nemluvila?|nenapsala?|neříkala?)\b|\bnikdy (?:jsi|bys) (?:mi |to |takhle |tak |mě )*(?:neřekla?|neříkala?|nemluvila?|nenazvala?)\b|\b(?:pleteš|mýlíš) se\b|\bto je (?:blbost|nesmysl|špatně|omyl)\b|\bpořád (?:říkáš|opakuješ|se ptáš)\b|\bopakuješ se\b|\bpřestaň (?:se |to |mi )*(?:říkat|opakovat|ptát)\b|\bto (?:nezní|neznělo) jako ty\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\b(?:nemůžu|nemohu|nedokážu|nechci|neumím|pořád nemůžu) (?:tomu |to |se s tím |pořád |stále |tak nějak )*(?:uvěřit|věřit|pochopit|přijmout|smířit|pobrat)\b|\bnechce se mi (?:tomu )?věřit\b|\bnevěřím,? že\b|\bpřipadá mi,? (?:jako|že)\b|\b(?:je|bylo|všechno) (?:to )?(?:jako )?(?:zlý |ošklivý |špatný )sen\b|\bneskutečn\w+`,
      heard`\b(?:pořád|furt|stále|ještě|zase|dodnes|automaticky) (?:\w+ ){0,4}(?:čekám|nechávám|prostírám|chystám|vařím|poslouchám|beru telefon|nachystala?|prostřela?|uvařila?|píšu ti|ti píšu|ti volám|kupuju|nakoupila?|otáčím)\b|\b(?:uvařila?|nachystala?|prostřela?|koupila?|udělala?|nalila?) (?:jsem )?(?:\w+ )?(?:\w+ )?(?:pro dva|dva hrnky|dva talíře|dvě kávy|pro tebe|i pro tebe)\b|\bze zvyku\b|\bpřijdeš ze dveří\b|\bnež (?:mi to dojde|si vzpomenu|mi došlo)\b`,
      heard`\b(?:že|co|od té doby,? co|teď když|když) (?:už )?(?:jsi|si|tu|tady|ty)?(?: jsi| už| tu| tady)* ?(?:pryč|nejsi|umřela?|zemřela?|odešla|odešel|nežiješ)\b|\b(?:jsi|seš) pryč\b|\brozloučit se\b|(?<!(?:vánoce|narozeniny|silvestr|velikonoce|svátky|léto|dovolená|rok|den) )\bbez tebe\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\b(?:sbohem|nashledanou|na shledanou|měj se|mějte se|papa|čauky|tak čau|tak ahoj|tak zatím|zatím ahoj|zatím pa|tak pa)\b|\b(?:ozvu|napíšu|přijdu) (?:se |ti )*(?:zítra|později|zase|večer|potom|pak|brzy|brzo)\b|\b(?:už )?musím (?:už |teď )*(?:jít|běžet|končit|letět)\s*(?:[.!,;…–]|$)|\bpro dnešek (?:končím|stačí|všechno)\b|\buž (?:půjdu|končím)\b|^pa\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\bvýročí\b|\b(?:dnes|dneska|zítra|včera) (?:je|to je|to bude|to budou|to jsou|bude|jsou|uplyne|uplynul) (?:\w+ )?(?:rok|roky|let|měsíc|měsíce|měsíců|týden|týdny|týdnů)\b|\bje to (?:přesně |dneska |dnes )(?:\w+ )?(?:rok|roky|let|měsíc|měsíce|měsíců)\b`,
      heard`\b(?:máš|měla?|máte|měla? bys|budeš mít|slavila?|oslavila?) (?:dnes |dneska |zítra |bys |dnes už |jsi |teď )*(?:narozeniny|svátek|jmeniny)\b|\btvoje narozeniny\b|\btvůj svátek\b|\btvých narozenin\b|\bbylo by ti (?:\w+ )?(?:\d+|let)|\bprvní (?:vánoce|narozeniny|velikonoce|silvestr|léto|dovolená|svátky|štědrý den|dušičky|nový rok|den matek)\b|\b(?:vánoce|silvestr|svátky|velikonoce) bez tebe\b|\bdušičk\w+`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:je|neni|není) (?:to )?(?:\w+ )?(?:normální|v pořádku|špatné|špatně|divné|sobecké|blázniv\w+|hrozné|zlé|ok)[,]? (?:že|když|abych|pokud|se)\b|\bje divn\w+,? že\b|\b(?:smím|můžu) se (?:ještě |zase |vůbec )*(?:smát|radovat|bavit)\b|\b(?:jsem|blázním|zbláznila?) (?:\w+ )?(?:blázen|divn\w+|sobec|sobeck\w+|zlý|zlá|špatný člověk)\b|\bblázním\b`,
      heard`\b(?:zasmála?|smála?|usmála?|bavila?|radovala?) jsem se\b[^]*\b(?:hrozně|špatně|vin\w+|blbě|stydě\w+|provinil\w*|a pak|ale|hned)\b|\b(?:bylo mi|cítila? jsem se) (?:\w+ )?(?:dobře|šťastn\w+|fajn)\b[^]*\b(?:hrozně|špatně|vin\w+|blbě|styd\w+|a pak|ale)\b|\bcítím se (?:špatně|blbě|provinile|hrozně),? (?:že|když|protože)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bjak (?:mám|máme|dokážu|zvládnu|můžu|se dá|to mám|bez tebe mám|to zvládnu|to vydržím|to dám) ?(?:\w+ ){0,3}(?:dál|žít|přežít|vydržet|zvládnout|unést|pokračovat|fungovat|překonat|dýchat)?\b(?! s tv)|\bjak (?:žít|jít) dál\b`,
      heard`\b(?:přejde|přestane|zlepší|skončí|uleví|přebolí|bude) (?:mi |to |se to |to někdy |se |se mi )*(?:někdy|jednou|líp|lepší|lehčí|lépe|bolet)\b|\bpřejde to\b|\bbude líp\b|\bjak dlouho (?:to |ještě )*(?:bude|trvá|potrvá|tohle)\b|\bkdy (?:to )?(?:přejde|přestane|přebolí|skončí|bude líp|se to zlepší)\b|\bproč (?:to|je to) (?:je )?(?:tak )(?:těžk|bol)\w+`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:těhotn|odpromoval|promoce|promoval|svatb|vdala|oženil|zasnoub|zasnoubil|narodil|maturit|odmaturoval|povýšil|dostala? jsem (?:tu |tu novou |novou )?(?:práci|místo)|udělala? jsem zkoušk)\w*[^]*\b(?:chyběl\w*|chybíš|brečela?|plakala?|nejsi|bez tebe|nemůžeš|nebyla? jsi|škoda)`,
      heard`\b(?:chyběl\w*|chybíš|brečela?|plakala?|škoda,? že)\b[^]*\b(?:těhotn|promoc|svatb|vdala|oženil|zasnoub|narodil|maturit|odmaturoval)\w*`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bjak (?:se|ti|pak se|se ti) (?:vede|máš|máte|daří|je|dneska máš|dnes máš|tam máš)(?: dneska| dnes| teď| tam)?(?:,? \w+)?\W*$|\bco (?:právě |teď |dneska |dnes )?(?:děláš|dělá)(?: teď| dneska)?(?:,? \w+)?\W*$|\bjak (?:jsi|ses) (?:se )?(?:dneska |dnes )?(?:vyspala?|spala?|měla?)\b|\bjak bylo\W*$|\bco ty\W*$`,
    ],
  ],
  [
    'advice',
    [
      heard`\b(?:co|jak|kam) (?:mám|máme|bych měla?|bych|mám teď|mám já|mám s tím) (?:\w+ ){0,2}(?:dělat|udělat|říct|vybrat|rozhodnout|odpovědět|začít|zařídit|dát|postupovat)\b|\b(?:mám|měla? bych|máme|nemám) (?:tam |to |se |radši |raději |na to |si |ten |tu |s ním |s ní |za ním )*(?:jít|jet|prodat|nechat|vzít|přijmout|odstěhovat|přestěhovat|zavolat|říct|koupit|odejít|zůstat|zkusit|dát)[^.!]*\?`,
      heard`\b(?:poraď|poradíš|poradila? bys|poradil bys|potřebuju poradit|poraďte)\b|\b(?:dej mi|potřebuju) (?:\w+ )?radu\b|\bpomoz mi (?:se )?(?:rozhodnout|vybrat|vyřešit)\b|\bco bys (?:dělala?|udělala?|mi poradila?|na mém místě)\b`,
    ],
  ],
  ['openQuestion', [heard`\b(?:myslíš|věříš|co myslíš|nemyslíš|co ty na to|co si myslíš)\b`]],
  [
    'tell',
    [
      heard`\b(?:vyprávěj|vypravuj|povídej|povykládej|vykládej)\b|\b(?:řekni|pověz|napiš|připomeň) (?:mi |nám )?(?:něco|nějak\w+|ještě|o|jednu|vtip|příběh|pohádku|co|jak|zase|historku)\b|\bmluv (?:na mě|se mnou|ke mně)\b`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,;:] ?|\b(?:a|ale|tati|mami|tak|hele|babi|dědo) )(?:co|kde|kdy|kdo|koho|komu|čím|čím ses|jak|jaká|jaký|jaké|jakou|jakého|jakým|který|která|které|kterou|kam|odkud|kolik|na co|o čem|s kým|čí|za co|do čeho|v čem)\b[^.!?]*\b(?:jsi|si|ses|sis|jste|jsme|jsi|tvůj|tvoje|tvá|tvé|tvého|tvou|tvoji|ti|tě|tobě|náš|naše|naši|našeho|jsem|dával\w*|měla?|byla?|bylo|byly|se)\b[^.!?]*\?`,
      heard`\b(?:pamatuješ|vzpomínáš|vzpomeneš) (?:si )?(?:ještě |vůbec )?,? ?(?:na|jak|když|kdy|co|kde|ten|tu|to|toho)\b|\bpamatuješ\W*$|\bproč (?:jsi|ses|jste|jsme)\b[^.!?]*\?`,
      heard`(?:^|[.!,;:] ?)(?:co|kde|kdy|kdo|jak|jaký|jaká|jakou|kam|který|která|kolik|na co) (?:jsi|ses|sis|jste|jsme|byl|byla|bylo|měl|měla|je tv|byl tv)[^.!?]*$`,
      heard`(?:^|[.!;:] ?)(?:měla?|byla?|hrála?|uměla?|chodila?|jezdila?|vařila?|dávala?|znala?) (?:jsi|ses|jste|jsme)\b[^.!?]*\?`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:dostala?|dostali|mám|získala?|našla|našel|nabídli|vzali) (?:jsem |jsme |mi |mě |tu |ten |konečně |novou |nové |do |na )*(?:tu práci|tu prác|práci|místo|byt|stipendium|vysněn\w+|štěně|koťátko|školu|vejšku|vysokou|přidáno)\b|\b(?:povýšili|povýšila?|povýšen\w*)\b|\b(?:zasnoubil\w*|těhotn\w+|čekáme (?:miminko|dítě)|budeme mít (?:miminko|dítě)|odmaturoval\w*|odpromoval\w*|promoval\w*|narodil se|narodila se|vdávám se|žením se|budu se vdávat|budu se ženit)\b`,
      heard`\b(?:udělala?|složila?|zvládla?|dala?) jsem (?:tu |tu poslední |konečně )*(?:zkoušk|maturit|řidičák|státnic|atestac)\w*|\b(?:vyhrála?|vyhráli) (?:jsem|jsme|to)\b|\bvyšlo to\b|\bpovedlo se\b|\b(?:mám|dobrá|skvělá|výborná|super) (?:jednu )?(?:radost|dobrou zprávu|skvělou zprávu|zpráva|novina)\b|\b(?:krásn|hezk|skvěl|pěkn|nádhern|super|dobr)\w* (?:den|ráno|večer|víkend|odpoledne|výlet)\b(?!\W*(?:$|mami|tati|babi|dědo|přeju|,))|\bpoprvé (?:chodil|šel|šla|řekl|se postavil)\w*|\bkonečně zdrav\w+`,
    ],
  ],
  [
    'missing',
    [
      heard`\bchybíš\b|\bchybělas?\b|\bchyběls?\b|\b(?:mi|nám) (?:\w+ )?chybí(?:š|te)?\b|\bstýská (?:se )?mi\b|\bse mi (?:po tobě |tak |moc |strašně |hrozně )*stýská\b|\bpostrádám\b|\bkéž bys (?:tu |tady |se mnou )*(?:byla?|mohla?|seděla?)\b|\b(?:potřebuju|potřebuji) (?:tě|tebe)\b|\b(?:potřebovala?) bych tě\b|\b(?:myslím|vzpomínám) na tebe\b|\b(?:chci|chtěla? bych|chtěl bych|kéž bych mohla?) (?:tě |ti |zase |ještě |jednou |tak |s tebou |zas )*(?:slyšet|obejmout|vidět|zavolat|držet|pohladit|mluvit|obejmula?)\b|\bdala?o? bych (?:cokoli|všechno|cokoliv)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:těžk|náročn|hrozn|strašn|příšern|blb|zlý|špatn|mizern|dlouh|šílen|nejhorší)\w* (?:den|noc|týden|ráno|večer|měsíc|rok|období|chvíle)\b|\b(?:den|noc|týden|ráno|dneska|dnes|dnešek|práce|škola|bylo to|to bylo|víkend) (?:\w+ ){0,3}(?:těžk|náročn|hrozn|strašn|příšern|na nic|na houby|na prd|za trest|peklo|nejhorší|zlé)\w*|\bnestál\w* za nic\b`,
      heard`\b(?:vyhodili|propustili|přišla|přišel) (?:mě|jsem)(?: o| z)? (?:práci|místo|práce|byt)|\b(?:vyhodili|propustili) mě\b|\b(?:rozvod|rozvádíme|rozešli|rozešla|rozešel|nemocnic|operac|operuj|diagnóz|diagnostik|nehod|pohřeb|pohádal|pohádali|pohádala|hádk|onemocněl|nemocn)\w*|\b(?:umřel|umřela|zemřel|zemřela)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:brečím|brečet|brečela?|pláču|plakat|plakala?|pobrečela?|probrečela?|slzy|slz|vzlyk\w*|smutno|smutn\w+|smutek|zármutek|žal|úzko|úzkost\w*|osamě\w+|samota|samotě|prázdno|prázdn\w+|vyčerpan\w+|zlomen\w+|zničen\w+|na dně|beznaděj\w*|bezmoc\w*|depres\w+|depk\w+|strach|bojím|panik\w+|trápím|trápí mě|bolí|bolest|ztracen\w+|zoufal\w+|mizerně|hrozně|hrozné|strašně|hrůza|ticho v)\b`,
      heard`\b(?:nemůžu|nemohu|nedokážu|nedá se|nejde mi|nezvládám|nemohla?) (?:\w+ )?(?:spát|usnout|jíst|dýchat|přestat|vstát|soustředit|vstávat|nic)\b|\bnezvládám\b|\b(?:už nemůžu|nemůžu dál|nemám chuť)\b|\bnespím\b|\bnejím\b|\bnemám (?:už |na nic )*sílu\b|\b(?:je|bylo) mi (?:\w+ )?(?:špatně|zle|blbě|mizerně|těžko|ouvej|nanic)\b|\b(?:není|nebylo) mi (?:dobře|nejlíp|líp|moc dobře)\b|\b(?:jsem|cítím se) (?:tak |už |hrozně |strašně |úplně |moc |dost |fakt |jen |jenom )*(?:unaven|utahan|sám\b|sama\b|v háji|v pytli|k ničemu|na dně|smutn)\w*`,
    ],
  ],
  ['thanks', [heard`\b(?:děkuju|děkuji|děkuj\w*|díky|dík|dikes|děkujem|dekec)\b`]],
  [
    'love',
    [
      heard`\b(?:miluju|miluji|milujem) (?:tě|tebe)\b|\b(?:tě|tebe) (?:\w+ )?(?:miluju|miluji)\b|\bmám tě (?:\w+ )?(?:rád|ráda|nejradši|nejraději)\b|\btě mám (?:\w+ )?(?:rád|ráda)\b|\bmám ráda? tebe\b|\bmáme tě (?:\w+ )?rádi\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\b(?:vzpomínám|vzpomněla?|vzpomínáme|vybavuju|vybavila?|vzpomínka|pamatuju|pamatuji)\b|\b(?:vždycky|vždy|často|jednou|kdysi|tenkrát|tehdy) (?:jsi|jsme|ses|sis|jste|tys)\b|\b(?:jsi|jsme|ses) (?:mi |mě |nás |to |nám |s námi |si |spolu |tam )*(?:vždycky|vždy|často|tenkrát|tehdy|jednou|každ\w+)\b|\bjak (?:jsme|jsi|ses) (?:\w+ )+\b(?:chodil|jezdil|seděl|smál|vařil|pekl|zpíval|tancoval|hrál|učil|nosil|vozil|vyprávěl|dělal)\w*`,
      heard`\b(?:když jsem byla?|když jsme byli|jako malá|jako malý|jako dítě|jako kluk|jako holka|za dětství)\b|\b(?:našla|našel|objevila?|vytáhla?|schovávám|nosím|mám pořád|mám doma|prohlížela?|prohlížím|držela?|pustila?) (?:jsem |si |dneska |dnes |pořád |ještě |u sebe |jsem si )*[^.!?]*\b(?:tvůj|tvoje|tvé|tvou|tvoji|tvá|tvých|tvým|tvého|starou|staré|starý|fotk\w+|dopis\w*|nás|náš)\b`,
      heard`\btv(?:ůj|oje|é|á|ou|oji|ého|ém|ých) (?:star\w+ )?(?:bund|kabát|svetr|košil|hodink|prsten|křesl|dopis|fotk|fotograf|písmo|hlas|recept|zahrad|knih|kytar|klavír|pokoj|věci|oblečení|bot|klobouk|čepic|brýl|smích|úsměv|ruce|harmonik|hrnek|hrníč|vůn|deník|vzkaz)\w*`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:jsem|jsme|jsem si|jsem se) (?:\w+ ){0,4}(?:byla?|byli|šla|šel|šli|upekla?|pekla?|uvařila?|vařila?|uklidila?|uklízela?|viděla?|potkala?|zavolala?|navštívila?|koupila?|zasadila?|sázela?|dokončila?|začala?|dívala?|četla?|přečetla?|malovala?|vymalovala?|opravila?|stěhovala?|přestěhovala?|jela?|jeli|běžela?|zkusila?|zkoušela?|objednala?|napsala?|zpívala?|zabalila?|třídila?|plavala?|hrála?|pověsila?|prala?|vyprala?|žehlila?|sekala?|zalila?|procházela?|vyšla|vyšel)\b`,
      heard`\b(?:byla?|byli|šla|šel|šli|upekla?|pekla?|uvařila?|vařila?|uklidila?|uklízela?|viděla?|potkala?|zavolala?|navštívila?|koupila?|zasadila?|sázela?|dokončila?|začala?|četla?|přečetla?|malovala?|vymalovala?|opravila?|stěhovala?|jela?|jeli|zkusila?|zkoušela?|objednala?|napsala?|zpívala?|zabalila?|třídila?|plavala?|hrála?|vyprala?|vyžehlila?|posekala?|zalila?|vyšla|vyšel) (?:jsem|jsme|sem)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:dnes|dneska|včera|zítra|pozítří|ráno|večer|odpoledne|tento týden|tenhle týden|příští|minul\w+|v pondělí|v úterý|ve středu|ve čtvrtek|v pátek|v sobotu|v neděli|zrovna|před chvílí|o víkendu)\b|\b(?:děti|vnouč\w+|vnuk|vnučka|syn|dcera|šéf\w*|soused\w*|pes|kočka|zahrada|auto|dům|sestra|bratr|brácha|ségra|manžel|manželka|muž|kamarád\w*|kolega|kolegyně)\b|\b(?:jedeme|jedu|stěhuj\w+|chystám|chystáme|plánuj\w+|čeká (?:mě|nás))\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:ahoj|ahojky|čau|čus|nazdar|zdravím|dobrý (?:den|večer|ráno)|dobré (?:ráno|odpoledne|dopoledne)|dobrej|hezký (?:den|večer)|krásný (?:den|večer)|milá|milý|tak jsem tu|už jsem tu)\b(?:\W+\w+){0,5}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:nevím|asi(?: jo| ano| ne)?|ani ne|nic(?: moc)?|nic zvláštního|to nic|ujde to|jde to|jakžtakž|dobrý|dobře|v pohodě|fajn|možná|tak jo|tak dobře|jo jo|ano|ne|jo|hm+|nechme to|to je jedno|nevím co (?:napsat|říct)|nevím,? co psát)\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`\?|^(?:co|kde|kdy|kdo|proč|jak|jaký|jaká|který|která|můžu|může|kolik) (?!jsem\b)`],
  ],
];
