import type { ComponentProps } from 'react';
import { classes } from '#client/lib/classes.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

export type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

/** Several lines of text; the box grows with what is written where the browser can. */
export function TextArea({
  label,
  error,
  hint,
  warning,
  id,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} warning={warning} id={id}>
      {(aria) => (
        <textarea
          {...rest}
          {...aria}
          rows={rows}
          className={classes(
            CONTROL,
            'field-sizing-content max-h-[60vh] min-h-24 resize-y',
            className,
          )}
        />
      )}
    </Field>
  );
}
