import type { Page } from '@playwright/test';

/**
 * What is to be pressed and smaller than a finger needs, with its size: our own aim is 44 px both
 * ways (WCAG 2.5.8 asks for 24). A tick counts with its label; a link inside a sentence is left out,
 * as it is by WCAG: its height is that of the line.
 */
export async function smallTargets(page: Page, aim = 44): Promise<string[]> {
  return page.evaluate((least) => {
    const PRESSED = 'a[href], button, input, select, textarea, summary, [role=button]';
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[inert], [aria-hidden=true], .sr-only') !== null) continue;
      const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
      if (isInSentence) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      const width = Math.max(...boxes.map((b) => b.right)) - Math.min(...boxes.map((b) => b.left));
      const height = Math.max(...boxes.map((b) => b.bottom)) - Math.min(...boxes.map((b) => b.top));
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      const name =
        element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
      found.push(
        `${element.tagName} ${name?.trim()}: ${Math.round(width)} x ${Math.round(height)}`,
      );
    }
    return found;
  }, aim);
}

/** What would move for longer than a blink although the person has asked for stillness. */
export async function movingThings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const isMoved = style.animationName !== 'none';
      const times = [
        isMoved ? style.animationDuration : '0s',
        style.animationDelay,
        style.transitionDuration,
        style.transitionDelay,
      ].flatMap((list) => list.split(','));
      const longest = Math.max(
        ...times.map((time) => Number.parseFloat(time) * (/\dms/.test(time) ? 1 : 1000)),
      );
      if (longest > 10) found.push(`${element.tagName} ${element.className}`);
    }
    return found;
  });
}

/** What is wrong with the headings and landmarks of the page as they lead through it. */
export async function outlineTrouble(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const aside = '[aria-hidden=true], [inert]';
    const seen = (elements: Iterable<Element>): Element[] =>
      Array.from(elements).filter(
        (element) => element.checkVisibility() && element.closest(aside) === null,
      );
    const dialog = document.querySelector(
      ':is([role=dialog], [role=alertdialog])[data-state=open]',
    );
    const headings = seen((dialog ?? document).querySelectorAll('h1, h2, h3, h4, [role=heading]'));
    let level = dialog ? 1 : 0;
    for (const heading of headings) {
      const next = Number(heading.tagName.slice(1));
      if (next > level + 1) found.push(`h${next} after h${level}: ${heading.textContent}`);
      if (heading.textContent?.trim() === '') found.push('an empty heading');
      level = next;
    }
    if (dialog) return found;
    const tops = headings.filter((heading) => heading.matches('h1')).length;
    const mains = seen(document.querySelectorAll('main')).length;
    if (tops !== 1) found.push(`${tops} headings of the first rank`);
    if (mains !== 1) found.push(`${mains} main parts`);
    return found;
  });
}

/**
 * What would be lost where the device puts its own colours over the page: fields, ticks and buttons
 * whose edge is not drawn, and pictures of colour alone that stay under the text.
 */
export async function lostInOwnColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
      if (style.backgroundImage.includes('gradient'))
        found.push(`a gradient under ${name.slice(0, 40)}`);
      if (!element.matches('input, select, textarea')) continue;
      // What the browser draws by itself it draws in the device's colours, its edge too.
      if (element.matches('[type=radio]') && style.appearance === 'auto') continue;
      const holder = element.matches('textarea')
        ? (element.closest('form > div') ?? element)
        : element;
      const drawn = [element, holder].some((each) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(each);
        return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      });
      if (!drawn) found.push(`no edge around ${name.slice(0, 40)}`);
    }
    return found;
  });
}

/** Spaces the text as WCAG 1.4.12 says a reader may. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { spacing: sheet });
  });
}

/** Takes the spacing away again. */
export async function unspaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet: unknown = Reflect.get(window, 'spacing');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
