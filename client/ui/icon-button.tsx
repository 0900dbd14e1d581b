import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#client/lib/classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
}

/** A button of 44 px that shows an icon alone. */
export function IconButton({ label, icon, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-base text-ink-soft transition-colors hover:bg-touch hover:text-ink disabled:opacity-60',
        className,
      )}
    >
      {icon}
    </button>
  );
}
