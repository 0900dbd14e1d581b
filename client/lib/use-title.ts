import { useEffect } from 'react';
import { PRODUCT } from './product.ts';

/**
 * Names the tab after the screen. Where the screen has come in the place of another, and what had
 * the focus went with that one, its heading takes it: the keyboard goes on from there, and a screen
 * reader says where one is.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${PRODUCT}`;
    // A page that the browser has just loaded is announced by the browser, and begins at its top.
    const loaded = before === PRODUCT || before === document.title;
    if (!loaded && document.activeElement === document.body) focusHeading();
  }, [title]);
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
