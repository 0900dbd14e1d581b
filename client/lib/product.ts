/** The product's name, as it stands in every sentence that holds `{{product}}`. */
export const PRODUCT = fromPage('application-name') ?? 'Keepsake';

/** Where people write to when they need help from a person. */
export const SUPPORT_EMAIL = fromPage('support-email') ?? 'support@localhost';

/** Whether administrators read what a person wrote only after it was opened to them, or always. */
export const SUPPORT_ACCESS = fromPage('support-access') === 'always' ? 'always' : 'granted';

/** What the server wrote into the page's head; nothing while a page is prerendered. */
function fromPage(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
