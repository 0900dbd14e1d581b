import { written } from '#server/text/pattern.ts';
import type { LanguageCode } from '#shared/languages.ts';

/** "That is not true", "that never happened": a whole correction that says no more. */
const UNTRUE: Readonly<Record<LanguageCode, RegExp>> = {
  en: written`^(?:no\W+)?(?:(?:that|this|it)(?:['’]s| is| was) (?:not (?:true|right|correct|so|how it was|what happened)|wrong|false|made up|nonsense)|(?:that|this|it) (?:isn|wasn)['’]t (?:true|right|correct|so|how it was|what happened)|(?:that|this|it) (?:never happened|did not happen|didn['’]t happen)|not true|wrong|no)$`,
  es: written`^(?:no\W+)?(?:(?:eso |esto )?no (?:es|era|fue) (?:verdad|cierto|así|correcto)|(?:eso |esto )?(?:nunca|no) (?:pasó|ocurrió|sucedió)|(?:eso )?es (?:falso|mentira)|no)$`,
  fr: written`^(?:non\W+)?(?:(?:ce n['’]est|ce n['’]était|c['’]est|c['’]était) pas (?:vrai|exact|juste|ça|comme ça)|(?:c['’]est )?faux|(?:ça|cela) n['’](?:est|a) (?:jamais|pas) (?:arrivé|eu lieu)|non)$`,
  pt: written`^(?:não\W+)?(?:(?:isso |isto )?não (?:é|era|foi) (?:verdade|certo|assim)|(?:isso |isto )?(?:nunca|não) aconteceu|(?:isso )?(?:é|está) (?:falso|errado|mentira)|não)$`,
  de: written`^(?:nein\W+)?(?:(?:das )?stimmt (?:so )?nicht|das (?:ist|war) (?:nicht (?:wahr|richtig|so)|falsch)|so war (?:es|das) nicht|das ist nie passiert|falsch|nein)$`,
  it: written`^(?:no\W+)?(?:(?:questo )?non (?:è|era) (?:vero|così|giusto)|non è mai (?:successo|accaduto)|è (?:falso|sbagliato)|no)$`,
  nl: written`^(?:nee\W+)?(?:(?:dat |dit )?klopt niet|(?:dat|dit) (?:is|was) niet (?:waar|zo|juist)|dat is nooit gebeurd|(?:dat|dit) is (?:fout|onwaar)|nee)$`,
  sv: written`^(?:nej\W+)?(?:(?:det )?stämmer inte|det (?:är|var) (?:inte (?:sant|rätt|så)|fel)|det (?:har aldrig hänt|hände aldrig)|nej)$`,
  pl: written`^(?:nie\W+)?(?:(?:to )?nieprawda|to nie (?:jest )?prawda|tak nie było|to (?:się )?nigdy (?:się )?nie (?:stało|zdarzyło)|to (?:błąd|nie tak)|nie)$`,
  cs: written`^(?:ne\W+)?(?:to není (?:pravda|správně|tak)|není to pravda|to se nikdy nestalo|tak to nebylo|to je špatně|ne)$`,
  ru: written`^(?:нет\W+)?(?:это (?:неправда|не правда|не так|неверно|ошибка)|неправда|неверно|(?:такого|этого) (?:никогда )?не было|всё было не так|нет)$`,
  uk: written`^(?:ні\W+)?(?:це (?:неправда|не правда|не так|невірно|помилка)|неправда|(?:такого|цього) (?:ніколи )?не було|усе було не так|ні)$`,
  ro: written`^(?:nu\W+)?(?:(?:asta )?nu (?:e|este) (?:adevărat|așa|corect)|nu-i adevărat|(?:asta )?nu s-a întâmplat(?: niciodată)?|asta (?:e|este) (?:fals|greșit)|n-a fost așa|nu)$`,
  el: written`^(?:όχι\W+)?(?:(?:αυτό )?δεν (?:είναι|ήταν) (?:αλήθεια|σωστό|έτσι)|(?:αυτό )?δεν (?:έγινε|συνέβη)(?: ποτέ)?|(?:είναι )?λάθος|όχι)$`,
  hu: written`^(?:nem\W+)?(?:(?:ez )?nem (?:igaz|így volt|helyes|stimmel|történt meg)|ez (?:sosem|soha nem) történt meg|ez téves|nem)$`,
  hi: written`^(?:नहीं\W+)?(?:(?:यह |ये |वह |वो )?(?:सच|सही|ठीक|ऐसा) नहीं (?:है|था|हुआ)|(?:ऐसा )?कभी नहीं हुआ|(?:यह )?गलत है|नहीं)$`,
  ar: written`^(?:لا\W+)?(?:(?:هذا |هذه |ذلك )?غير (?:صحيح|صحيحة|حقيقي)|(?:هذا |ذلك )?ليس (?:صحيحا|صحيحًا|صحيحاً|حقيقة|كذلك)|(?:هذا )?لم يحدث(?: هذا| ذلك)?(?: أبدا| أبدًا| قط)?|هذا خطأ|لا)$`,
  zh: written`^(?:不\W*)?(?:[这那]?(?:不是真的|不对|不是这样的?|没有?发生过|从来没有?发生过|是错的)|没有?这回事|错了|不是)$`,
  ja: written`^(?:いいえ\W*)?(?:(?:[それこ]れは)?(?:違う|違います|違うよ|本当ではない|本当じゃない|間違い(?:です|だ)?)|そんなことは?なかった(?:です)?|いいえ)$`,
};

/** Whether a correction says that something is not so, and nothing else. */
export function saysUntrueAlone(correction: string, language: LanguageCode): boolean {
  return UNTRUE[language].test(correction.trim().replace(/[.!。！।؟\s]+$/u, ''));
}
