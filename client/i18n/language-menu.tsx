import { LanguageList } from './language-list.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/** The language switcher of the app: the page changes at once and nothing typed is lost. */
export function LanguageMenu() {
  return <LanguageList onChoose={useLanguageChoice()} />;
}
