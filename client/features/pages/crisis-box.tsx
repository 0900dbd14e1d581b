import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageWords } from './page-words.tsx';
import type { CrisisText } from './texts.ts';

/** Whom to call or text right now; it stands above everything else of a page. */
export function CrisisBox(crisis: CrisisText) {
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
