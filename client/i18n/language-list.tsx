import { Check, Languages } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';
import { prefixedAddressOf, type PublicPage } from '#shared/rules/public-pages.ts';

export type LanguageListProps =
  | { onChoose: (code: LanguageCode) => void; page?: never }
  /** The prerendered page it stands on: links lead to the same page in the other languages. */
  | { page: PublicPage; onChoose?: never };

const ROW =
  'flex min-h-11 w-full items-center justify-between gap-3 rounded-small px-3 text-start hover:bg-touch';

/**
 * The language selector: each language in its own name, the present one ticked. The browser's own
 * popover opens and closes it, so that it works in static HTML too.
 */
export function LanguageList({ onChoose, page }: LanguageListProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const current = LANGUAGES.find(({ code }) => code === i18n.language) ?? LANGUAGES[0];
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${t('common.language')}: ${current.name}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-base px-3 text-ink-soft transition-colors hover:bg-touch hover:text-ink"
      >
        <Languages aria-hidden size={20} />
        {current.name}
      </button>
      <ul
        id={id}
        popover="auto"
        className="sheet w-full overflow-y-auto border border-line bg-paper-raised p-2 text-ink shadow-soft small:w-56"
      >
        {LANGUAGES.map(({ code, name }) => {
          const shared = {
            lang: code,
            'aria-current': code === current.code ? ('true' as const) : undefined,
            className: ROW,
          };
          const inside = (
            <>
              {name}
              {code === current.code ? (
                <Check aria-hidden size={18} className="text-amber-ink" />
              ) : null}
            </>
          );
          return (
            <li key={code}>
              {page === undefined ? (
                <button
                  type="button"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  onClick={() => onChoose(code)}
                  {...shared}
                >
                  {inside}
                </button>
              ) : (
                <a
                  href={prefixedAddressOf(page, code)}
                  hrefLang={code}
                  data-language={code}
                  {...shared}
                >
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
