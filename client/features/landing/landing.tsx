import { BookHeart, MessageCircle, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PublicFooter } from '#client/i18n/public-footer.tsx';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { useTexts } from '#client/i18n/use-texts.ts';
import { LanguageList } from '#client/i18n/language-list.tsx';
import { PRODUCT } from '#client/lib/product.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ThemeButton } from '#client/ui/theme-button.tsx';
import { addressOf } from '#shared/rules/public-pages.ts';
import { Example } from './example.tsx';

const CARDS = [
  { name: 'memories', icon: BookHeart },
  { name: 'dialogue', icon: MessageCircle },
  { name: 'present', icon: SunMoon },
] as const;

/**
 * The first page. Its controls speak by data attributes (client/prerendered.ts), because it is
 * drawn into static HTML at build time and has to work before React arrives. A guest who comes to the app itself, as at an unknown address, sees it too.
 */
export function Landing() {
  useTexts('public');
  const { t } = useTranslation();
  const language = useLanguage();
  useTitle(t('landing.title'));
  return (
    <div className="lamplight lamplight-low flex min-h-dvh flex-col">
      <LandingHeader />
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col px-5 small:px-8">
        <section className="grid items-center gap-16 pt-8 pb-16 medium:pt-12 panel:grid-cols-[1.2fr_1fr] panel:gap-20 panel:pb-20">
          <div className="flex min-w-0 flex-col items-start gap-6">
            <Badge>{t('common.beta')}</Badge>
            <h1 className="text-display">{t('landing.title')}</h1>
            <p className="max-w-[34rem] text-lead leading-ui text-ink-soft">
              {t('landing.subtitle')}
            </p>
            <p className="max-w-[34rem] text-lead leading-ui text-ink-soft">
              {t('landing.subtitle2')}
            </p>
            <div className="flex w-full flex-col gap-3 pt-2 small:w-auto small:flex-row">
              <button type="button" data-go="/auth?mode=register" className={BEGIN}>
                {t('landing.begin')}
              </button>
              <button type="button" data-go="/auth" className={EXISTING}>
                {t('landing.existing')}
              </button>
            </div>
          </div>
          <Example />
        </section>
        <section aria-label={t('landing.features')} className="border-y border-line">
          <ul className="grid medium:grid-cols-3 medium:divide-x medium:divide-line">
            {CARDS.map(({ name, icon: Icon }) => (
              <FeatureCard
                key={name}
                icon={<Icon aria-hidden size={24} strokeWidth={1.5} />}
                title={t(`landing.cards.${name}.title`)}
                text={t(`landing.cards.${name}.text`)}
              />
            ))}
          </ul>
        </section>
        <p className="max-w-measure py-12 text-ink-soft">
          {t('landing.disclaimer')}
          <SentenceGap />
          <a href={addressOf('grief-resources', language)} className="link">
            {t('landing.help')}
          </a>
        </p>
      </main>
      <PublicFooter />
    </div>
  );
}

const PRESSABLE =
  'inline-flex min-h-12 items-center justify-center rounded-base border px-7 py-2.5 text-center text-reading font-semibold leading-tight transition-colors aria-busy:opacity-60';
const BEGIN = `${PRESSABLE} border-amber-edge bg-amber text-on-amber hover:bg-amber-hover`;
const EXISTING = `${PRESSABLE} border-line-strong bg-paper-raised text-ink hover:bg-paper-sunken`;

function FeatureCard({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex flex-col gap-3 border-line py-8 not-last:border-b medium:px-8 medium:py-10 medium:not-last:border-b-0 medium:first:ps-0 medium:last:pe-0">
      <span className="text-amber-ink">{icon}</span>
      <h2 className="text-title">{title}</h2>
      <p className="text-ink-soft">{text}</p>
    </li>
  );
}

function LandingHeader() {
  const { t } = useTranslation();
  return (
    <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-5 py-4 small:px-8">
      <span className="font-serif text-title">{PRODUCT}</span>
      <div className="flex items-center">
        <LanguageList page="" />
        <ThemeButton label={t('common.theme')} />
      </div>
    </header>
  );
}
