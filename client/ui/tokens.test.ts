import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const light = tokensOf(':root');
const themes = { light, dark: { ...light, ...tokensOf('.dark') } };

/** What stands on what, and how far apart they must be (WCAG 2.2, experience.md's own 7:1). */
const PAIRS: [text: string, ground: string, ratio: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'paper-raised', 7],
  ['ink', 'paper-sunken', 7],
  ['on-dusk-wash', 'dusk-wash', 7],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'paper-raised', 4.5],
  ['ink-soft', 'paper-sunken', 4.5],
  ['ink-soft', 'amber-wash', 4.5],
  ['ink-soft', 'print', 4.5],
  ['ink-soft', 'print-lit', 4.5],
  ['ink-faint', 'paper', 4.5],
  ['ink-faint', 'paper-raised', 4.5],
  ['ink-faint', 'paper-sunken', 4.5],
  ['ink-faint', 'amber-wash', 4.5],
  ['amber-ink', 'paper', 4.5],
  ['amber-ink', 'paper-raised', 4.5],
  ['amber-ink', 'paper-sunken', 4.5],
  ['amber-ink', 'amber-wash', 4.5],
  ['dusk', 'paper', 4.5],
  ['dusk', 'paper-raised', 4.5],
  ['on-amber', 'amber', 4.5],
  ['on-amber', 'amber-hover', 4.5],
  ['danger', 'paper', 4.5],
  ['danger', 'paper-raised', 4.5],
  ['danger', 'amber-wash', 4.5],
  ['on-danger', 'danger-fill', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-danger-wash', 'danger-wash', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'paper-raised', 3],
  ['line-strong', 'paper-sunken', 3],
  ['line-strong', 'amber-wash', 3],
  ['amber-edge', 'paper', 3],
  ['amber-edge', 'paper-raised', 3],
  ['focus', 'paper', 3],
  ['focus', 'paper-raised', 3],
  ['focus', 'paper-sunken', 3],
  ['focus', 'dusk-wash', 3],
  ['focus', 'amber-wash', 3],
];

test.each(Object.entries(themes))('every pair of the %s theme is far enough apart', (_, tokens) => {
  const tooClose = PAIRS.map(([text, ground, ratio]) => {
    const found = contrast(tokens[text], tokens[ground]);
    return found < ratio ? `${text} on ${ground}: ${found.toFixed(2)} < ${ratio}` : '';
  }).filter(Boolean);
  expect(tooClose).toEqual([]);
});

test('both themes name the same colours', () => {
  expect(Object.keys(tokensOf('.dark')).sort()).toEqual(Object.keys(light).sort());
});

test('the browser bar has the colour of the paper', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const [lightBar, darkBar] = page.match(/#[0-9a-f]{6}/g) ?? [];
  expect([lightBar, darkBar]).toEqual([themes.light.paper, themes.dark.paper]);
});

/** The hexadecimal colours of one rule, by name. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string | undefined): number {
  if (!colour) throw new Error('a pair names a colour that is not there');
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
