import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#client/lib/classes.ts';
import { Spinner } from './spinner.tsx';
import { useFocusWhileBusy } from './use-focus-while-busy.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger';

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-base px-5 py-2 text-center font-semibold leading-tight transition-colors disabled:opacity-60 aria-disabled:opacity-60';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border border-amber-edge bg-amber text-on-amber hover:bg-amber-hover',
  quiet: 'border border-line-strong bg-paper-raised text-ink hover:bg-paper-sunken',
  plain: 'border border-transparent text-ink hover:bg-touch',
  danger: 'border border-danger bg-danger-fill text-on-danger hover:bg-danger-hover',
};

/** The look of a button, for what is a button to the eye and a link by nature. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return classes(BASE, VARIANTS[variant], extra);
}

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner beside the label and keeps the button from being pressed again. */
  busy?: boolean;
  icon?: ReactNode;
}

/** The one button; `type` is "button" unless it is said otherwise. */
export function Button({
  variant = 'primary',
  busy = false,
  icon,
  type = 'button',
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useFocusWhileBusy(busy, ref);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
