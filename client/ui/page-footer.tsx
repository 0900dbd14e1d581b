export interface PageFooterProps {
  copyright: string;
  /** What the group of links is called, for those who do not see it. */
  label: string;
  links: readonly { href: string; text: string }[];
}

/** The foot of a page: whose it is, and the pages that anybody may read. */
export function PageFooter({ copyright, label, links }: PageFooterProps) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-6 text-small text-ink-soft small:px-8">
        <p>{copyright}</p>
        <nav aria-label={label} className="flex flex-wrap gap-x-6">
          {links.map(({ href, text }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center hover:underline">
              {text}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
