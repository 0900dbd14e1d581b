import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { Link } from 'wouter';
import { ApiError, toldByServer } from '#client/lib/api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useToast } from '#client/ui/toast.tsx';
import { AuthPage } from './auth-page.tsx';
import { addressProblems } from './auth-rules.ts';
import { usePost } from './use-post.ts';
import { useProblemWords } from './use-problem-words.ts';

/** Asks for a link that leads to a new password, and then says where it went. */
export function ForgotPasswordScreen() {
  useTexts('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? <AddressForm onSent={setSentTo} /> : <LinkSent email={sentTo} />;
}

function AddressForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const form = useForm({
    initial: { email: '' },
    problemsOf: addressProblems,
    wordsFor: useProblemWords(),
  });
  const { post, pending } = usePost('/api/auth/forgot-password', {
    onSuccess: () => onSent(form.values.email.trim()),
    onError: (error) => {
      if (error instanceof ApiError && error.fields) form.refuse(error.fields);
      toast({
        title: t('auth.forgot.failed'),
        description: toldByServer(error, t('auth.forgot.failedText')),
        variant: 'destructive',
      });
    },
  });
  return (
    <AuthPage heading={t('auth.forgot.title')} intro={t('auth.forgot.intro')}>
      <form noValidate onSubmit={form.submit(post)} className="flex flex-col gap-5">
        <TextField
          {...form.text('email')}
          label={t('auth.email')}
          type="email"
          autoComplete="username"
        />
        <Button type="submit" busy={pending}>
          {t(pending ? 'auth.forgot.sending' : 'auth.forgot.send')}
        </Button>
      </form>
      <BackToLogin />
    </AuthPage>
  );
}

/** The same words whether or not there is such an account: that is nobody else's business. */
function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <AuthPage outcome heading={t('auth.forgot.sentTitle')} intro={t('auth.forgot.sentIntro')}>
      <div className="flex flex-col gap-4">
        <p className="wrap-anywhere">
          <RichText
            text={t('auth.forgot.sent', { email })}
            parts={{ email: <bdi className="font-semibold" /> }}
          />
        </p>
        <p className="text-ink-soft">{t('auth.forgot.expiry')}</p>
      </div>
      <BackToLogin />
    </AuthPage>
  );
}

function BackToLogin() {
  const { t } = useTranslation();
  return (
    <p className="border-t border-line pt-5">
      <Link href="/auth" className="link inline-flex min-h-11 items-center font-semibold">
        {t('auth.forgot.back')}
      </Link>
    </p>
  );
}
