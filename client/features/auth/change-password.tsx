import { useTranslation } from 'react-i18next';
import { ApiError, toldByServer } from '#client/lib/api.ts';
import { renewToken } from '#client/lib/auth-token.ts';
import { takeFocus } from '#client/lib/take-focus.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { AuthAnswer } from '#shared/contract/auth.ts';
import { type ChangePasswordValues, changePasswordProblems } from './auth-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { usePost } from './use-post.ts';
import { useProblemWords } from './use-problem-words.ts';

const EMPTY: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

export interface ChangePasswordProps {
  /** Whose password it is: what a password manager goes by. */
  email: string;
  onChanged: () => void;
  onCancel: () => void;
}

/** Another password for one who knows the present one. All other log-ins end; this one goes on. */
export function ChangePassword({ email, onChanged, onCancel }: ChangePasswordProps) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const form = useForm({
    initial: EMPTY,
    problemsOf: changePasswordProblems,
    wordsFor: useProblemWords(),
  });
  const { post, pending } = usePost<AuthAnswer>('/api/account/password', {
    onSuccess: ({ token }) => {
      renewToken(token);
      toast({ title: t('account.password.changed'), description: t('account.password.others') });
      onChanged();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields) form.refuse(error.fields);
      toast({
        title: t('account.password.failed'),
        description: toldByServer(error, t('account.unanswered')),
        variant: 'destructive',
      });
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.submit(({ currentPassword, password }) => post({ currentPassword, password }))}
      className="flex max-w-form flex-col gap-5"
    >
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...form.text('currentPassword')}
        label={t('account.password.current')}
        ref={takeFocus}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <NewPasswordFields
        password={form.text('password')}
        label={t('auth.newPassword')}
        confirmPassword={form.text('confirmPassword')}
        confirmLabel={t('auth.confirmNewPassword')}
      />
      <div className="flex flex-col gap-3 small:flex-row">
        <Button variant="quiet" disabled={pending} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={pending}>
          {t(pending ? 'account.password.saving' : 'account.password.save')}
        </Button>
      </div>
    </form>
  );
}
