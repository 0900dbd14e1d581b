import { written } from '#server/text/pattern.ts';
import type { LanguageCode } from '#shared/languages.ts';

/** How a language shows what memory must see in a sentence; read in the text as it was written. */
export interface LanguageSigns {
  /** The sentence tells of what was. */
  past: RegExp;
  /** It says that something is not known. */
  unknown: RegExp;
  /** What denies. */
  denial: RegExp;
  /** Whether what is denied stands before the denial. */
  deniedBefore?: true;
  /** What sets the right against the wrong within a sentence. */
  contrast: RegExp;
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
    unknown: written`\b(?:don't|do not|don’t|didn't|didn’t|did not|never|can't|can’t|cannot|haven't|haven’t|no|not)\b.*\b(?:know|remember|recall|told|tell|memory|memories)\b`,
    denial: written`\b(?:not|never|\w+n['’]t)\b`,
    contrast: written`\bbut\b`,
  },
  es: {
    past: written`\b(?:era|eras|éramos|eran|fui|fue|fuiste|fuimos|fueron|hizo|hice|dijo|dije|tuvo|tuve|estuvo|puso|vino|\w+(?:aba|abas|ábamos|aban|aste|iste|amos|imos|aron|ieron|[^r]ía|[^r]ías|[^r]íamos|[^r]ían|ó|é))\b`,
    unknown: written`\bno\b.*(?:\bsé\b|recuerd|acuerd|contaste|contado|dicho|dijiste|memoria)`,
    denial: written`\b(?:no|nunca)\b`,
    contrast: written`\b(?:sino|pero)\b`,
  },
  fr: {
    past: written`\b\w{2,}(?:ais|ait|ions|iez|aient)\b|\b(?:ai|as|a|avons|avez|ont|est|es|suis|sommes|êtes|sont) (?:\w+ ){0,2}\w{2,}(?:é|ée|és|ées|i|is|ie|it|u|us|ue)\b|\b(?:fut|fus|furent)\b|\bj['’]ai\b`,
    unknown: written`(?:\bne\b|\bn['’]|\bpas\b|\bjamais\b).*(?:\bsais\b|souvien|souvenir|raconté|\bdit\b|connais|mémoire)`,
    denial: written`\b(?:pas|non|jamais)\b`,
    contrast: written`\bmais\b`,
  },
  de: {
    past: written`\b(?:war|waren|warst|hatte|hatten|hattest|wurde|wurden|ging|gingen|kam|kamen|sang|sangen|saß|saßen|stand|gab|sagte|fuhr|fuhren|trug|lief|hieß|schrieb|aß|trank|fand|blieb|brachte|\w{3,}te|\w{3,}ten)\b|\b(?:hab\w*|hast|hat|bin|bist|ist|sind)\b.*\b\w*ge\w+(?:t|en)\b`,
    unknown: written`(?:\bnicht\b|\bkein\w*\b|\bnie\b).*(?:\bwei(?:ß|ss)|erinner|erzählt|gesagt)|(?:\bwei(?:ß|ss)|erinner).*\bnicht\b`,
    denial: written`\b(?:nicht|kein\w*|nie)\b`,
    contrast: written`\b(?:sondern|aber)\b`,
  },
  it: {
    past: written`\b(?:era|erano|eri|eravamo|fu|fui|fummo|furono|disse|fece|\w+(?:avo|avi|ava|avamo|avano|evo|eva|evamo|evano|ivo|iva|ivamo|ivano|arono|irono|ò))\b|\b(?:ho|hai|ha|abbiamo|avete|hanno|sono|sei|è|siamo|siete) (?:\w+ ){0,2}\w{2,}(?:at|ut|it|tt|st|rs|rt)[oaie]\b`,
    unknown: written`\bnon\b.*(?:\bso\b|\bricord|raccontat|\bdetto\b|memoria)`,
    denial: written`\b(?:non|mai)\b`,
    contrast: written`\b(?:ma|bensì)\b`,
  },
  pt: {
    past: written`\b(?:era|eras|éramos|eram|foi|fui|foram|fomos|fez|disse|teve|tinha|tinham|estava|pôs|veio|\w+(?:ava|avas|ávamos|avam|ou|eu|iu|aste|este|aram|eram|iram|amos|emos|imos|[^r]ia|[^r]íamos|[^r]iam))\b`,
    unknown: written`\b(?:não|nunca)\b.*(?:\bsei\b|lembr|record|contou|contaste|memória|\bdisse)`,
    denial: written`\b(?:não|nunca)\b`,
    contrast: written`\b(?:mas|sim)\b`,
  },
  nl: {
    past: written`\b(?:was|waren|had|hadden|werd|werden|ging|gingen|kwam|kwamen|zong|zongen|zat|zaten|stond|gaf|zei|reed|reden|droeg|liep|heette|schreef|at|aten|dronk|vond|bleef|bracht|\w{3,}(?:te|ten|de|den))\b|\b(?:heb|hebt|heeft|hebben|ben|bent|is|zijn)\b.*\b\w*ge\w+(?:t|d|en)\b`,
    unknown: written`(?:\bniet\b|\bgeen\b|\bnooit\b).*(?:\bweet\b|herinner|verteld|gezegd)|(?:\bweet\b|herinner).*\bniet\b`,
    denial: written`\b(?:niet|geen|nooit)\b`,
    contrast: written`\bmaar\b`,
  },
  sv: {
    past: written`\b(?:var|hade|blev|gick|kom|sjöng|satt|stod|gav|sa|sade|körde|bar|sprang|hette|skrev|åt|drack|fann|fick|tog|såg|låg|\w{3,}(?:ade|dde|tte|de|te))\b|\bhar \w+(?:t|it|at)\b`,
    unknown: written`(?:\binte\b|\bing(?:en|et)\b|\baldrig\b).*(?:\bvet\b|minns|minne|berättat|sagt)|(?:\bvet\b|minns).*\binte\b`,
    denial: written`\b(?:inte|ej|aldrig)\b`,
    contrast: written`\b(?:utan|men)\b`,
  },
  pl: {
    past: written`\b\w+(?:ł|ła|ło|li|ły|łem|łam|łeś|łaś|liśmy|łyśmy|liście|łyście)\b`,
    unknown: written`\bnie\b.*(?:\bwiem\b|pamięta|opowiad|opowiedz|powiedz|wspomnie)`,
    denial: written`\b(?:nie|nigdy)\b`,
    contrast: written`\b(?:tylko|lecz|ale)\b`,
    inflects: true,
  },
  cs: {
    past: written`\b\w+(?:l|la|lo|li|ly)\b`,
    unknown: written`\bne(?:vím|pamatuj\w*|řekl\w*|vyprávěl\w*|znám)\b|\bnemám\b.*vzpomín`,
    denial: written`\b(?:ne|není|nebyl[aoiy]?|nikdy)\b`,
    contrast: written`\b(?:ale|nýbrž)\b`,
    inflects: true,
  },
  ru: {
    past: written`\b\w{2,}(?:л|ла|ло|ли|лся|лась|лись)\b|\b(?:шёл|вёз|нёс|рос|мог)\b`,
    unknown: written`\b(?:не|нет)\b.*(?:знаю|помню|рассказ|говорил|воспоминан)`,
    denial: written`\b(?:не|никогда)\b`,
    contrast: written`\b(?:а|но)\b`,
    inflects: true,
  },
  uk: {
    past: written`\b\w{2,}(?:в|ла|ло|ли|вся|лася|лися)\b`,
    unknown: written`\b(?:не|немає)\b.*(?:знаю|пам['’]ята|розпові|розказ|казал|спогад)`,
    denial: written`\b(?:не|ніколи)\b`,
    contrast: written`\b(?:а|але)\b`,
    inflects: true,
  },
  ro: {
    past: written`\b(?:era|erai|erau|eram|fost|avea|aveam|aveau|\w+(?:am|ai|au|ea|eam|eau|ase|aseră))\b|\b(?:am|ai|a|ați|au) (?:\w+ ){0,2}\w+(?:t|s)\b|\b\w+-am\b`,
    unknown: written`(?:\bnu\b|\bn-).*(?:\bștiu\b|amint|\bspus|povestit)`,
    denial: written`\b(?:nu|niciodată)\b`,
    contrast: written`\b(?:ci|dar)\b`,
    inflects: true,
  },
  el: {
    past: written`\b(?:ήταν|ήμουν|ήσουν|ήμασταν|είχε|είχα|είχαμε|είχαν|είχες|έλεγε|είπε|πήγε|πήγαμε|\w*(?:ούσε|ούσα|ούσαμε|ούσαν|αγε|ησε|ησα|ησαν|ήσαμε|ισε|ισα|ίσαμε|εψε|εψα|έψαμε|αμε|ατε|αν|όταν)|έ\w{2,}[εαν])\b`,
    unknown: written`\b(?:δεν|δε)\b.*(?:ξέρω|θυμάμαι|\bπει\b|ανάμνηση|μνήμη)`,
    denial: written`\b(?:δεν|δε|όχι|ποτέ)\b`,
    contrast: written`\b(?:αλλά|μα)\b`,
    inflects: true,
  },
  hu: {
    past: written`\b(?:volt\w*|\w{2,}(?:t|tt|tam|tem|tál|tél|tunk|tünk|tak|tek|tuk|tük|ta|te|ott|ett|ött))\b`,
    unknown: written`\b(?:nem|nincs)\b.*(?:tud|eml[eé]k|mesélt|mondt)`,
    denial: written`\b(?:nem|sosem|soha)\b`,
    contrast: written`\b(?:hanem|de)\b`,
    inflects: true,
  },
  hi: {
    past: written`(?:था|थी|थे|थीं|किया|गया|गई|गए|दिया|दी|लिया|आया|आई|कहा|ने )`,
    unknown: written`(?:नहीं|न ).*(?:पता|याद|बताया|मालूम)|(?:पता|याद|मालूम|बताया).*नहीं`,
    denial: written`\b(?:नहीं|नही)\b`,
    deniedBefore: true,
    contrast: written`\b(?:बल्कि|लेकिन)\b`,
    inflects: true,
  },
  ar: {
    past: written`\b[وف]?(?:كان\w*|كن[تا]\w*|\w{2,}(?:نا|ت))\b|\b(?:قال|ذهب|غنى|عمل|ولد|سمى|زرع|اشترى|علمني)\w*\b`,
    unknown: written`(?:لا|لم|ليس).*(?:أعرف|أذكر|أتذكر|تخبر|ذكرى|أدري|أعلم)`,
    denial: written`\b(?:ليس\w*|لم|لا|مش|مو)\b`,
    contrast: written`\b(?:بل|لكن)\b`,
    inflects: true,
  },
  zh: {
    past: written`[了过曾]|那[年时天]|当年|以前|小时候|总是|常常|每[年天次到]|从前`,
    unknown: written`不知道|不记得|没有.*(?:记忆|印象|提)|没.?(?:告诉|说|讲|提)|想不起`,
    denial: written`不是|不叫|没有|并非`,
    contrast: written`而是`,
  },
  ja: {
    past: written`(?:た|だ)(?:[。、！」』]|$|ね|よ|の|わ|な|っけ)|ました|でした|だった|かった`,
    unknown: written`知ら(?:ない|ず)|知りません|覚えて(?:い)?(?:ない|ません)|聞いて(?:い)?(?:ない|ません)|記憶.*(?:ない|ありません)|わから(?:ない|ず)|わかりません`,
    denial: written`(?:では|じゃ)(?:なく|ない|ありません)て?`,
    deniedBefore: true,
    contrast: written`むしろ`,
  },
};
