import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#client/lib/use-theme.tsx';
import { IconButton } from './icon-button.tsx';

/** Changes between the light and the dark room. */
export function ThemeToggle({ toDark, toLight }: { toDark: string; toLight: string }) {
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton
      label={dark ? toLight : toDark}
      icon={dark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
      onClick={toggleTheme}
    />
  );
}
