import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element as high as what the on-screen keyboard leaves to see. Browsers that resize the
 * page themselves (`interactive-widget=resizes-content`) need none of it; iOS lays the keyboard
 * over the page and moves the page up behind it.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      const element = ref.current;
      if (!element) return;
      // Zoomed in, a part of the page is all there is to see, and the page must not shrink to it.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1;
      element.style.height = covered ? `${viewport.height}px` : '';
      if (covered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [ref]);
}
