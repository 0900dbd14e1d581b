import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '#client/lib/api.ts';
import { leaveNotice } from '#client/lib/notice.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { RegisterBody } from '#shared/contract/auth.ts';
import { CONSENT_VERSION } from '#shared/rules/consents.ts';
import { type RegisterValues, registerProblems } from './auth-rules.ts';
import { Consents } from './consents.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAuthenticate } from './use-authenticate.ts';
import { useProblemWords } from './use-problem-words.ts';

const EMPTY: RegisterValues = {
  email: '',
  password: '',
  confirmPassword: '',
  ageAcknowledged: false,
  terms: false,
  imageRights: false,
};

export function RegisterForm({ onAuthenticated }: { onAuthenticated: (token: string) => void }) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const form = useForm({
    initial: EMPTY,
    problemsOf: registerProblems,
    wordsFor: useProblemWords(),
  });
  const { authenticate, pending } = useAuthenticate('/api/auth/register', {
    onSuccess: (token) => {
      // Said by the screen that this leads to, whichever it is.
      leaveNotice('registered');
      onAuthenticated(token);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields) form.refuse(error.fields);
      toast({
        title: t('auth.registrationFailed'),
        description: errorMessage(error, t('auth.registrationDefault')),
        variant: 'destructive',
      });
    },
  });

  return (
    <form
      noValidate
      onSubmit={form.submit((values) => authenticate(bodyOf(values)))}
      className="flex flex-col gap-5"
    >
      <TextField
        {...form.text('email')}
        label={t('auth.email')}
        type="email"
        autoComplete="username"
      />
      <NewPasswordFields
        password={form.text('password')}
        label={t('auth.password')}
        confirmPassword={form.text('confirmPassword')}
        confirmLabel={t('auth.confirmPassword')}
      />
      <div className="flex flex-col gap-4 pt-1">
        <Checkbox {...form.tick('ageAcknowledged')} label={t('auth.age')} />
        <Consents terms={form.tick('terms')} imageRights={form.tick('imageRights')} />
      </div>
      <Button type="submit" busy={pending}>
        {t(pending ? 'auth.registering' : 'auth.register')}
      </Button>
    </form>
  );
}

/** What is sent: the three consents as proof, with the version of the texts that were read. */
function bodyOf({ email, password, terms, imageRights }: RegisterValues): RegisterBody {
  return {
    email,
    password,
    // The rules have let nobody through who did not tick it.
    ageAcknowledged: true,
    consents: { terms, imageRights, version: CONSENT_VERSION },
  };
}
