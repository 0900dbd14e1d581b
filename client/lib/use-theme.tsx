import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { chooseTheme, showTheme, storedTheme, subscribeTheme, type Theme } from './theme.ts';

interface ThemeAccess {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  toggleTheme: () => void;
}

const ThemeContext = createContext<ThemeAccess | null>(null);

/** Around the app: the theme, saved on every change. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(subscribeTheme, storedTheme, storedTheme);
  useEffect(() => showTheme(theme), [theme]);
  const access = useMemo(
    () => ({
      theme,
      setTheme: chooseTheme,
      toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
    }),
    [theme],
  );
  return <ThemeContext value={access}>{children}</ThemeContext>;
}

/** The theme and the ways to change it. Throws outside the provider (spec.md section 4). */
export function useTheme(): ThemeAccess {
  const access = useContext(ThemeContext);
  if (!access) throw new Error('useTheme must be used within the theme provider');
  return access;
}
