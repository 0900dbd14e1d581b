import { PRODUCT, SUPPORT_EMAIL } from '#client/lib/product.ts';

/** A sentence of a page with the product's name and the support address in their places. */
export function filled(sentence: string): string {
  return sentence.replaceAll('{{product}}', PRODUCT).replaceAll('{{support}}', SUPPORT_EMAIL);
}
