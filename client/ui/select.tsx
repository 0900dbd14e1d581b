import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from '#client/lib/classes.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

export type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/**
 * A choice among few. The browser's own list: on a phone it is the one the hand knows, and it
 * needs no style that a strict content policy would refuse.
 */
export function Select({
  label,
  error,
  hint,
  warning,
  id,
  className,
  options,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} warning={warning} id={id}>
      {(aria) => (
        <span className="relative block">
          <select
            {...rest}
            {...aria}
            className={classes(CONTROL, 'min-h-11 appearance-none pe-10', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
          />
        </span>
      )}
    </Field>
  );
}
