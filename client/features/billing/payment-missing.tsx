import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';

/** The payment could not be loaded (spec.md section 2): what it is for, and another try. */
export function PaymentMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="text-title">{t('billing.required')}</h2>
      <p className="text-ink-soft">{t('billing.requiredText')}</p>
      <Button onClick={onRetry}>{t('billing.update')}</Button>
    </div>
  );
}
