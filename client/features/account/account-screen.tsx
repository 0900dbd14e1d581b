import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PublicFooter } from '#client/i18n/public-footer.tsx';
import { toldByServer } from '#client/lib/api.ts';
import { patiently } from '#client/lib/patiently.ts';
import { PRODUCT, SUPPORT_EMAIL } from '#client/lib/product.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';
import type { Account } from '#shared/contract/account.ts';
import type { Me } from '#shared/contract/auth.ts';
import type { AccountParts } from './account-parts.ts';
import { Agreement } from './agreement.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { Logins } from './logins.tsx';
import { PasswordSection } from './password-section.tsx';
import { Reading } from './reading.tsx';
import { Section } from '#client/ui/section.tsx';
import { SupportSection } from './support-section.tsx';
import { useAccount } from './use-account.ts';
import { VisitsSection } from './visits-section.tsx';

const RememberedSection = lazy(() =>
  patiently(async () => ({
    default: (await import('./remembered-section.tsx')).RememberedSection,
  })),
);

/** "Your account": everything about the account that is not the conversation. */
export function AccountScreen(parts: AccountParts) {
  const { t } = useTranslation();
  const { account, failure, retry } = useAccount();
  useTitle(t('common.account'));
  return (
    <div className="flex min-h-dvh flex-col">
      <AccountHeader />
      <main className="mx-auto w-full max-w-page flex-1 px-5 pt-4 pb-20 small:px-8 medium:pt-8">
        <h1 className="text-heading">{t('common.account')}</h1>
        <div className="mt-6 flex flex-col divide-y divide-line border-t border-line">
          {account ? <Sections account={account} {...parts} /> : null}
          {!account && failure ? (
            <div role="alert" className="flex flex-col items-start gap-4 py-8">
              <p className="max-w-measure text-ink-soft">
                {toldByServer(failure, t('account.loadFailed'))}
              </p>
              <Button onClick={retry}>{t('common.tryAgain')}</Button>
            </div>
          ) : null}
          {!account && !failure ? <SectionsSkeleton /> : null}
        </div>
      </main>
      <PublicFooter />
    </div>
  );
}

function Sections({ account, ...parts }: AccountParts & { account: Account }) {
  const { Subscription, ChangePassword, ConsentForm } = parts;
  const { t } = useTranslation();
  const { data: me } = useQuery<Me>({ queryKey: ['/api/me'] });
  return (
    <>
      <Section title={t('account.address.title')}>
        <dl className="flex flex-col gap-3">
          <Detail name={t('account.address.email')}>
            <bdi>{account.email}</bdi>
          </Detail>
          <Detail name={t('account.address.support')}>
            <a href={`mailto:${SUPPORT_EMAIL}`} dir="ltr" className="link">
              {SUPPORT_EMAIL}
            </a>
          </Detail>
        </dl>
      </Section>
      {/* The rest is closed to an administrator who is there in the person's name. */}
      {me?.isAdminSession === false ? (
        <>
          <Subscription />
          <PasswordSection email={account.email} ChangePassword={ChangePassword} />
          <Logins />
          <Reading />
          <Suspense fallback={<Skeleton className="my-8 h-40 w-full" />}>
            <RememberedSection />
          </Suspense>
          <SupportSection />
          <VisitsSection />
          <Agreement account={account} ConsentForm={ConsentForm} />
          <LeavingSection />
        </>
      ) : null}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function AccountHeader() {
  const { t } = useTranslation();
  return (
    <header className="mx-auto w-full max-w-page px-5 py-4 small:px-8">
      <div className="flex items-center justify-between gap-4">
        <span className="font-serif text-title">{PRODUCT}</span>
        <ThemeToggle toDark={t('common.toDark')} toLight={t('common.toLight')} />
      </div>
      <Link
        href="/chat"
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        {t('account.back')}
      </Link>
    </header>
  );
}

function SectionsSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy className="flex flex-col gap-4 py-8">
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="mt-8 h-7 w-40" />
      <Skeleton className="h-11 w-44" />
    </div>
  );
}
