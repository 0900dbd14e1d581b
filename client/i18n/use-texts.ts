import { useTranslation } from 'react-i18next';
import type { Part } from './parts.ts';

/**
 * Fetches the parts of the texts that a screen shows; it waits for them as for lazy code. Throws,
 * when drawn, where one cannot be had.
 */
export function useTexts(...parts: [Part, ...Part[]]): void {
  const { i18n } = useTranslation(parts);
  const { t } = useTranslation();
  if (parts.some((part) => !i18n.hasResourceBundle(i18n.language, part))) {
    throw new Error(t('chat.toast.unreached'));
  }
}
