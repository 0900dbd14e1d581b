import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { ChatSkeleton } from '#client/features/chat/chat-skeleton.tsx';
import { patiently } from '#client/lib/patiently.ts';
import { useAuthToken } from '#client/lib/use-auth-token.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const Landing = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/landing/landing.tsx')).Landing,
  })),
);
const AuthScreen = lazy(loadAuthScreen);
const Members = lazy(() =>
  patiently(async () => ({ default: (await import('./members.tsx')).Members })),
);

const ForgotPasswordScreen = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/auth/forgot-password-screen.tsx'))
      .ForgotPasswordScreen,
  })),
);
const ResetPasswordScreen = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  })),
);
const AuthenticationRequired = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/admin/authentication-required.tsx'))
      .AuthenticationRequired,
  })),
);

const OUTSIDE_THE_ROOM = [
  '/subscribe',
  '/account',
  '/admin',
  '/forgot-password',
  '/reset-password',
];

/** The screen that is drawn ahead (client/prerender.tsx), which the page waits for to take it over. */
export function loadAuthScreen() {
  return patiently(async () => ({
    default: (await import('#client/features/auth/auth-screen.tsx')).AuthScreen,
  }));
}

/** Which screen stands at which address, for guests and for those who are logged in. */
export function Routes() {
  const { token, login } = useAuthToken();
  const [path] = useLocation();
  const toTheRoom = token !== null && !OUTSIDE_THE_ROOM.includes(path);
  return (
    <Suspense fallback={toTheRoom ? <ChatSkeleton /> : <ScreenSkeleton />}>
      <Switch>
        <Route path="/forgot-password" component={ForgotPasswordScreen} />
        <Route path="/reset-password" component={ResetPasswordScreen} />
        {/* The key starts afresh for another account: nothing read for one is there for the next. */}
        <Route>{token ? <Members key={login} /> : <Guests />}</Route>
      </Switch>
    </Suspense>
  );
}

/** Without a token: the landing page, or the form it leads to. */
function Guests() {
  const [, navigate] = useLocation();
  const register = new URLSearchParams(useSearch()).get('mode') === 'register';
  return (
    <Switch>
      <Route path="/auth">
        <AuthScreen
          mode={register ? 'register' : 'login'}
          onModeChange={(mode) =>
            navigate(mode === 'register' ? '/auth?mode=register' : '/auth', { replace: true })
          }
          onAuthenticated={() => navigate('/', { replace: true })}
        />
      </Route>
      <Route path="/subscribe">
        <Redirect to="/auth" replace />
      </Route>
      <Route path="/account">
        <Redirect to="/auth" replace />
      </Route>
      <Route path="/admin" component={AuthenticationRequired} />
      <Route component={Landing} />
    </Switch>
  );
}
