import { lazy, useEffect } from 'react';
import { patiently } from '#client/lib/patiently.ts';
import { WhenTouched } from '#client/ui/when-touched.tsx';
import type { ShortcutsProps } from './shortcuts.tsx';

const Shortcuts = lazy(() =>
  patiently(async () => ({ default: (await import('./shortcuts.tsx')).Shortcuts })),
);

/** The keys of the conversation; opens with Ctrl+/ or Cmd+/ from anywhere on the screen. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpenChange(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onOpenChange]);
  return (
    <WhenTouched or={open}>
      <Shortcuts open={open} onOpenChange={onOpenChange} />
    </WhenTouched>
  );
}
