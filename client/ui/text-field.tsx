import type { ComponentProps } from 'react';
import { classes } from '#client/lib/classes.ts';
import { CONTROL, Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/** One line of text with its label, hint and error. */
export function TextField({ label, error, hint, warning, id, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} warning={warning} id={id}>
      {(aria) => <input {...rest} {...aria} className={classes(CONTROL, 'min-h-11', className)} />}
    </Field>
  );
}
