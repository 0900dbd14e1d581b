import { ExternalLink, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
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

function CrisisBox(crisis: ResourcesText['crisis']) {
  return (
    <section
      aria-labelledby="crisis"
      className="mt-8 flex max-w-[48rem] flex-col gap-5 rounded-large border border-line-strong bg-paper-raised p-5 shadow-soft small:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="crisis" className="text-title">
          {crisis.title}
        </h2>
        <p className="text-ink-soft">{crisis.where}</p>
      </div>
      <div className="grid gap-3 small:grid-cols-2">
        <CrisisLine
          href="tel:988"
          icon={<Phone aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />}
          name={crisis.call}
          text={crisis.callText}
        />
        <CrisisLine
          href="sms:741741"
          icon={<MessageCircle aria-hidden size={22} strokeWidth={1.75} className="shrink-0" />}
          name={crisis.text}
          text={crisis.textText}
        />
      </div>
      <p className="font-semibold">{crisis.promise}</p>
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        <p>
          <PageWords text={crisis.elsewhere} />
        </p>
        <p className="font-semibold">{crisis.danger}</p>
      </div>
    </section>
  );
}

interface CrisisLineProps {
  href: string;
  icon: ReactNode;
  name: string;
  text: string;
}

function CrisisLine({ href, icon, name, text }: CrisisLineProps) {
  return (
    <a
      href={href}
      className="flex min-h-20 items-center gap-4 rounded-base border border-amber-edge bg-amber px-5 py-4 text-on-amber transition-colors hover:bg-amber-hover"
    >
      {icon}
      <span className="flex min-w-0 flex-col">
        <span className="font-serif text-title leading-tight font-semibold">{name}</span>
        <span>{text}</span>
      </span>
    </a>
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
