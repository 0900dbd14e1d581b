import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import type { PublicPage as PageName, Quoted } from '#shared/rules/public-pages.ts';
import { filled } from './filled.ts';
import { PageWords } from './page-words.tsx';
import { PublicPage } from './public-page.tsx';
import type { LegalSection, LegalText } from './texts.ts';

export interface LegalPageProps {
  page: PageName;
  text: LegalText;
  /** What stands above the text. */
  first?: ReactNode;
}

/** A long text in sections, with its contents beside it: safety, privacy, terms, accessibility. */
export function LegalPage({ page, text, first }: LegalPageProps) {
  const { t } = useTranslation();
  const { sections } = text;
  return (
    <PublicPage page={page} title={text.title}>
      <p className="mt-3 max-w-measure text-small text-ink-faint">
        {text.updated}
        <SentenceGap />
        <PageWords text={text.revised} />
      </p>
      {first}
      <div className="mt-8 grid gap-x-16 panel:grid-cols-[minmax(0,1fr)_16rem]">
        <details className="group mb-8 border-y border-line panel:hidden">
          <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
            {t('pages.contents')}
            <ChevronDown aria-hidden size={20} className="text-ink-soft group-open:rotate-180" />
          </summary>
          <Contents sections={sections} />
        </details>
        <nav
          aria-label={t('pages.contents')}
          className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto border-s border-line ps-6 panel:order-2 panel:block"
        >
          <p className="pb-2 font-semibold">{t('pages.contents')}</p>
          <Contents sections={sections} />
        </nav>
        <article className="flex min-w-0 max-w-measure flex-col gap-4 text-reading leading-reading">
          <Body body={text.intro} />
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </article>
      </div>
    </PublicPage>
  );
}

function Contents({ sections }: { sections: LegalSection[] }) {
  return (
    <ol className="pb-3 text-ink-soft">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-2 leading-tight hover:text-ink hover:underline panel:min-h-9"
          >
            {filled(title)}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Section({ id, title, body }: LegalSection) {
  return (
    <section id={id} className="mt-6 flex scroll-mt-6 flex-col gap-4 border-t border-line pt-8">
      <h2 className="text-title">{filled(title)}</h2>
      <Body body={body} />
    </section>
  );
}

function Body({ body }: { body: LegalSection['body'] }) {
  return body.map((part) => <Part key={JSON.stringify(part)} part={part} />);
}

function Part({ part }: { part: LegalSection['body'][number] }) {
  if (typeof part === 'string') {
    return (
      <p>
        <PageWords text={part} />
      </p>
    );
  }
  if (!Array.isArray(part)) return <Quote of={part.says} />;
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-ink-faint">
      {part.map((item) => (
        <li key={item} className="ps-1">
          <PageWords text={item} />
        </li>
      ))}
    </ul>
  );
}

/** A sentence of care, word for word: the server puts it there from where care itself reads it. */
function Quote({ of }: { of: Quoted }) {
  return (
    <blockquote className="rounded-base border border-amber-edge bg-amber-wash px-5 py-4 font-serif">
      {`{{${of}}}`}
    </blockquote>
  );
}
