import type { Page } from '@playwright/test';

/**
 * The texts of the page that do not fit where they stand: cut off by their box, sticking out of the
 * window, or scrolling the whole page sideways. Texts for readers aloud alone are left out.
 */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !element.checkVisibility({ opacityProperty: true })) continue;
      if (element.closest('[aria-hidden=true], [inert]') !== null) continue;
      if (element.closest('.sr-only') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      if (left < -1 || right > root.clientWidth + 1) {
        found.push(`sticks out of the window: ${text}`);
        continue;
      }
      let scrolls = false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // What lies further down can be scrolled to.
        scrolls ||= /auto|scroll/.test(style.overflowY);
        if (!/hidden|clip/.test(style.overflowX) || style.overflowX === 'visible') continue;
        const edges = box.getBoundingClientRect();
        const isCut = left < edges.left - 1 || right > edges.right + 1;
        // What ends in an ellipsis is a person's own long word, and is said so by its title.
        if (isCut && style.textOverflow !== 'ellipsis') found.push(`cut off: ${text}`);
        if (isCut) break;
        const isLow = !scrolls && (top < edges.top - 1 || bottom > edges.bottom + 1);
        if (isLow) found.push(`cut above or below: ${text}`);
        if (isLow) break;
      }
    }
    return found;
  });
}
