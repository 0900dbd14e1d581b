import { Suspense, useEffect } from 'react';
import { Shortcuts } from './seldom.ts';
import type { ShortcutsProps } from './shortcuts.tsx';

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
  return <Suspense>{open ? <Shortcuts open={open} onOpenChange={onOpenChange} /> : null}</Suspense>;
}
