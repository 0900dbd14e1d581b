import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '#client/ui/rich-text.tsx';
import type { Account } from '#shared/contract/account.ts';
import { hasAgreed } from '#shared/rules/consents.ts';
import type { AccountParts } from './account-parts.ts';
import { Section } from '#client/ui/section.tsx';

interface AgreementProps extends Pick<AccountParts, 'ConsentForm'> {
  account: Account;
}

/** What the person agreed to, when, and in which version; or the form, where nothing is stored. */
export function Agreement({ account, ConsentForm }: AgreementProps) {
  const { t, i18n } = useTranslation();
  const { consents } = account;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (
    <Section title={t('account.agreed.title')}>
      {consents && hasAgreed(consents) ? (
        <>
          <p>
            <RichText
              text={t('account.agreed.text', { date: day.format(consents.acceptedAt) })}
              parts={{
                terms: <PageLink href="/terms-of-service" />,
                privacy: <PageLink href="/privacy-policy" />,
              }}
            />
          </p>
          <p className="text-small text-ink-soft">
            {t('account.agreed.version', { version: consents.version })}
          </p>
        </>
      ) : (
        <>
          <p>{t('account.agreed.missing')}</p>
          <ConsentForm />
        </>
      )}
    </Section>
  );
}

function PageLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} className="link">
      {children}
    </a>
  );
}
