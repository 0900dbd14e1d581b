import { useTranslation } from 'react-i18next';
import { useLanguageChoice } from '#client/i18n/use-language-choice.ts';
import { toldByServer } from '#client/lib/api.ts';
import { Select } from '#client/ui/select.tsx';
import { useToast } from '#client/ui/toast.tsx';
import { LANGUAGES, languageOf } from '#shared/languages.ts';
import { countryOptions } from './countries.ts';
import { Section } from '#client/ui/section.tsx';
import { useCountry } from './use-account.ts';

/** In which language everything is read, and whose help lines are shown; kept as soon as chosen. */
export function Reading() {
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  const chooseLanguage = useLanguageChoice();
  const { country, choose, isPending, isSuccess } = useCountry((error) =>
    toast({
      title: t('account.notSaved'),
      description: toldByServer(error, t('account.unanswered')),
      variant: 'destructive',
    }),
  );

  return (
    <Section title={t('account.reading.title')}>
      <div className="flex max-w-form flex-col gap-5">
        <Select
          label={t('common.language')}
          hint={t('account.reading.languageHint')}
          value={i18n.language}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => {
            const language = languageOf(target.value);
            if (language) chooseLanguage(language);
          }}
        />
        <div className="flex flex-col gap-1.5">
          <Select
            label={t('account.reading.country')}
            hint={t('account.reading.countryHint')}
            value={country ?? ''}
            options={[
              { value: '', label: t('account.reading.byLanguage') },
              ...countryOptions(i18n.language),
            ]}
            onChange={({ target }) => choose(target.value || null)}
          />
          <output className="min-h-5 text-small text-ink-soft">
            {isPending ? t('account.saving') : null}
            {isSuccess ? t('account.saved') : null}
          </output>
        </div>
      </div>
    </Section>
  );
}
