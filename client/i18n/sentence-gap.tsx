import { useLanguage } from './use-language.ts';

/** What stands between two sentences: a space, or nothing where the full stop is as wide as one. */
export function SentenceGap() {
  const language = useLanguage();
  return language === 'ja' || language === 'zh' ? null : ' ';
}
