import type { Quoted } from '#shared/rules/public-pages.ts';

/** Whether administrators read what a person wrote only after it was opened to them, or always. */
export type SupportAccess = 'granted' | 'always';

/** What every public page has. */
interface PageText {
  title: string;
  description: string;
}

export interface CrisisText {
  title: string;
  where: string;
  call: string;
  callText: string;
  text: string;
  textText: string;
  promise: string;
  elsewhere: string;
  danger: string;
}

export interface ResourcesText extends PageText {
  intro: string;
  crisis: CrisisText;
  list: { title: string; note: string };
  organizations: { name: string; text: string; href: string }[];
}

export interface LegalText extends PageText {
  /** When the text was last updated, and when its wording was last revised: whole sentences. */
  updated: string;
  revised: string;
  intro: string[];
  sections: LegalSection[];
}

export interface LegalSection {
  /** The section's own part of the address. The same in every language. */
  id: string;
  title: string;
  /** Stands there only where the operator's choice for support access is this one. */
  when?: SupportAccess;
  /** Paragraphs, lists of short items, and sentences of care, which the server fills in. */
  body: (string | string[] | { says: Quoted })[];
}

export type LegalPageName = 'safety' | 'privacy-policy' | 'terms-of-service' | 'accessibility';

type Texts<T> = Readonly<Record<string, () => Promise<T>>>;

const RESOURCES = import.meta.glob<ResourcesText>('./texts/*/grief-resources.json', {
  import: 'default',
});
const LEGAL = import.meta.glob<LegalText>(
  './texts/*/{safety,privacy-policy,terms-of-service,accessibility}.json',
  { import: 'default' },
);

/** The text of the page of help in a language. */
export function readResources(language: string): Promise<ResourcesText> {
  return read(RESOURCES, 'grief-resources', language);
}

/**
 * The text of a page in sections, as it stands under an operator's choice for support access: with
 * the sections of that choice, and those of no choice.
 */
export async function readLegal(
  page: LegalPageName,
  language: string,
  supportAccess: SupportAccess,
): Promise<LegalText> {
  const text = await read(LEGAL, page, language);
  const sections = text.sections.filter(({ when }) => !when || when === supportAccess);
  return { ...text, sections };
}

/** A text that is not translated yet stands there in English. */
async function read<T>(texts: Texts<T>, page: string, wanted: string): Promise<T> {
  const readText = texts[`./texts/${wanted}/${page}.json`] ?? texts[`./texts/en/${page}.json`];
  if (!readText) throw new Error(`no text of ${page}`);
  return readText();
}
