import { expect, test } from 'vitest';
import { addressOf, placeOf, prefixedAddressOf } from './public-pages.ts';

test('English stands at the bare address, every other language under its code', () => {
  expect(addressOf('', 'en')).toBe('/');
  expect(addressOf('privacy-policy', 'en')).toBe('/privacy-policy');
  expect(addressOf('', 'de')).toBe('/de/');
  expect(addressOf('privacy-policy', 'ar')).toBe('/ar/privacy-policy');
  expect(prefixedAddressOf('accessibility', 'en')).toBe('/en/accessibility');
});

test.each([
  ['/', { language: undefined, path: '/', page: '' }],
  ['/de', { language: 'de', path: '/', page: '' }],
  ['/de/', { language: 'de', path: '/', page: '' }],
  ['/privacy-policy', { language: undefined, path: '/privacy-policy', page: 'privacy-policy' }],
  ['/en/privacy-policy/', { language: 'en', path: '/privacy-policy/', page: 'privacy-policy' }],
  ['/de/chat', { language: 'de', path: '/chat', page: undefined }],
  ['/tlh/', { language: undefined, path: '/tlh/', page: undefined }],
  ['/DE/', { language: undefined, path: '/DE/', page: undefined }],
  ['//evil.example/', { language: undefined, path: '//evil.example/', page: undefined }],
  ['/de//evil.example/', { language: 'de', path: '/evil.example/', page: undefined }],
  ['/chat', { language: undefined, path: '/chat', page: undefined }],
])('the path %s asks for %o', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
