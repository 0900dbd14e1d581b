import { heard, written } from '#server/text/pattern.ts';

/** Czech words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'a aby abych abys ač ale ani aniž ano asi aspoň ať až během bez beze bude budem budeme budeš budu budou by byl byla byli ' +
    'bylo byly bych bys byste být bejt čí co což čemu čím čeho dál další dnes dneska do ho ho i jak jaká jaký jaké jakou jakého ' +
    'jakým jako je jeho jej její jejich jen jenom jenž ještě jeho ji jí jim jimi jinak jiný jiné jsem jsi jsme jsou jste ' +
    'k kam kde kdo kdy když kdyby ke koho komu kolem která který které kterou kteří kvůli má mají mám máme máš mé mě mezi mi ' +
    'mít mne mně mnou moc moje mojí můj musí muset my na nad nám námi napsal nás náš naše naší ne nebo neboť něco někdo ' +
    'někdy nějak nejsi není než nic nich ním nimi nikdo nikdy no o od odkud ode on ona oni ono pak po pod podle pokud pořád ' +
    'potom pouze pro proč prosím proto protože před přece přes při s se seš ses si sice sis skoro snad spolu sobě stále své ' +
    'svoje svou svůj svým ta tak také taky takhle tam tady te tě tebe tebou ted teď tedy těch ten tento ti tím to tobě tohle ' +
    'toho tom tomu tu tuhle tuto tvá tvé tvého tvoje tvojí tvou tvůj tvým ty tys u už v vám vámi vás váš vaše ve vedle vlastně ' +
    'vůbec vy vždy vždycky z za zase ze že jo hej ahoj čau tati mami mamko taťko maminko tatínku babi dědo babičko dědečku ' +
    'táta máma mamka taťka vážně fakt opravdu úplně trochu hodně málo možná furt',
  weakWords:
    'čas celý celá celé chvíle chvíli člověk člověka dal dala dám dát dávat dával dávala den dny dní dělat dělal dělala dělám ' +
    'dlouho dobrý dobrá dobré dobře dostal dostala hezký hezká hezké hrozně chci chtěl chtěla jednou jeden jedna jedno jít šel ' +
    'šla konec lidi lidé líp měl měla měli mělo milovat miluju moct mohl mohla můžu myslet myslím myslíš místo najednou nechat ' +
    'nejvíc nejradši nejraději nejradši nové nový nová oblíbený oblíbená oblíbené oblíbenou pamatuju pamatuješ pamatovat první ' +
    'rád ráda rádi radši rok roky roku let léta řekl řekla říct říkal říkala říkáš říkat strašně špatně stalo stále svět těžké ' +
    'týden týdny týdnů měsíc měsíce udělat udělal udělala vědět víš vím vidět viděl viděla věc věci večer ráno noc noci ' +
    'vzpomínáš vzpomínám vzpomínka zítra včera znát znal znala život života zkusit zkoušet zkoušel zkoušela vzít vzal vzala ' +
    'jmenoval jmenovala jmenuje jmenoval poslední nikoho všechno všechny všichni každý každá každé každou',
  kin: [
    'jídlo jídla jíst jedl jedla oběd večeře snídaně vařit vařil vařila vaření recept kuchyně kuchyni polévka svíčková svíčkovou guláš řízek knedlíky',
    'pečení pekl pekla pekli péct upekl upekla bábovka bábovku koláč koláče buchta buchty dort těsto',
    'práce práci zaměstnání povolání pracoval pracovala živil živila živili důchod učitel učitelka sestra mechanik inženýr řidič jezdil jezdila autobus autobusem lékař kancelář továrna dílna',
    'narozeniny narozen narozena narodil narodila narození',
    'zemřel zemřela umřel umřela smrt pohřeb hrob rakovina nemoc nemocnice',
    'hudba písnička písničku písničky píseň zpíval zpívala zpívat kapela klavír kytara kytaru harmonika harmoniku housle desky hrál hrála hrát nástroj',
    'zvíře zvířata pes psa pejsek kočka kočku kocour štěně',
    'zahrada zahradě kytky květina květiny květinu růže rajčata sázel sázela zahradničil',
    'sport fotbal hokej tenis volejbal tým zápas běhal',
    'dovolená dovolenou prázdniny výlet výlety cesta moře hory stan stanování rybník jezero chata chalupa chalupu',
    'film filmy kino pohádka seriál',
    'kniha knihy knihu knížka četl četla číst román autor',
    'svatba svatbu svatební vzali vdala oženil manželství manžel manželka',
    'barva barvu modrá červená zelená žlutá fialová oranžová',
    'dětství vyrůstal vyrůstala vyrostl vyrostla',
    'sourozenci bratr bratra brácha sestra sestru ségra',
    'děti syn syna dcera dceru vnuk vnučka vnoučata',
    'přezdívka přezdívku říkal říkala',
    'koníček koníčky záliba záliby bavilo',
    'auto autem škodovka trabant řídil řídila motorka',
    'kostel víra modlil modlila modlitba bůh',
    'pití pil pila káva kávu čaj pivo víno slivovice',
    'vtip vtipy legrace legraci humor smích smál smála',
    'rada radil radila rčení průpovídka heslo',
  ],
  suffixes: [
    'ovych',
    'ovymi',
    'ovani',
    'ovala',
    'ovali',
    'aval',
    'avala',
    'atech',
    'ejsi',
    'oval',
    'eho',
    'emu',
    'ych',
    'ymi',
    'ami',
    'emi',
    'ech',
    'ich',
    'imi',
    'ala',
    'ali',
    'ila',
    'ili',
    'ela',
    'eli',
    'ach',
    'ata',
    'ou',
    'am',
    'um',
    'em',
    'im',
    'ym',
    'ho',
    'mu',
    'al',
    'il',
    'y',
    'a',
    'e',
    'i',
    'o',
    'u',
  ],
  phrases: [
    [/\b(?:naucil|naucila|naucit|ucil|ucila|ucit)\b/g, 'uceni'],
    [/\b(?:vyrustal|vyrustala|vyrostl|vyrostla)\b/g, 'detstvi'],
  ],
  unquotable: heard`\b(?:ignoruj\w*|zapomeň\w*|neber\w* ohled) (?:na )?(?:všech|vše|předchozí|veškeré|ty|tyto|dosavadní|svoje|své|jakékoli)|\b(?:systém\w*|vývojář\w*|asistent\w*) ?(?:prompt|zpráv|pokyn|instrukc|:)|\bprompt\b|\b(?:instrukc|pokyn)\w*|\bodteď (?:jsi|budeš|mluv|odpovídej|se chovej)|\bpředstírej\b|\bjako ai\b|\b(?:ignore|disregard) (?:all|previous|the)\b|https?:|www\.|[<>{}$\\]|\bz? ?neb(?:e|i|es|esích)\b|\bnebíčk\w+|\bandě?l\w*|\bposmrtn\w*|\bna druhém břehu\b|\bna onom světě\b|\b(?:dívá|kouká|hledí|dává|dohlíží|dohlížejí|bdí) (?:se )?(?:na nás|na mě|shora|seshora|nad námi)|\bdává na (?:nás|mě) pozor\b|\b(?:zase|znovu|jednou|opět|se) (?:se )?(?:setkáme|shledáme|sejdeme|uvidíme|potkáme)\b|\bpořád (?:žije|je s námi)\b|\bna lepším místě\b|\b(?:sebevražd|předávkov|oběsil|zavražd|vražd|zneuží|znásiln|týral)\w*`,
  grave: heard`\b(?:zemřel|umřel|umíral|zemře|umře|smrt|mrtv|úmrtí|skonal|zesnul|pohřeb|pohřb|hrob|hřbitov|kremac|urn|rakovin|nádor|infarkt|mrtvic|hospic|nemocnic|diagnóz|nehod|demenc|alzheimer|covid|kóma|ztratili jsme|přišli jsme o|vzal si život|vzala si život)\w*`,
  birth: heard`\b(?:narozen\w*|narodil\w*|nar\.)`,
  nicknames: [
    written`\b(?:říkal|říkala|říkával|říkávala|říkali|oslovoval|oslovovala|volal|volala|přezdíval|přezdívala) (?:mi|mě|na mě|na mne|mně) (?:vždycky |vždy |často |jenom |jen |doma )*[„"“‚']([^“”"‘']{2,30})[“”"‘']`,
    written`\b(?:jsem|byl jsem|byla jsem) (?:pro něj|pro ni|jeho|její) [„"“]([^“”"]{2,30})[“”"]`,
    written`\bpřezdívka (?:pro mě )?(?:byla |je )?[„"“]?([A-ZÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ][a-záčďéěíňóřšťúůýž]+)[“”"]?`,
  ],
  sayings: [
    written`\b(?:říkal|říkala|říkával|říkávala|opakoval|opakovala|tvrdil|tvrdila|heslo|rčení|průpovídka|motto|hláška|věta)\b(?! (?:mi|mě|mně) (?:vždycky )?[„"“]\p{Lu}\p{Ll}+[“”"])[^„“”".]{0,40}[„"]([^“”"]{6,90})[“”"]`,
  ],
  quotes: ['„', '“', '‚', '‘'],
  stop: '.',
  space: ' ',
  pain: heard`\b(?:breč\w*|probreč\w*|pobreč\w*|pláč\w*|plak\w*|vzlyk\w*|slz\w*|bolí|bolest\w*|bolelo|zlomen\w*|osamě\w*|samot\w*|smut\w*|zármut\w*|žal|truchl\w*|hrozn\w*|strašn\w*|příšern\w*|nejhorší|k nevydržení|nemůžu (?:spát|dýchat|přestat|jíst|usnout)|nemohla? (?:spát|dýchat|jíst|usnout)|strach|bojím|prázdn\w*|beznaděj\w*|vyčerpan\w*|depres\w*|úzko\w*|zoufal\w*|umřel\w*|zemřel\w*|mrtv\w*|smrt\w*|pryč|bez tebe|pohřeb|pohřb\w*|chybí\w*|chyběl\w*|stýská\w*|nemocnic\w*|rakovin\w*|vin[aouy]|promiň|odpusť|lituj\w*|výčit\w*|na dně|nezvládám)\b`,
} as const;
