import { fold } from '#server/text/fold.ts';
import { heard } from '#server/text/pattern.ts';
import type { CareWords } from './words.ts';

/**
 * How people ask whether the one who died is dead, alive or real, or who it is that answers, by
 * language. A sentence asks where it ends in a question mark, or begins as a question (ASKS).
 */
const QUESTIONS: readonly RegExp[] = [
  // English
  heard`\b(are|r) (you|u) (really |truly |actually |still |even |just |honestly |only |just )*(dead|gone|alive|real|human|a human|a (real )?person|an? (ai|bot|robot|machine|computer|program|chatbot)|there|ai|conscious|fake)\b|\byou('re| are) (really |truly )?(dead|gone|real|alive|an ai|a machine|a bot|human).*\b(aren't|are|right)\b|\b(is|was) (it|this|that) (really|truly|actually|still) (you|him|her)\b|\bis (it|this) you\b|\bdid you (really|actually|truly) die\b|\b(am i|are we) (really |actually )?(talking|speaking|writing|chatting) (to|with) (you|an? |my |the real)|\bwho (am i (talking|speaking|writing) to|are you really)\b|\bwho is (writing|answering)\b|\bwhat are you\b`,
  // Spanish, Portuguese, Italian, French, Romanian
  heard`\b(est[aá]s|eres|sos) .{0,18}\b(muert[oa]|viv[oa]|real|human[oa]|una (ia|m[aá]quina|persona)|un (robot|programa|bot)|t[uú] de verdad)\b|\bte moriste\b|\bmoriste de verdad\b|\b(de verdad|realmente) (eres|est[aá]s|te moriste|has muerto)\b|\beres t[uú]\b|\b(con|a) qui[eé]n (estoy hablando|hablo|escribo)\b|\bhablo con una (ia|m[aá]quina)\b|\bhas muerto\b`,
  heard`\b(morreu|morreste|est[aá]s? mort[oa]|est[aá]s? viv[oa])\b|\b([eé]s|você [eé]|é) .{0,14}\b(real|human[oa]|uma? (ia|máquina|pessoa|robô|programa)|um (robô|programa|bot)|tu mesmo|você mesmo)\b|\b([eé]s|é) (mesmo )?(tu|você)\b|\bcom quem (estou|eu) (a )?fal`,
  heard`\b(sei|siete) .{0,18}\b(mort[oa]|viv[oa]|real[ei]|ver[oa]|uman[oa]|un'ia|una (macchina|persona)|un (robot|programma)|tu)\b|\bsto parlando con\b|\bchi (sei|risponde)\b|\bcon chi (parlo|sto)\b`,
  heard`\b(tu es|es[- ]tu|t'es|vous êtes|êtes[- ]vous) .{0,18}\b(mort|morte|vivante?|réel(le)?|vraie?|humaine?|une (ia|machine|personne)|un (robot|programme|humain)|toi|là)\b|\bc'est (vraiment |bien )?toi\b|\bà qui (je parle|est-ce que je parle)\b|\bje parle à (une|un|qui)\b`,
  heard`\bai murit\b|\bești .{0,16}\b(mort|moartă|vi[ue]|real[ăa]?|om|o (ia|mașină|persoană)|un (robot|program|ai)|tu|ai)\b|\bchiar tu\b|\bcu cine (vorbesc|scriu)\b|\bvorbesc cu (o|un)\b`,
  // German, Dutch, Swedish
  heard`\b(bist|biste|bisch) (du )?.{0,22}\b(tot|gestorben|echt|lebendig|am leben|ein mensch|eine? (ki|maschine|computer|roboter|programm|bot)|du|real|ki|menschlich)\b|\blebst du\b|\b(rede|spreche|schreibe|sprech|red|schreib) ich .{0,14}\b(mit|dir)\b|\bwer (schreibt|antwortet|bist)\b`,
  heard`\bben (je|jij) .{0,22}\b(dood|echt|levend|in leven|een (mens|machine|robot|computer|ai|programma|bot)|het|gestorven|ai)\b|\bleef je\b|\b(praat|spreek|schrijf) ik .{0,14}\bmet\b|\bwie (ben|antwoordt|schrijft)\b`,
  heard`\bär (du|det) .{0,22}\b(död|levande|äkta|verklig|på riktigt|en (människa|maskin|robot|dator|ai|bot)|ett program|du|ai)\b|\blever du\b|\b(pratar|talar|skriver) jag .{0,14}\bmed\b|\bvem (är du|svarar|skriver)\b|\bdog du\b`,
  // Polish, Czech, Hungarian
  heard`\b(nie żyjesz|umarł[eaś]*|żyjesz)\b|\bjesteś .{0,18}\b(martw[yae]|żyw[yae]|prawdziw[yae]|człowiekiem|maszyną|robotem|programem|sztuczną|ai|botem)\b|\bto (naprawdę|ty|jesteś) .{0,8}\bty\b|\bto naprawdę ty\b|\bz kim (rozmawiam|piszę)\b|\brozmawiam z (ai|maszyną)`,
  heard`\b(jsi|seš|ses|jseš) .{0,22}\b(mrtv\w+|mrtvej|živ\w+|skutečn\w+|opravdov\w+|člověk|stroj|robot|program|ai|umělá|ty|naživu|umřel\w*)\b|\b(umřel|zemřel)[ao]? jsi\b|\bžiješ\b|\bs kým (mluvím|píšu)\b|\bto (opravdu|vážně|jsi) .{0,6}ty\b`,
  heard`\b(meghaltál|halott vagy|élsz|igazi vagy|valódi vagy|ember vagy|gép vagy|robot vagy|program vagy|mi vagy|te vagy az|tényleg te|mesterséges intelligencia vagy)\b|\bkivel (beszélek|írok)\b`,
  // Russian, Ukrainian, Greek
  heard`\b(ты|вы) .{0,18}\b(умер\w*|мертв\w*|мёртв\w*|жив\w*|настоящ\w*|человек|робот|машина|программа|ии|погиб\w*|реальн\w*|бот)\b|\bэто .{0,16}\bты\b|\bс кем я (говорю|разговариваю|пишу|общаюсь)\b|\bкто (мне )?(пишет|отвечает)\b`,
  heard`\bти .{0,18}\b(помер\w*|мертв\w*|жив\w*|справжн\w*|людина|робот|машина|програма|ші|загинув|загинула|вмер\w*|реальн\w*|бот)\b|\bце .{0,16}\bти\b|\bз ким я (говорю|розмовляю|пишу|спілкуюся)\b|\bхто (мені )?(пише|відповідає)\b`,
  heard`\b(πέθανες|έχεις πεθάνει|ζεις)\b|\bείσαι .{0,18}\b(νεκρ\w+|πεθαμέν\w+|ζωνταν\w+|αληθιν\w+|άνθρωπος|μηχανή|ρομπότ|πρόγραμμα|τεχνητή|εσύ|πραγματικ\w+|ai)\b|\bεσύ είσαι\b|\bμε ποιον (μιλάω|μιλώ|γράφω)\b|\bμιλάω με (μηχανή|τεχνητή)`,
  // Arabic, Hindi, Chinese, Japanese
  heard`(^| )(هل )?(أنت|انت|إنت|إنتي|انتي|أنتِ) .{0,18}(ميت|ميتة|متّي|متي|مت|حي|حية|عايش|عايشة|حقيقي|حقيقية|إنسان|آلة|روبوت|برنامج|ذكاء|بشر)|هل (مت|متِّ|أنت|هذا أنت|هذه أنت)|(إنت|انت|إنتي|انتي)( عنجد)? (متت|متّي)|عنجد متّي|(مع|إلى) من أتكلم|مين عم يحكي|عايش ولا`,
  heard`(क्या|सच|kya|sach).{0,30}(मर गए|मर गई|मर चुक|ज़िंदा|जिंदा|जीवित|असली|इंसान|मशीन|एआई|रोबोट|प्रोग्राम|तुम ही|आप ही|mar gaye|mar gayi|zinda|asli|insaan|machine|ai ho|robot)|(मैं )?किससे बात|kisse baat|(तुम|आप) (असली|ज़िंदा|इंसान|एआई|मशीन) (हो|हैं)`,
  /(你|妳|您).{0,8}(死了|去世|走了|活着|还活|真的吗|是真的|真人|是人|机器|ai|程序|人工智能|本人)|(真的|到底|究竟)是(你|妳)|(是不是|是)(你|妳)(本人)?(吗|嗎|么)|我.{0,4}(跟谁|和谁|在跟谁)(说话|聊)/u,
  /(死んだ|死んじゃった|亡くなった|生きてる|生きている|本物|人間|ai|機械|ロボット|プログラム|本人|本当にあなた|ほんとにあなた|実在|本当にお[母父]さん)(な|だ|です|なん|なの|ですか|の|んだよね|よね|って|なんです)*(か|の)?[?？。]?$|(誰|だれ)と(話|しゃべ)/u,
];

/** A question that carries no mark. */
const ASKS = heard`^\W*(\w+ , )?(are|r|is|did|am|who|what|bist|lebst|rede|spreche|ben|leef|är|lever|es-tu|êtes|kya|क्या|هل|eres|estás|jsi|ești|czy|чи|jesteś|est-ce)\b|, (aren't|are) you\b|(吗|嗎|么)$|真人吗|还是什么$|(の|か)$|\bли\b`;
/** Grief that says the same words and asks nothing. */
const GRIEF = heard`\b((can't|cannot|can not|don't|couldn't|won't) (believe|accept|understand|grasp)|why did you|no puedo creer|não acredito|non (posso|riesco a) credere|je (ne )?(peux|arrive) pas|nu pot să cred|kann (es )?nicht (glauben|fassen)|kan niet geloven|kan inte (tro|fatta)|nie mogę uwierzyć|nemůžu uvěřit|nem hiszem el|не могу поверить|не можу повірити|δεν (μπορώ να )?πιστεύω|لا أصدق|यक़ीन नहीं|why are you dead|warum bist du tot|pourquoi (tu es|es-tu) mort|почему ты умер|чому ти помер)\b|不敢相信|接受不了|不能接受|信じられない|为什么.{0,6}(死|走)|どうして死`;

/**
 * Whether a message asks if the one who died is really dead, alive, real or human, if it is really
 * they, or an AI that answers. Grief that states or doubts the death without asking is not heard.
 */
export function asksForTruth(message: string): boolean {
  return sentences(message).some(
    ({ text, asks }) =>
      (asks || ASKS.test(text)) &&
      QUESTIONS.some((question) => question.test(text)) &&
      !GRIEF.test(text),
  );
}

function sentences(message: string): { text: string; asks: boolean }[] {
  // In Greek the semicolon asks.
  const marked = message.replace(/(?<=\p{Script=Greek}['’]?)[;\u037e]/gu, '?');
  return (fold(marked).match(/[^.!?؟？。！…\n]+[.!?؟？。！…]*/gu) ?? []).map((sentence) => ({
    text: sentence.replace(/[.!?؟？。！…]+$/u, '').trim(),
    asks: /[?؟？]/u.test(sentence),
  }));
}

/** The sentence that a reply begins with where the truth was asked for; undefined where not. */
export function truthFor(
  message: string,
  words: CareWords,
  name: string,
  seed: number,
): string | undefined {
  if (!asksForTruth(message)) return undefined;
  return words.truth[seed % words.truth.length]?.replaceAll('{name}', () => name);
}
