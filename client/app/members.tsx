import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { VisitFrame } from '#client/features/admin/visit-frame.tsx';
import { useTexts } from '#client/i18n/use-texts.ts';
import { patiently } from '#client/lib/patiently.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { KeptLanguage } from './kept-language.tsx';
import { Room } from './room.tsx';

const SubscribeScreen = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/billing/subscribe-screen.tsx')).SubscribeScreen,
  })),
);
const AccountPage = lazy(() =>
  patiently(async () => ({ default: (await import('./account-page.tsx')).AccountPage })),
);

const CareHelp = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/chat/care-help.tsx')).CareHelp,
  })),
);

const AdminScreen = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/admin/admin-screen.tsx')).AdminScreen,
  })),
);

/** What stands at which address for one who is logged in; all that is read is kept here. */
export function Members() {
  useTexts('chat');
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <KeptLanguage />
      <VisitFrame>
        <Switch>
          <Route path="/subscribe">
            <ArrivalNotice />
            <SubscribeScreen Help={CareHelp} />
          </Route>
          <Route path="/account">
            <ArrivalNotice />
            <AccountPage />
          </Route>
          <Route path="/admin" component={AdminScreen} />
          <Route path="/auth">
            <Redirect to="/" replace />
          </Route>
          <Route component={Room} />
        </Switch>
      </VisitFrame>
    </QueryClientProvider>
  );
}
