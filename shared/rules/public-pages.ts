import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode } from '#shared/languages.ts';

/** The pages that anybody may read, by their part of the address; '' is the landing page. */
export const PUBLIC_PAGES = [
  '',
  'grief-resources',
  'safety',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];

/**
 * The address of a page in a language: "/de/privacy-policy". English stands without a prefix, where
 * whoever asks for another language is shown that one (docs/decisions/0009).
 */
export function addressOf(page: PublicPage, language: LanguageCode): string {
  return language === DEFAULT_LANGUAGE ? `/${page}` : prefixedAddressOf(page, language);
}

/** The address that shows a page in this language to everybody, English too. */
export function prefixedAddressOf(page: PublicPage, language: LanguageCode): string {
  return `/${language}/${page}`;
}

export interface Place {
  /** The language the address asks for; undefined where it leaves that open. */
  language: LanguageCode | undefined;
  /** The address without its language: "/privacy-policy". */
  path: string;
  /** The public page it is; undefined for every other address. */
  page: PublicPage | undefined;
}

/** What a path ("/de/privacy-policy") asks for. A slash at its end changes nothing. */
export function placeOf(path: string): Place {
  const [, first = '', ...rest] = path.split('/');
  const language = LANGUAGES.find(({ code }) => code === first)?.code;
  // More than one slash in front would name another host.
  const bare = language ? `/${rest.join('/').replace(/^\/+/, '')}` : path;
  const name = bare.slice(1).replace(/\/$/, '');
  return { language, path: bare, page: PUBLIC_PAGES.find((page) => page === name) };
}

/** The sentences of care that the page of safety quotes. */
export type Quoted = 'notice' | 'first' | 'check' | 'safe' | 'instead';

/**
 * What the server puts into the page of safety when it serves it, because it alone knows: what care
 * says, how long its rules hold, and how often help was named.
 */
export type SafetyFilling = Readonly<
  Record<
    | Quoted
    | 'noticeHours'
    | 'crisisHours'
    | 'watchHours'
    | 'lastYear'
    | 'lastYearReferrals'
    | 'thisYear'
    | 'thisYearReferrals',
    string
  >
>;
