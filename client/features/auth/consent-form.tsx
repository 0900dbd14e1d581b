import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, api, toldByServer } from '#client/lib/api.ts';
import { useForm } from '#client/lib/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { ConsentsBody } from '#shared/contract/account.ts';
import { CONSENT_VERSION } from '#shared/rules/consents.ts';
import { type ConsentValues, consentProblems } from './auth-rules.ts';
import { Consents } from './consents.tsx';
import { useProblemWords } from './use-problem-words.ts';

const UNTICKED: ConsentValues = { terms: false, imageRights: false };

/** Asks one who came without them for the consents of registration, and stores them. */
export function ConsentForm() {
  const { t } = useTranslation();
  const { toast } = useToast();
  const client = useQueryClient();
  const form = useForm({
    initial: UNTICKED,
    problemsOf: consentProblems,
    wordsFor: useProblemWords(),
  });
  const agree = useMutation({
    mutationFn: () =>
      api('POST', '/api/account/consents', {
        terms: true,
        imageRights: true,
        version: CONSENT_VERSION,
      } satisfies ConsentsBody),
    // Read again, the account says so itself, and whoever asked goes on.
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/account'] }),
    onError: (error) => {
      if (error instanceof ApiError && error.fields) form.refuse(error.fields);
      toast({
        title: t('account.notSaved'),
        description: toldByServer(error, t('account.unanswered')),
        variant: 'destructive',
      });
    },
  });
  return (
    <form
      noValidate
      onSubmit={form.submit(() => agree.mutate())}
      className="flex max-w-form flex-col gap-5"
    >
      <Consents terms={form.tick('terms')} imageRights={form.tick('imageRights')} />
      <Button type="submit" busy={agree.isPending}>
        {t('account.agreed.agree')}
      </Button>
    </form>
  );
}
