import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

function html(text: string): string {
  return renderToStaticMarkup(
    <RichText text={text} parts={{ terms: <em />, privacy: <strong /> }} />,
  );
}

test('marked words stand in their element', () => {
  expect(html('I accept the <terms>Terms</terms> and the <privacy>Policy</privacy>.')).toBe(
    'I accept the <em>Terms</em> and the <strong>Policy</strong>.',
  );
});

test('a language may turn the order round and end with a link', () => {
  expect(html('<privacy>Policy</privacy>, <terms>Terms</terms>')).toBe(
    '<strong>Policy</strong>, <em>Terms</em>',
  );
});

test('a mark without an element is plain words, and other tags are text', () => {
  expect(html('<b>bold</b> <script src=x>')).toBe('bold &lt;script src=x&gt;');
});
