import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { CardFormProps } from './card-form.ts';
import { grouped, TEST_CARDS, testPaymentMethod } from './test-cards.ts';

/** The card form of PAYMENTS=sandbox: test numbers, and nothing that could hold a real card. */
export function SandboxForm({ begin, complete, onFailed, children }: CardFormProps) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const [refused, setRefused] = useState(false);
  const [asked, setAsked] = useState<string>();
  const paymentMethodId = testPaymentMethod(number);

  async function pay(): Promise<void> {
    setRefused(!paymentMethodId);
    if (!paymentMethodId || !(await begin())) return;
    const { type, ...rest } = await complete(paymentMethodId);
    if (type === 'confirm' && 'clientSecret' in rest) setAsked(rest.clientSecret);
  }

  if (asked !== undefined && paymentMethodId !== undefined) {
    return (
      <Bank
        onConfirm={() => void complete(paymentMethodId, asked)}
        onRefuse={() => {
          setAsked(undefined);
          onFailed(t('billing.bank.refused'));
        }}
      />
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void pay();
      }}
      className="flex flex-col gap-5"
    >
      <section className="flex flex-col gap-3 rounded-base border border-line bg-paper-sunken p-4">
        <h2 className="text-reading">{t('billing.sandbox.title')}</h2>
        <p className="text-small text-ink-soft">{t('billing.sandbox.text')}</p>
        <ul className="flex flex-col">
          {TEST_CARDS.map((card) => (
            <li key={card.number}>
              <button
                type="button"
                onClick={() => {
                  setNumber(card.number);
                  setRefused(false);
                }}
                className="flex min-h-11 flex-wrap items-center gap-x-2 text-start text-small"
              >
                <bdi className="link tabular-nums">{card.number}</bdi>
                <span className="text-ink-soft">{t(`billing.sandbox.${card.outcome}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <TextField
        label={t('billing.sandbox.number')}
        value={number}
        onChange={(event) => {
          setNumber(grouped(event.target.value));
          setRefused(false);
        }}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        placeholder={TEST_CARDS[0].number}
        error={refused ? t('billing.sandbox.unknown') : undefined}
      />
      {children}
    </form>
  );
}

/** The second step that some banks ask for, as the sandbox plays it. */
function Bank({ onConfirm, onRefuse }: { onConfirm: () => void; onRefuse: () => void }) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="text-title">{t('billing.bank.title')}</h2>
      <p className="text-ink-soft">{t('billing.bank.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={pressed}
          onClick={() => {
            setPressed(true);
            onConfirm();
          }}
        >
          {t('billing.bank.confirm')}
        </Button>
        <Button variant="quiet" disabled={pressed} onClick={onRefuse}>
          {t('billing.bank.refuse')}
        </Button>
      </div>
    </section>
  );
}
