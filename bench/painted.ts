import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * When, by the page's own clock (ms since it was asked for), the frame was painted in which
     * `text` stood in view in the conversation; where `after` is given, somewhere after it.
     */
    paintedAt(text: string, after?: string): Promise<number>;
    /** When the Enter key was last pressed, by the same clock. */
    enteredAt: number;
  }
}

/** Puts `paintedAt` and `enteredAt` into every document that the page opens from now on. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(installWatch);
}

/** Runs inside the page, so that all it needs is in it. */
function installWatch(): void {
  window.enteredAt = 0;
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') window.enteredAt = timeStamp;
    },
    { capture: true },
  );

  window.paintedAt = (text, after = '') => {
    /** The element in the conversation that holds the text. */
    const holder = (log: Element): Element | null | undefined => {
      const walker = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
      let passed = after === '';
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.nodeValue ?? '';
        if (passed && words.includes(text)) return node.parentElement;
        passed ||= words.includes(after);
      }
      return undefined;
    };
    const isInView = (): boolean => {
      const log = document.querySelector('[role=log]');
      const box = log && holder(log)?.getBoundingClientRect();
      const frame = log?.getBoundingClientRect();
      return !!box && !!frame && box.bottom > frame.top && box.top < frame.bottom;
    };
    return new Promise((resolve) => {
      // Once a frame, so that a change is found at most a frame late.
      requestAnimationFrame(function look() {
        if (!isInView()) {
          requestAnimationFrame(look);
          return;
        }
        // A message posted in a frame arrives when that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
  };
}
