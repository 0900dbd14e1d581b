/** The look of the book: paper and ink, on a screen and on paper; no font but the reader's own. */
export const BOOK_STYLE = `
:root { color-scheme: light; --paper: #f9f4ea; --ink: #2c241c; --soft: #584c40; --line: #e3d7c3; --amber: #855009; --dusk: #22304a; --wash: #e1e7f0; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.65 Georgia, "Source Serif 4", "Noto Serif", serif; overflow-wrap: anywhere; }
main { max-width: 42rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
header { text-align: center; margin-bottom: 4rem; }
h1 { font-size: 2.25rem; font-weight: 500; line-height: 1.2; margin: 1.5rem 0 0.5rem; }
:lang(ar) { line-height: 1.95; }
:lang(hi), :lang(ja) { line-height: 1.85; }
:lang(zh) { line-height: 1.8; }
:is(h1, h2):is(:lang(ar), :lang(hi), :lang(ja), :lang(zh)) { line-height: 1.4; }
h2 { font-size: 1.375rem; font-weight: 500; margin: 3.5rem 0 1rem; padding-bottom: 0.5rem; border-bottom: 1px solid var(--line); break-after: avoid; }
h3 { font-size: 1rem; font-weight: 400; font-style: italic; color: var(--soft); text-align: center; margin: 3rem 0 1.5rem; break-after: avoid; }
/* Scripts that know no italic: a browser would slant their upright letters. */
h3:is(:lang(ar), :lang(hi), :lang(ja), :lang(zh)) { font-style: normal; }
.note { color: var(--soft); font-size: 0.9375rem; }
.text { white-space: pre-wrap; margin: 0; }
img { display: block; max-width: 100%; height: auto; }
.portrait { width: 16rem; max-height: 24rem; object-fit: contain; margin: 0 auto; }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); gap: 1rem; }
.gallery img { width: 100%; break-inside: avoid; }
.said { margin: 0 0 1.5rem; }
.who { display: flex; flex-wrap: wrap; gap: 0 0.75rem; margin: 0 0 0.25rem; color: var(--soft); font: 0.875rem/1.5 system-ui, sans-serif; break-after: avoid; }
.who b { color: var(--amber); font-weight: 600; }
.own { background: var(--wash); color: var(--dusk); border-radius: 10px; padding: 0.75rem 1rem; }
.own .who b, .own .who { color: var(--dusk); }
@page { margin: 2cm; }
@media print {
  body { background: none; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  .own { background: none; border: 1px solid var(--line); }
  p { orphans: 3; widows: 3; }
}
`;
