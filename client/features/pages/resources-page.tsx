import { ExternalLink } from 'lucide-react';
import { CrisisBox } from './crisis-box.tsx';
import { OUTSIDE, PageWords } from './page-words.tsx';
import { PublicPage } from './public-page.tsx';
import type { ResourcesText } from './texts.ts';

/** The crisis lines first, then the organizations that help people who grieve. */
export function ResourcesPage({ text }: { text: ResourcesText }) {
  return (
    <PublicPage page="grief-resources" title={text.title}>
      <p className="mt-4 max-w-measure text-reading leading-reading text-ink-soft">{text.intro}</p>
      <CrisisBox {...text.crisis} />
      <section aria-labelledby="organizations" className="mt-16">
        <h2 id="organizations" className="text-title">
          {text.list.title}
        </h2>
        <p className="mt-3 max-w-measure text-ink-soft">
          <PageWords text={text.list.note} />
        </p>
        <ul className="mt-6 border-t border-line">
          {text.organizations.map((organization) => (
            <Organization key={organization.href} {...organization} />
          ))}
        </ul>
      </section>
    </PublicPage>
  );
}

function Organization({ name, text, href }: ResourcesText['organizations'][number]) {
  return (
    <li className="grid gap-x-10 gap-y-1 border-b border-line py-6 medium:grid-cols-[16rem_1fr]">
      <h3 className="text-title">{name}</h3>
      <div className="flex max-w-measure flex-col items-start gap-1">
        <p className="text-reading leading-reading">{text}</p>
        <a href={href} rel={OUTSIDE} className="link inline-flex min-h-11 items-center gap-2">
          <span className="sr-only">{name}: </span>
          <span dir="ltr">{new URL(href).host.replace('www.', '')}</span>
          <ExternalLink aria-hidden size={16} />
        </a>
      </div>
    </li>
  );
}
