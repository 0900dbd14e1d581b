import { written } from '#server/text/pattern.ts';
import type { LanguageCode } from '#shared/languages.ts';

/** How a language shows what memory must see in a sentence; read in the text as it was written. */
export interface LanguageSigns {
  /** The sentence tells of what was. */
  past: RegExp;
  /** It tells of what may be, and of what was in form alone. */
  maybe: RegExp;
  /** It says that something is not known. */
  unknown: RegExp;
  /** A question takes for granted what it asks after: "do you remember", "didn't we". */
  supposes: RegExp;
  /** What denies. */
  denial: RegExp;
  /** Whether what is denied stands before the denial. */
  deniedBefore?: true;
  /** What sets the right against the wrong within a sentence. */
  contrast: RegExp;
  /** It tells of people of the speaker's own, where capitals do not show who is named. */
  relatives?: RegExp;
  /** Where capitals do not show a name: what stands where somebody or some place is called. */
  called?: RegExp;
  /** Names change their endings. */
  inflects?: true;
}

/**
 * Signs and not grammar: a sentence that is wrongly taken to tell of the past is still a claim only
 * where it names something that nobody told.
 */
export const SIGNS: Readonly<Record<LanguageCode, LanguageSigns>> = {
  en: {
    past: written`\b(?:was|were|had|did|used to|\w{3,}ed|went|came|took|made|said|told|sang|drove|bought|gave|found|kept|left|met|ran|sat|saw|slept|spoke|swam|taught|thought|threw|wore|won|wrote|grew|built|caught|ate|drank|fell|felt|flew|got|held|heard|knew|lost|rode|sent|sold|stood|broke|brought|chose|dug|drew|fought|forgot|hid|led|lit|paid|shook|spent|stuck|swept|wove|woke)\b`,
    maybe: written`\b(?:if|whenever)\b`,
    unknown: written`\b(?:don't|do not|don’t|didn't|didn’t|did not|never|can't|can’t|cannot|haven't|haven’t|no|not)\b.*\b(?:know|remember|recall|told|tell|memory|memories)\b`,
    supposes: written`remember|recall|\b(?:didn|wasn|weren|hadn|aren|isn|don)['’]t (?:we|you|I|she|he|it|they)\b`,
    denial: written`\b(?:not|never|\w+n['’]t)\b`,
    contrast: written`\bbut\b`,
  },
  es: {
    past: written`\b(?!(?:todavía|compañía|qué|porqué|sé|té|dé|café|esté|(?:se|esta|ha|di|i|pod|tend|escucha|lee|guarda|acompaña|queda|conta|espera|responde|recorda|volve|lleva|da|sab)ré)\b)(?:era|eras|éramos|eran|fui|fue|fuiste|fuimos|fueron|hizo|hice|dijo|dije|tuvo|tuve|estuvo|puso|vino|\w+(?:aba|abas|ábamos|aban|aste|iste|amos|imos|aron|ieron|[^r]ía|[^r]ías|[^r]íamos|[^r]ían|ó|é))\b`,
    maybe: written`\bsi\b|\bcuando (?:quieras|puedas|necesites)\b`,
    unknown: written`\bno\b.*(?:\bsé\b|recuerd|acuerd|contaste|contado|dicho|dijiste|memoria)`,
    supposes: written`recuerdas|recuerda\b|acuerdas|acuerda\b|¿(?:verdad|no|a que sí)\?`,
    denial: written`\b(?:no|nunca)\b`,
    contrast: written`\b(?:sino|pero)\b`,
  },
  fr: {
    past: written`\b(?!\w*[ts]ions\b|jamais\b|parfait\b)\w{2,}(?:ais|ait|ions|iez|aient)\b|\b(?:ai|as|a|avons|avez|ont|est|es|suis|sommes|êtes|sont) (?:\w+ ){0,2}\w{2,}(?:é|ée|és|ées|i|is|ie|it|u|us|ue)\b|\b(?:fut|fus|furent)\b|\bj['’]ai\b`,
    maybe: written`\b(?:si|s['’]il)\b|\bquand (?:tu|vous) \w+r(?:as|ez)\b`,
    unknown: written`(?:\bne\b|\bn['’]|\bpas\b|\bjamais\b).*(?:\bsais\b|souvien|souvenir|raconté|\bdit\b|connais|mémoire)`,
    supposes: written`souviens|souvenez|rappelles|rappelez|n['’]est-ce pas`,
    denial: written`\b(?:pas|non|jamais)\b`,
    contrast: written`\bmais\b`,
  },
  de: {
    past: written`\b(?!(?:heute|bitte|leute|leuten|seite|seiten|worte|worten|kräfte|kräften|mitte|hälfte|geschichten?|minuten|zeiten|karten|sorten|(?:erst|letzt|best|gut|alt|weit|leicht|zweit|dritt|recht|bunt|hart|zart|laut|sanft|nächst|liebst)en?|(?:könn|möch|dürf|müss)ten?|halten|warten|arbeiten|bitten|raten|treten|leiten|achten|antworten|trösten|behalten|erhalten|bitten)\b)(?:war|waren|warst|hatte|hatten|hattest|wurde|wurden|ging|gingen|kam|kamen|sang|sangen|saß|saßen|stand|gab|sagte|fuhr|fuhren|trug|lief|hieß|schrieb|aß|trank|fand|blieb|brachte|nahm|rief|schlief|sprach|ließ|half|zog|fing|warf|wuchs|starb|traf|las|lag|wusch|sah|verlor|begann|fiel|hielt|hing|stieg|schnitt|bekam|verließ|\w{3,}te|\w{3,}ten)\b|\b(?:hab\w*|hast|hat|bin|bist|ist|sind)\b.*\b\w*ge\w+(?:t|en)\b|\b\w*ge\w+(?:t|en) (?:hab\w*|hast|hat|bin|bist|ist|sind)\b`,
    maybe: written`^\W*wenn\b|\bfalls\b|\bwenn (?:du|sie) (?:magst|möchte\w*|willst|wollen)\b`,
    unknown: written`(?:\bnicht\b|\bkein\w*\b|\bnie\b).*(?:\bwei(?:ß|ss)|erinner|erzählt|gesagt)|(?:\bwei(?:ß|ss)|erinner).*\bnicht\b`,
    supposes: written`erinnerst|erinnert|\bwei(?:ß|ss)t du noch\b|\b(?:oder|nicht wahr|gell)\W*$`,
    relatives: written`\bmein\w* (?:\w+ )?(?:Bruder|Schwester|Onkel|Tante|Vetter|Cousin\w*|Mann|Frau|Freund\w*|Nachbar\w*|Kolleg\w*|Großmutter|Großvater|Oma|Opa)\b`,
    called:
      /(?<!\p{L})(?:hieß|hießen|heißt|heißen|namens|genannt|nannten?|Onkel|Tante|Herrn?|Frau|in|nach) (\p{Lu}[\p{L}-]+)/gu,
    denial: written`\b(?:nicht|kein\w*|nie)\b`,
    contrast: written`\b(?:sondern|aber)\b`,
  },
  it: {
    past: written`\b(?:era|erano|eri|eravamo|fu|fui|fummo|furono|disse|fece|(?!(?:vivo|viva|motivo|arrivo|bravo|privo|attivo|cattivo|può|però|ciò|perciò|riva)\b)\w+(?:avo|avi|ava|avamo|avano|evo|eva|evamo|evano|ivo|iva|ivamo|ivano|arono|irono|[^r]ò))\b|\b(?:ho|hai|ha|abbiamo|avete|hanno|sono|sei|è|siamo|siete) (?:\w+ ){0,2}(?!(?:giust|quest|tutt|cert|fort|part|mort|molt|tant)\w*)\w{2,}(?:at|ut|it|tt|st|rs|rt)[oaie]\b`,
    maybe: written`\bse\b|\bquando vuoi\b`,
    unknown: written`\bnon\b.*(?:\bso\b|\bricord|raccontat|\bdetto\b|memoria)`,
    supposes: written`ricordi\b|ricorda\b|\b(?:vero|no)\W*$`,
    denial: written`\b(?:non|mai)\b`,
    contrast: written`\b(?:ma|bensì)\b`,
  },
  pt: {
    past: written`\b(?!(?:[mst]eu|sou|vou|dou|estou|ou|temos|vamos|somos|podemos|estamos|sabemos|fazemos|queremos)\b)(?:era|eras|éramos|eram|foi|fui|foram|fomos|fez|disse|teve|tinha|tinham|estava|pôs|veio|\w+(?:ava|avas|ávamos|avam|ou|eu|iu|aste|este|aram|eram|iram|amos|emos|imos|[^r]ia|[^r]íamos|[^r]iam))\b`,
    maybe: written`^\W*se\b|\bcaso\b|\bquando (?:quiser|puder)\w*\b`,
    unknown: written`\b(?:não|nunca)\b.*(?:\bsei\b|lembr|record|contou|contaste|memória|\bdisse)`,
    supposes: written`lembra|recordas|recorda\b|\b(?:não é|né)\W*$`,
    denial: written`\b(?:não|nunca)\b`,
    contrast: written`\b(?:mas|sim)\b`,
  },
  nl: {
    past: written`\b(?!(?:goede|einde|vrede|beide|grote|beste|eerste|laatste|minuten|woorden|vrienden|tijden|zachte|lichte|harde|oude|rustige|worden|vinden|houden|praten|laten|weten|moeten|zitten|wachten|heten|antwoorden|gedachten|avonden|honden|handen)\b)(?:was|waren|had|hadden|werd|werden|ging|gingen|kwam|kwamen|zong|zongen|zat|zaten|stond|gaf|zei|reed|reden|droeg|liep|heette|schreef|at|aten|dronk|vond|bleef|bracht|\w{3,}(?:te|ten|de|den))\b|\b(?:heb|hebt|heeft|hebben|ben|bent|is|zijn)\b.*\b\w*ge\w+(?:t|d|en)\b`,
    maybe: written`^\W*als\b|\bmocht\b`,
    unknown: written`(?:\bniet\b|\bgeen\b|\bnooit\b).*(?:\bweet\b|herinner|verteld|gezegd)|(?:\bweet\b|herinner).*\bniet\b`,
    supposes: written`herinner|\bweet je nog\b|\b(?:hè|toch)\W*$`,
    denial: written`\b(?:niet|geen|nooit)\b`,
    contrast: written`\bmaar\b`,
  },
  sv: {
    past: written`\b(?!(?:måste|både|skulle|kunde|borde|bästa|sista|närmaste)\b)(?:var|hade|blev|gick|kom|sjöng|satt|stod|gav|sa|sade|körde|bar|sprang|hette|skrev|åt|drack|fann|fick|tog|såg|låg|\w{3,}(?:ade|dde|tte|de|te))\b|\bhar \w+(?:t|it|at)\b`,
    maybe: written`^\W*om\b|\bifall\b`,
    unknown: written`(?:\binte\b|\bing(?:en|et)\b|\baldrig\b).*(?:\bvet\b|minns|minne|berättat|sagt)|(?:\bvet\b|minns).*\binte\b`,
    supposes: written`minns|kommer du ihåg|\b(?:eller hur|inte sant)\W*$`,
    denial: written`\b(?:inte|ej|aldrig)\b`,
    contrast: written`\b(?:utan|men)\b`,
  },
  pl: {
    past: written`\b(?!(?:jeśli|czyli|chwili|myśli|mał[yaeo]|cał[yae]|mił[yae]|biał[yae]|ciepł[yaeo]|trwał[yae]|wspaniał[yae]|sił[ay]|szkoł[ay]|światło|ciało|czoło|skał[ay]|krzesło)\b)\w+(?:ł|ła|ło|li|ły|łem|łam|łeś|łaś|liśmy|łyśmy|liście|łyście)\b`,
    maybe: written`\b(?:jeśli|jeżeli|gdyby\w*|żeby\w*|aby\w*|by)\b`,
    unknown: written`\bnie\b.*(?:\bwiem\b|pamięta|opowiad|opowiedz|powiedz|wspomnie)`,
    supposes: written`pamięta(?:sz|cie)|przypominasz|\bprawda\W*$`,
    denial: written`\b(?:nie|nigdy)\b`,
    contrast: written`\b(?:tylko|lecz|ale)\b`,
    inflects: true,
  },
  cs: {
    past: written`\b(?!(?:dál|čísl[ao]|síla|síly|škola|školy|skála|světlo|teplo|tělo|málo|kolo|jestli|mysli|chvíli|celý|nebyl[aoiy]?)\b)\w{2,}(?:l|la|lo|li|ly)\b`,
    maybe: written`\b(?:kdyby\w*|jestli|pokud|až|aby\w*|bych?|bys|bychom)\b`,
    unknown: written`\bne(?:vím|pamatuj\w*|řekl\w*|vyprávěl\w*|znám)\b|\bnemám\b.*vzpomín`,
    supposes: written`pamatuje(?:š|te)|vzpomíná(?:š|te)|\b(?:že|viď)\W*$`,
    denial: written`\b(?:ne|není|nebyl[aoiy]?|nikdy)\b`,
    contrast: written`\b(?:ale|nýbrž)\b`,
    inflects: true,
  },
  ru: {
    past: written`\b(?!(?:если|или|сил[аы]?|дело|дела|дел|тело|тела|тепло|светло|тяжело|весело|мало|мысли|числа|стол|угол|село|школ[аы]?|начала|масло|стекло|пол)\b)\w{2,}(?:л|ла|ло|ли|лся|лась|лись)\b|\b(?:шёл|вёз|нёс|рос|мог)\b`,
    maybe: written`\b(?:если|бы|чтобы|когда захо\w*)\b`,
    unknown: written`\b(?:не|нет)\b.*(?:знаю|помню|рассказ|говорил|воспоминан)`,
    supposes: written`помни(?:шь|те)|вспомина(?:ешь|ете)|\b(?:правда|верно)\W*$`,
    denial: written`\b(?:не|никогда)\b`,
    contrast: written`\b(?:а|но)\b`,
    inflects: true,
  },
  uk: {
    past: written`\b(?!(?:коли|ніколи|інколи|сила|діло|тіло|тепло|світло|мало|школа|тіла|діла)\b)\w{2,}(?:[аяиуюїе]в|[аяиуюїе]вся|ла|ло|ли|лася|лися)\b|\b(?:хотів|сидів|умів|летів|терпів|горів|вів|ніс|міг|ріс|вмів)\b`,
    maybe: written`\b(?:якщо|якби|щоб|би|б|коли (?:за|с)хо\w*)\b`,
    unknown: written`\b(?:не|немає)\b.*(?:знаю|пам['’]ята|розпові|розказ|казал|спогад)`,
    supposes: written`пам['’ʼ]ята(?:єш|єте)|згаду(?:єш|єте)|\b(?:правда|чи не так)\W*$`,
    denial: written`\b(?:не|ніколи)\b`,
    contrast: written`\b(?:а|але)\b`,
    inflects: true,
  },
  ro: {
    past: written`\b(?!(?:mai|numai|acea|aceea|mea|vrea|vreau|putea|iau|dau|stau|stai|dai|ai|au|am|sau|ea)\b)(?:era|erai|erau|eram|fost|avea|aveam|aveau|\w+(?:am|ai|au|ea|eam|eau|ase|aseră))\b|\b(?:am|ai|a|ați|au) (?:\w+ ){0,2}\w+(?:t|s)\b|\b\w+-am\b`,
    maybe: written`\b(?:dacă|când vre\w+|ar|aș)\b`,
    unknown: written`(?:\bnu\b|\bn-).*(?:\bștiu\b|amint|\bspus|povestit)`,
    supposes: written`amintești|amintiți|\b(?:nu-i așa|așa-i)\W*$`,
    denial: written`\b(?:nu|niciodată)\b`,
    contrast: written`\b(?:ci|dar)\b`,
    inflects: true,
  },
  el: {
    past: written`\b(?:ήταν|ήμουν|ήσουν|ήμασταν|είχε|είχα|είχαμε|είχαν|είχες|έλεγε|είπε|πήγε|πήγαμε|\w*(?:ούσε|ούσα|ούσαμε|ούσαν|αγε|ησε|ησα|ησαν|ήσαμε|ισε|ισα|ίσαμε|εψε|εψα|έψαμε|αμε|ατε)|\w{2,}(?:αν|όταν)|έ\w{2,}[εαν])\b`,
    maybe: written`\b(?:αν|εάν|όταν θελήσ\w*|θα)\b`,
    unknown: written`\b(?:δεν|δε)\b.*(?:ξέρω|θυμάμαι|\bπει\b|ανάμνηση|μνήμη)`,
    supposes: written`θυμάσαι|θυμάστε|\bέτσι δεν είναι\W*$`,
    denial: written`\b(?:δεν|δε|όχι|ποτέ)\b`,
    contrast: written`\b(?:αλλά|μα)\b`,
    inflects: true,
  },
  hu: {
    past: written`\b(?:volt\w*|írt|kért|járt|várt|sírt|nyert|zárt|\w{2,}(?:lt|tt|tam|tem|tál|tél|tunk|tünk|tak|tek|tuk|tük|ta|te|ott|ett|ött))\b`,
    maybe: written`\b(?:ha|volna)\b`,
    unknown: written`\b(?:nem|nincs)\b.*(?:tud|eml[eé]k|mesélt|mondt)`,
    supposes: written`emlékszel|emlékszik|\bugye\b`,
    denial: written`\b(?:nem|sosem|soha)\b`,
    contrast: written`\b(?:hanem|de)\b`,
    inflects: true,
  },
  hi: {
    past: written`(?:था|थी|थे|थीं|किया|गया|गई|गए|दिया|दी|लिया|आया|आई|कहा|ने )`,
    maybe: written`अगर|यदि`,
    unknown: written`(?:नहीं|न ).*(?:पता|याद|बताया|मालूम)|(?:पता|याद|मालूम|बताया).*नहीं`,
    supposes: written`याद (?:है|हैं|करो|आता|आती)|\bहै ना\W*$`,
    relatives: written`\bमेर[ेाी] (?:\w+ )?(?:भाई|बहन|चाचा|चाची|मामा|मामी|मौसी|पति|पत्नी|दोस्त|सहेली|पड़ोसी|दादा|दादी|नाना|नानी)`,
    called: /नाम ([\p{L}\p{M}]+)/gu,
    denial: written`\b(?:नहीं|नही)\b`,
    deniedBefore: true,
    contrast: written`\b(?:बल्कि|लेकिन)\b`,
    inflects: true,
  },
  ar: {
    past: written`\b[وف]?(?:كان\w*|كن[تا]\w*|\w{2,}(?:نا|ت))\b|\b(?:قال|ذهب|غنى|عمل|ولد|سمى|زرع|اشترى|علمني|أخذ|جاء|كتب|أكل|شرب|سافر|عاش|لعب|ضحك|رقص|طبخ|خبز|بنى|باع|وجد|رأى|نام|قرأ|درس|ركض|هرب|سبح|رسم|حمل|صنع|كسر|فتح|دخل|خرج|رجع|وصل|ترك|حكى|أعطى|لبس|سمع|تزوج|نسي|سقط)\w*\b`,
    maybe: written`\b[وف]?(?:إن|إذا|لو|متى)\b`,
    unknown: written`(?:لا|لم|ليس).*(?:أعرف|أذكر|أتذكر|تخبر|ذكرى|أدري|أعلم)`,
    supposes: written`تذكر|تتذكر|أليس كذلك`,
    relatives: written`\b[وف]?(?:أخي|أختي|عمي|عمتي|خالي|خالتي|زوجي|زوجتي|صديقي|صديقتي|جاري|جارتي|جدي|جدتي)\b`,
    called:
      /(?<!\p{L})(?:[وف]?اسم \p{L}+|[وف]?اسم\p{L}+|يدعى|تدعى|يسمى|تسمى|أسمي\p{L}*|سمي\p{L}*) (\p{L}+)/gu,
    denial: written`\b[وف]?(?:ليس\w*|لم|لا|مش|مو)\b`,
    contrast: written`\b(?:بل|لكن)\b`,
    inflects: true,
  },
  zh: {
    past: written`[了过曾]|那[年时天]|当年|以前|小时候|总是|常常|每[年天次到]|从前`,
    maybe: written`如果|要是|若`,
    unknown: written`不知道|不记得|没有.*(?:记忆|印象|提)|没.?(?:告诉|说|讲|提)|想不起`,
    supposes: written`记得|还记不记得|(?:对|是)(?:吧|吗|不对)[？?]`,
    relatives: written`我的?(?:哥哥|弟弟|姐姐|妹妹|表哥|表弟|表姐|表妹|堂兄|堂弟|叔叔|舅舅|阿姨|姑姑|丈夫|妻子|老公|老婆|朋友|邻居|爷爷|奶奶|外公|外婆)`,
    called: /(?:叫(?:做|作)?|名字是)(\p{Script=Han}{1,4})/gu,
    denial: written`不是|不叫|没有|并非`,
    contrast: written`而是`,
  },
  ja: {
    past: written`(?:た|だ)(?:[。、！」』]|$|ね|よ|の|わ|な|っけ)|ました|でした|だった|かった`,
    maybe: written`もし|(?:なら|たら|れば)[、,]`,
    unknown: written`知ら(?:ない|ず)|知りません|覚えて(?:い)?(?:ない|ません)|聞いて(?:い)?(?:ない|ません)|記憶.*(?:ない|ありません)|わから(?:ない|ず)|わかりません`,
    supposes: written`覚えて(?:い)?(?:る|ます|ない)|(?:だった|た|でした)(?:よね|ね|っけ)[？?]`,
    relatives: written`(?:兄|姉|弟|妹|いとこ|叔父|叔母|伯父|伯母|夫|妻|友人|友だち|友達|祖父|祖母|隣の人)の`,
    called: /名前は(.{1,8}?)(?:だった|でした|です|で|、|。|$)|(\S{1,8})という名/gu,
    denial: written`(?:では|じゃ)(?:なく|ない|ありません)て?`,
    deniedBefore: true,
    contrast: written`むしろ|けれども?|けど`,
  },
};
