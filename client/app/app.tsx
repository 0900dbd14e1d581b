import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { ThemeProvider } from '#client/lib/use-theme.tsx';
import { ToastProvider } from '#client/ui/toast.tsx';
import { TooltipLayer } from '#client/ui/tooltip.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Routes } from './routes.tsx';

/** Everything every screen stands on, and the screens. */
export function App({ i18n }: { i18n: i18n }) {
  return (
    <I18nextProvider i18n={i18n}>
      <ThemeProvider>
        <ErrorBoundary>
          <Toasts>
            <Routes />
            <TooltipLayer />
          </Toasts>
        </ErrorBoundary>
      </ThemeProvider>
    </I18nextProvider>
  );
}

function Toasts({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ToastProvider
      closeLabel={t('common.close')}
      noticeLabel={t('common.notification')}
      areaLabel={t('common.notifications')}
    >
      {children}
    </ToastProvider>
  );
}
