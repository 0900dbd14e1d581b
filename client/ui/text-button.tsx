import type { ComponentProps } from 'react';

/** A quiet thing to press inside a line of small text. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button
      {...props}
      type="button"
      className="link inline-flex min-h-11 min-w-11 items-center font-semibold print:hidden"
    />
  );
}
