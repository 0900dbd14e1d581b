import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';

test('the theme cannot be had outside its provider, and the error says so', () => {
  expect(() => renderToStaticMarkup(<ThemeToggle toDark="Dim" toLight="Brighten" />)).toThrow(
    'useTheme must be used within the theme provider',
  );
});
