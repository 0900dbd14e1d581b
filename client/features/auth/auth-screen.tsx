import { type ReactNode, useLayoutEffect } from 'react';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '#client/ui/rich-text.tsx';
import { AuthPage } from './auth-page.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { takeOver } from './take-over.ts';

export type AuthMode = 'register' | 'login';

export interface AuthScreenProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Called once somebody is logged in and the token is kept. */
  onAuthenticated: (token: string) => void;
}

/** Registration or log-in. Each form is its own, so changing over clears fields and errors. */
export function AuthScreen({ mode, onModeChange, onAuthenticated }: AuthScreenProps) {
  useTexts('auth');
  // Not after the effects: a press before them would be heard, and pressed again.
  useLayoutEffect(takeOver, []);
  const { t } = useTranslation();
  const register = mode === 'register';
  return (
    <AuthPage
      title={t(register ? 'auth.register' : 'auth.login')}
      heading={t(register ? 'auth.registerTitle' : 'auth.loginTitle')}
      intro={t(register ? 'auth.registerIntro' : 'auth.loginIntro')}
    >
      {register ? (
        <RegisterForm onAuthenticated={onAuthenticated} />
      ) : (
        <LoginForm onAuthenticated={onAuthenticated} />
      )}
      <p className="border-t border-line pt-5 text-ink-soft">
        <RichText
          text={t(register ? 'auth.toLogin' : 'auth.toRegister')}
          parts={{
            link: <ModeLink onPress={() => onModeChange(register ? 'login' : 'register')} />,
          }}
        />
      </p>
    </AuthPage>
  );
}

function ModeLink({ onPress, children }: { onPress: () => void; children?: ReactNode }) {
  return (
    <button type="button" className="link min-h-11 min-w-11 font-semibold" onClick={onPress}>
      {children}
    </button>
  );
}
