import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useToast } from '#client/ui/toast.tsx';
import { loginProblems } from './auth-rules.ts';
import { typedAhead } from './take-over.ts';
import { useAuthenticate } from './use-authenticate.ts';
import { useProblemWords } from './use-problem-words.ts';

export function LoginForm({ onAuthenticated }: { onAuthenticated: (token: string) => void }) {
  const { t } = useTranslation();
  const { toast, clear } = useToast();
  const [initial] = useState(typedAhead);
  const form = useForm({
    initial,
    problemsOf: loginProblems,
    wordsFor: useProblemWords(),
  });
  const { authenticate, pending } = useAuthenticate('/api/auth/login', {
    onSuccess: (token) => {
      clear();
      onAuthenticated(token);
    },
    onError: (error) => {
      const answered = error instanceof ApiError;
      if (answered && error.fields) form.refuse(error.fields);
      const unsaid = t(answered ? 'auth.loginDefault' : 'auth.loginError');
      toast({
        title: t('auth.loginFailed'),
        description: errorMessage(error, unsaid),
        variant: 'destructive',
      });
    },
  });

  return (
    <form noValidate onSubmit={form.submit(authenticate)} className="flex flex-col gap-5">
      <TextField
        {...form.text('email')}
        label={t('auth.email')}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...form.text('password')}
        label={t('auth.password')}
        autoComplete="current-password"
        showLabel={t('common.showPassword')}
        hideLabel={t('common.hidePassword')}
      />
      <Link href="/forgot-password" className="link flex min-h-11 items-center self-start">
        {t('auth.forgot.link')}
      </Link>
      <Button type="submit" busy={pending}>
        {t(pending ? 'auth.loggingIn' : 'auth.login')}
      </Button>
    </form>
  );
}
