import type { ComponentProps } from 'react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { SUPPORT_EMAIL } from '#client/lib/product.ts';
import { addressOf, type PublicPage } from '#shared/rules/public-pages.ts';
import { filled } from './filled.ts';

/** For links to others: nothing tells them where the person comes from. */
export const OUTSIDE = 'noreferrer noopener';

/** A sentence of a page, with its marked parts as links. */
export function PageWords({ text }: { text: string }) {
  const language = useLanguage();
  const pageLink = (page: PublicPage) => <TextLink href={addressOf(page, language)} />;
  return (
    <RichText
      text={filled(text)}
      parts={{
        support: <TextLink href={`mailto:${SUPPORT_EMAIL}`} dir="ltr" />,
        resources: pageLink('grief-resources'),
        privacy: pageLink('privacy-policy'),
        terms: pageLink('terms-of-service'),
        find: <TextLink href="https://findahelpline.com/" rel={OUTSIDE} dir="ltr" />,
      }}
    />
  );
}

function TextLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className="link py-1">
      {children}
    </a>
  );
}
