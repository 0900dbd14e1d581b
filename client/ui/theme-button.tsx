import { Moon, Sun } from 'lucide-react';

/** Changes between light and dark where a page is drawn ahead; client/prerendered.ts hears of it. */
export function ThemeButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      data-theme="toggle"
      aria-label={label}
      data-tooltip={label}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-base px-3 text-ink-soft transition-colors hover:bg-touch hover:text-ink"
    >
      <Moon aria-hidden size={20} className="dark:hidden" />
      <Sun aria-hidden size={20} className="hidden dark:block" />
    </button>
  );
}
