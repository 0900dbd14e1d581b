import 'i18next';
import type sentences from '#shared/sentences/en.json';
import type screens from './locales/en.json';
import type { Part } from './parts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'base';
    /** Every part answers for the whole pack: i18next looks through all of them. */
    resources: Record<Part, typeof screens & { sentences: typeof sentences }>;
  }
}
