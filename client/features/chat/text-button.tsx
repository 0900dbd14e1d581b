import type { ReactNode } from 'react';

/** A quiet thing to press inside a line of small text. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="link inline-flex min-h-11 min-w-11 items-center font-semibold print:hidden"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
