import { fold } from '#server/text/fold.ts';
import { heard } from '#server/text/pattern.ts';

/** "Our first conversation", "the first time we talked", in each language. */
const BEGINNING = [
  heard`\bfirst (?:\w+ ){0,2}(?:conversation|chat|talk|message)s?\b|\bfirst time (?:that )?(?:we|i) (?:ever )?(?:talked|spoke|chatted|wrote)\b|\bwhen we (?:first|began|started) (?:talk\w*|chat\w*|spe?ak\w*|spoke)\b`,
  heard`\bprimera (?:conversación|charla|plática)\b|\bprimera vez que (?:hablamos|charlamos|conversamos|platicamos|te escribí)\b`,
  heard`\bpremière (?:conversation|discussion)\b|\bpremière fois (?:que|où|qu'on|qu') ?(?:nous|on|je)? ?\w* ?(?:avons|a|ai) (?:parlé|discuté|écrit)\b`,
  heard`\bprimeira conversa\b|\bprimeira vez que (?:falamos|falámos|conversamos|conversámos|te escrevi)\b`,
  heard`\bersten? (?:gespräch\w*|unterhaltung\w*|chat)\b|\berstes gespräch\b|\bersten mal (?:\w+ ){0,3}(?:geredet|gesprochen|geschrieben|unterhalten)\b`,
  heard`\bprima (?:conversazione|chiacchierata)\b|\bprima volta che (?:abbiamo parlato|ci siamo parlat\w|ti ho scritto)\b`,
  heard`\beerste (?:gesprek\w*|chat)\b|\beerste keer dat we (?:\w+ )?(?:praatten|spraken|gesproken|gepraat)\b`,
  heard`\bförsta (?:samtal\w*|chatt\w*)\b|\bförsta gången (?:som )?vi (?:pratade|talade|skrev)\b`,
  heard`\bpierwsz\w+ rozm\w+\b|\bpierwszy raz (?:\w+ ){0,2}(?:rozmawial\w+|gadal\w+)\b`,
  heard`\bprvn\w+ (?:\w+ )?(?:rozhovor\w*|konverzac\w*)\b|\bpoprvé (?:\w+ ){0,2}(?:mluvil\w*|povídal\w*|psal\w*)\b`,
  heard`\bперв\w+ (?:\w+ )?(?:разговор\w*|бесед\w*|переписк\w*)\b|\b(?:впервые|первый раз) (?:\w+ ){0,2}(?:говорили|разговаривали|беседовали|общались)\b`,
  heard`\bперш\w+ (?:\w+ )?(?:розмов\w*|бесід\w*)\b|\b(?:вперше|перший раз) (?:\w+ ){0,2}(?:говорили|розмовляли|спілкувалися)\b`,
  heard`\bprima (?:noastră )?(?:conversați\w+|discuți\w+)\b|\bprima (?:dată|oară) când am (?:vorbit|discutat)\b`,
  heard`\bπρώτη (?:μας )?(?:συζήτηση|κουβέντα|συνομιλία)\b|\bπρώτη φορά που (?:μιλήσαμε|τα είπαμε|κουβεντιάσαμε)\b`,
  heard`\belső beszélget\w+\b|\belőször (?:\w+ ){0,2}(?:beszélgett\w+|beszélt\w+)\b`,
  heard`पहली (?:बातचीत|चैट)|पहली बार (?:\S+ ){0,3}बात|\bpehli (?:baatcheet|batcheet|chat)\b|\bpehli ba+r (?:\w+ ){0,3}ba+t\b`,
  heard`أول (?:محادثة|حديث|حوار|دردشة|مرة (?:تكلمنا|تحدثنا|حكينا))|(?:محادثتنا|حديثنا|دردشتنا) (?:الأولى|الأول)`,
  heard`第一次(?:对话|對話|聊天|聊|谈话|談話|交谈|交談|说话|說話)|最初的(?:对话|對話|聊天)`,
  heard`(?:最初|初めて|はじめて)の?(?:会話|対話|おしゃべり|話)|(?:初めて|はじめて)(?:話した|しゃべった|会話した|話をした)`,
];

/** Whether a question asks for how the conversation began. */
export function asksOfTheBeginning(text: string): boolean {
  const folded = fold(text);
  return BEGINNING.some((pattern) => pattern.test(folded));
}
