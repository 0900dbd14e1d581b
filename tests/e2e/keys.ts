import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MOST_STOPS = 80;

/** Room that a ring takes up around what it surrounds, px (theme.css: 2 px wide, 2 px away). */
const RING = 4;

/**
 * What is wrong with where the keyboard is: nothing has the focus, its ring is not painted or cut
 * off, it lies under something else (WCAG 2.4.7, 2.4.11), or it comes before the stop it followed,
 * as the page is read (2.4.3). An empty list where all is well.
 */
async function troubleHere(page: Page): Promise<string[]> {
  await settled(page);
  return page.evaluate((ring) => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return ['nothing has the focus'];
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.slice(0, 40)}`;
    const box = at.getBoundingClientRect();
    return [ringOf(), placeOf(), orderOf()].filter((trouble) => trouble !== '');

    function ringOf(): string {
      let ringed: HTMLElement | null = at instanceof HTMLElement ? at : null;
      for (let up = 0; ringed && up < 4; up += 1) {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed);
        const wide = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        if (wide && !/, 0\)$|transparent/.test(outlineColor)) break;
        ringed = up === 3 ? null : ringed.parentElement;
      }
      if (!ringed) return `no ring around ${name}`;
      const inside = Number.parseFloat(getComputedStyle(ringed).outlineOffset) < 0;
      const room = inside ? 0 : ring;
      const edges = ringed.getBoundingClientRect();
      for (let box = ringed.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const around = box.getBoundingClientRect();
        const cut = [
          around.left - edges.left + room,
          around.top - edges.top + room,
          edges.right + room - around.right,
          edges.bottom + room - around.bottom,
        ].filter((by) => by > 2);
        if (cut.length > 1) return `the ring around ${name} is cut off`;
      }
      return '';
    }

    function placeOf(): string {
      const x = box.left + box.width / 2;
      const y = box.top + Math.min(box.height, innerHeight) / 2;
      const top = document.elementFromPoint(x, y);
      if (!top) return `${name} is out of sight`;
      // A notice goes by itself, and with Esc, which leaves the keyboard where it is.
      if (top.closest('li[data-swipe-direction]')) return '';
      return top.contains(at) || at?.contains(top) ? '' : `${name} lies under ${top.tagName}`;
    }

    function orderOf(): string {
      const before: unknown = Reflect.get(window, 'stopBefore');
      Object.assign(window, { stopBefore: at });
      if (!(before instanceof HTMLElement) || !before.isConnected) return '';
      const left = before.getBoundingClientRect();
      const rtl = document.documentElement.dir === 'rtl';
      const onward = rtl ? box.right <= left.left + 1 : box.left >= left.right - 1;
      const down = box.top >= left.top - 1 || box.bottom > left.bottom;
      return onward || down ? '' : `${name} comes before ${before.textContent?.slice(0, 40)}`;
    }
  }, RING);
}

/**
 * Waits until what has just opened stands where it will stand: its motion is over, and the dialog below it no
 * longer takes the pointer, which Radix settles a frame after the focus has moved.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function isNowhere(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement === document.body);
}

/** Presses Tab until the keyboard is where it is wanted; every stop on the way has to be a good one. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const trouble: string[] = [];
  let ends = 0;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    // Past the last stop the keyboard is the browser's own once, and then at the first.
    if (ends === 0 && (await isNowhere(page))) {
      ends = 1;
      await freshStart(page);
      continue;
    }
    trouble.push(...(await troubleHere(page)));
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(trouble).toEqual([]);
      return;
    }
  }
  throw new Error(`no way by Tab to ${String(target)}; on the way: ${trouble.join('; ')}`);
}

/** Begins to look at the order anew: what comes next is another part of the page. */
export async function freshStart(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'stopBefore'));
}

/** Goes there by Tab and presses Enter. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await freshStart(page);
  await page.keyboard.press(key);
}

/** How many stops Tab makes inside a dialog, once around; fails where it leads out of it. */
export async function aroundDialog(page: Page, dialog: Locator): Promise<number> {
  await page.keyboard.press('Tab');
  await freshStart(page);
  const first = await page.evaluateHandle(() => document.activeElement);
  const trouble: string[] = [];
  for (let stops = 1; stops < MOST_STOPS; stops += 1) {
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    trouble.push(...(await troubleHere(page)));
    await page.keyboard.press('Tab');
    if (await first.evaluate((element) => element === document.activeElement)) {
      // Once around there is one step back, from the last stop to the first.
      const others = trouble.filter((line) => !line.includes(' comes before '));
      expect([others, trouble.length - others.length <= 1]).toEqual([[], true]);
      await freshStart(page);
      return stops;
    }
  }
  throw new Error('the dialog has no end');
}
