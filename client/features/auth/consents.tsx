import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TickOfForm } from '#client/lib/use-form.ts';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { RichText } from '#client/ui/rich-text.tsx';

export interface ConsentsProps {
  terms: TickOfForm;
  imageRights: TickOfForm;
}

/** What everybody agrees to once: terms and privacy, then photos and the AI. */
export function Consents({ terms, imageRights }: ConsentsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Checkbox {...terms} label={<TermsLabel />} />
      <Disclaimer />
      <Checkbox {...imageRights} label={t('auth.imageRights')} />
    </>
  );
}

/** The sentence beside the tick for terms and privacy, with both pages one press away. */
function TermsLabel() {
  const { t } = useTranslation();
  return (
    <RichText
      text={t('auth.terms')}
      parts={{
        terms: <PageLink href="/terms-of-service" />,
        privacy: <PageLink href="/privacy-policy" />,
      }}
    />
  );
}

/** What is agreed to about photos and the AI, in full. */
function Disclaimer() {
  const { t } = useTranslation();
  return (
    <section className="flex flex-col gap-2 rounded-base border border-line bg-paper-sunken p-4 text-small text-ink-soft">
      <h2 className="text-base text-ink">{t('auth.disclaimer.title')}</h2>
      <p>{t('auth.disclaimer.image')}</p>
      <p>{t('auth.disclaimer.voice')}</p>
      <p>{t('auth.disclaimer.limits')}</p>
    </section>
  );
}

/** A page to read beside the form: a tab of its own, so that nothing typed is lost. */
function PageLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="link">
      {children}
    </a>
  );
}
