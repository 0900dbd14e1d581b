import { useTranslation } from 'react-i18next';
import type { Memory } from '#shared/contract/memories.ts';

/** Says where a fact came from: the profile, a message of a day, a correction. */
export function useFactSource(): (memory: Memory) => string {
  const { t, i18n } = useTranslation();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return ({ kind, createdAt }) =>
    kind === 'profile'
      ? t('remember.from.profile')
      : t(`remember.from.${kind}`, { date: day.format(createdAt) });
}
