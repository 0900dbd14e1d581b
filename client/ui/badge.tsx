import type { ReactNode } from 'react';
import { classes } from '#client/lib/classes.ts';

/** A small word set apart: BETA, AI, Admin, Default. */
export function Badge({
  tone = 'amber',
  children,
}: {
  tone?: 'amber' | 'plain';
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 rounded-full border px-2.5 py-0.5 text-small font-semibold leading-tight text-balance wrap-anywhere',
        tone === 'amber'
          ? 'border-amber-edge bg-amber-wash text-amber-ink'
          : 'border-line-strong bg-paper-raised text-ink-soft',
      )}
    >
      {children}
    </span>
  );
}
