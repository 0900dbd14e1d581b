import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { CONTROL, Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until the person asks to see it. */
export function PasswordField({
  label,
  error,
  hint,
  warning,
  id,
  showLabel,
  hideLabel,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} warning={warning} id={id}>
      {(aria) => (
        <span className="relative block">
          <input
            {...rest}
            {...aria}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${CONTROL} min-h-11 pe-12`}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            aria-controls={aria.id}
            icon={shown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
            onClick={() => setShown(!shown)}
            className="absolute end-0 top-0"
          />
        </span>
      )}
    </Field>
  );
}
