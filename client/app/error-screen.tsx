import { useTranslation } from 'react-i18next';
import { errorMessage } from '#client/lib/api.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/button.tsx';

export interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** The fallback screen: what went wrong, and two ways on. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const { t } = useTranslation();
  useTitle(t('home.error.title'));
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-10">
      <div role="alert" className="flex w-full max-w-form flex-col gap-4">
        <h1 className="text-title">{t('home.error.title')}</h1>
        <p className="text-ink-soft wrap-anywhere">
          {errorMessage(error, t('home.error.unknown'))}
        </p>
        <div className="flex flex-wrap gap-3 pt-2">
          <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
          <Button variant="quiet" onClick={() => location.assign('/')}>
            {t('common.goHome')}
          </Button>
        </div>
      </div>
    </main>
  );
}
