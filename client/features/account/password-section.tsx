import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFocus } from '#client/lib/take-focus.ts';
import { Button } from '#client/ui/button.tsx';
import type { AccountParts } from './account-parts.ts';
import { Section } from '#client/ui/section.tsx';
import { SESSIONS } from './use-sessions.ts';

interface PasswordSectionProps extends Pick<AccountParts, 'ChangePassword'> {
  email: string;
}

/** The password; its form opens when it is asked for. */
export function PasswordSection({ email, ChangePassword }: PasswordSectionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  // Whoever closes the form finds the focus where it was before.
  const [returning, setReturning] = useState(false);

  function close() {
    setReturning(true);
    setOpen(false);
  }

  return (
    <Section title={t('account.password.title')}>
      {open ? (
        <ChangePassword
          email={email}
          onCancel={close}
          onChanged={() => {
            close();
            // The other log-ins have ended with the old password.
            void client.invalidateQueries({ queryKey: SESSIONS });
          }}
        />
      ) : (
        <Button
          variant="quiet"
          className="self-start"
          ref={returning ? takeFocus : null}
          onClick={() => setOpen(true)}
        >
          {t('account.password.change')}
        </Button>
      )}
    </Section>
  );
}
