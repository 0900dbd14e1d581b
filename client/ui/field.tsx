import { type ReactNode, useId } from 'react';

/** What every field shows around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** What is wrong with the value; its presence marks the control as invalid. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** What is worth knowing although the value is accepted. */
  warning?: string | undefined;
}

export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Class of the box a person writes in. */
export const CONTROL =
  'w-full rounded-base border border-line-strong bg-paper-raised px-3 py-2 text-base text-ink placeholder:text-ink-faint focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-danger';

/** Label, control, hint, warning and error, tied together for a screen reader. */
export function Field({
  label,
  error,
  hint,
  warning,
  id,
  children,
}: FieldTexts & { id?: string | undefined; children: (aria: FieldAria) => ReactNode }) {
  const made = useId();
  const control = id ?? made;
  const described = describedBy(control, { error, hint, warning });
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={control} className="font-semibold">
        {label}
      </label>
      {children({
        id: control,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={control} error={error} hint={hint} warning={warning} />
    </div>
  );
}

/** The lines under a control. */
export function FieldNotes({
  id,
  error,
  hint,
  warning,
}: { id: string } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      ) : null}
      {warning ? (
        <p id={`${id}-warning`} className="text-small text-amber-ink">
          {warning}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-small text-danger">
          {error}
        </p>
      ) : null}
    </>
  );
}

/** The ids of the lines that are there, the most pressing first. */
export function describedBy(id: string, notes: Omit<FieldTexts, 'label'>): string | undefined {
  const ids = [
    notes.error ? `${id}-error` : '',
    notes.warning ? `${id}-warning` : '',
    notes.hint ? `${id}-hint` : '',
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
