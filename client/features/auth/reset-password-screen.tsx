import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useLocation } from 'wouter';
import { ApiError, toldByServer } from '#client/lib/api.ts';
import { clearToken } from '#client/lib/auth-token.ts';
import { forgetResetToken, resetToken } from '#client/lib/reset-token.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { useToast } from '#client/ui/toast.tsx';
import { AuthPage } from './auth-page.tsx';
import { newPasswordProblems } from './auth-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { usePost } from './use-post.ts';
import { useProblemWords } from './use-problem-words.ts';

/** How long the good news stays before the log-in takes its place (spec.md section 9). */
const REDIRECT_MS = 3_000;

/** Where the link of a mail leads: a new password, if the link still holds. */
export function ResetPasswordScreen() {
  useTexts('auth');
  const [token] = useState(resetToken);
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);

  function end(how: 'done' | 'refused') {
    forgetResetToken();
    // Every log-in of the account has ended; the one kept here may have been one of them.
    if (how === 'done') clearToken();
    setOutcome(how);
  }

  if (outcome === 'done') return <PasswordChanged />;
  if (outcome === 'refused' || token === null) return <InvalidLink />;
  return <NewPasswordForm token={token} onEnd={end} />;
}

interface NewPasswordFormProps {
  token: string;
  onEnd: (how: 'done' | 'refused') => void;
}

function NewPasswordForm({ token, onEnd }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [, navigate] = useLocation();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    problemsOf: newPasswordProblems,
    wordsFor: useProblemWords(),
  });
  const { post, pending } = usePost('/api/auth/reset-password', {
    onSuccess: () => onEnd('done'),
    onError: (error) => {
      if (isLinkRefused(error)) {
        onEnd('refused');
        return;
      }
      if (error instanceof ApiError && error.fields) form.refuse(error.fields);
      toast({
        title: t('auth.reset.failed'),
        description: toldByServer(error, t('auth.reset.failedText')),
        variant: 'destructive',
      });
    },
  });
  return (
    <AuthPage heading={t('auth.reset.title')} intro={t('auth.reset.intro')}>
      <form
        noValidate
        onSubmit={form.submit(({ password }) => post({ token, password }))}
        className="flex flex-col gap-5"
      >
        <NewPasswordFields
          password={form.text('password')}
          label={t('auth.newPassword')}
          confirmPassword={form.text('confirmPassword')}
          confirmLabel={t('auth.confirmNewPassword')}
        />
        <div className="flex flex-col gap-3">
          <Button type="submit" busy={pending}>
            {t(pending ? 'auth.reset.saving' : 'auth.reset.save')}
          </Button>
          <Button
            variant="plain"
            disabled={pending}
            onClick={() => {
              forgetResetToken();
              navigate('/auth', { replace: true });
            }}
          >
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </AuthPage>
  );
}

function isLinkRefused(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'reset_invalid' || error.code === 'token_required')
  );
}

function PasswordChanged() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();

  useEffect(() => {
    const timer = setTimeout(() => navigate('/auth', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <AuthPage outcome heading={t('auth.reset.doneTitle')} intro={t('auth.reset.done')}>
      <Button className="self-start" onClick={() => navigate('/auth', { replace: true })}>
        {t('auth.reset.toLogin')}
      </Button>
    </AuthPage>
  );
}

function InvalidLink() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <AuthPage outcome heading={t('auth.reset.invalidTitle')} intro={t('auth.reset.invalid')}>
      <Button className="self-start" onClick={() => navigate('/forgot-password')}>
        {t('auth.reset.request')}
      </Button>
    </AuthPage>
  );
}
