/** The version of terms, privacy policy and disclaimer that a new registration agrees to. */
export const CONSENT_VERSION = '2025-10-13';

/** Whether what is stored covers everything that is asked for. */
export function hasAgreed(consents: { terms: boolean; imageRights: boolean } | null): boolean {
  return consents !== null && consents.terms && consents.imageRights;
}
