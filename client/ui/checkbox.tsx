import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '#client/lib/classes.ts';
import { describedBy, FieldNotes } from './field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
}

/** A tick with its sentence; the whole line can be pressed, 44 px high, the tick's surroundings too. */
export function Checkbox({ label, error, hint, id, className, ...rest }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className="flex flex-col gap-1">
      <div className="-my-1.5 flex">
        <span className="relative mt-2.5 grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            id={control}
            type="checkbox"
            aria-describedby={describedBy(control, { error, hint })}
            aria-invalid={error ? true : undefined}
            className={classes(
              'peer size-6 appearance-none rounded-small border border-line-strong bg-paper-raised transition-colors checked:border-amber-edge checked:bg-amber aria-invalid:border-danger',
              className,
            )}
          />
          <Check
            aria-hidden
            size={16}
            strokeWidth={3}
            className="pointer-events-none absolute text-on-amber opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={control} className="-ms-6 flex-1 py-2.5 ps-9">
          {label}
        </label>
      </div>
      <div className="ps-9">
        <FieldNotes id={control} error={error} hint={hint} />
      </div>
    </div>
  );
}
