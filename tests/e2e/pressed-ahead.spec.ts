import { expect, test } from './support.ts';

/*
 * React takes the log-in over in steps: it begins to listen, draws what stands there once more for
 * itself, hears presses from then on, and runs its effects last. Where its time is up it lets the browser
 * go first, and a press may come between any two steps. So here its clock stands still, but for one look
 * at it: there its time is up, and the press comes.
 */

declare global {
  interface Window {
    /** How often React had looked at the clock when nothing waited for it any more. */
    looks: number | undefined;
    /** Presses each button of the form, if that has not been done yet. */
    pressOnce: () => void;
  }
}

test.use({ settings: { PAYMENTS: 'off' } });

test('a press while React takes the log-in over counts once, at whatever step', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const upAt = Number(sessionStorage.getItem('up-at') ?? Infinity);
    let looks: number | undefined;
    let now = performance.now();
    performance.now = () => {
      if (looks !== undefined && ++looks === upAt) now += 1000;
      return now;
    };
    let pressed = false;
    window.pressOnce = () => {
      if (pressed) return;
      pressed = true;
      for (const button of document.querySelectorAll<HTMLElement>('form button')) button.click();
    };
    // React asks by a message to be let on, and so says that it lets the browser go first.
    const { value: post } =
      Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage') ?? {};
    MessagePort.prototype.postMessage = function (...given: [unknown]) {
      Reflect.apply(post, this, given);
      if (looks !== undefined && looks >= upAt) queueMicrotask(window.pressOnce);
    };
    new MutationObserver((_, observer) => {
      const root = document.querySelector('#root');
      if (!root) return;
      observer.disconnect();
      const ended = new MutationObserver(() => {
        window.looks ??= looks;
      });
      ended.observe(document.documentElement, { attributeFilter: ['data-ahead'] });
      Object.defineProperty(root, 'addEventListener', {
        configurable: true,
        value: (...given: Parameters<typeof root.addEventListener>) => {
          Reflect.deleteProperty(root, 'addEventListener');
          root.addEventListener(...given);
          looks = 0;
        },
      });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/auth');
  const takenOver = () => expect.poll(() => page.evaluate(() => window.looks)).toBeGreaterThan(0);
  await takenOver();
  const last = (await page.evaluate(() => window.looks)) ?? 0;
  const steps = [
    0,
    1,
    2,
    Math.round(last / 2),
    ...Array.from({ length: 20 }, (_, at) => last - 14 + at),
  ];
  for (const step of steps) {
    await test.step(`look ${step} of ${last}`, async () => {
      await page.evaluate((at) => sessionStorage.setItem('up-at', String(at)), step);
      await page.goto('/auth');
      await takenOver();
      await page.evaluate(() => window.pressOnce());
      // The first button shows the password, and would hide it again; the last one sends the form.
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    });
  }
});
