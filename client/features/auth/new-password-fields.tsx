import { useTranslation } from 'react-i18next';
import type { FieldOfForm } from '#client/lib/use-form.ts';
import { PasswordField } from '#client/ui/password-field.tsx';
import { isCommonPassword } from './common-password.ts';

export interface NewPasswordFieldsProps {
  password: FieldOfForm;
  label: string;
  confirmPassword: FieldOfForm;
  confirmLabel: string;
}

/** A password to be set, typed twice: what it needs, and a word where it is a common one. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const shown = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') };
  return (
    <>
      <PasswordField
        {...props.password}
        {...shown}
        label={props.label}
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        warning={isCommonPassword(props.password.value) ? t('auth.commonPassword') : undefined}
      />
      <PasswordField
        {...props.confirmPassword}
        {...shown}
        label={props.confirmLabel}
        autoComplete="new-password"
      />
    </>
  );
}
