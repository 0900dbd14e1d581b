import { type BackendModule, createInstance, type i18n, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { PRODUCT } from '#client/lib/product.ts';
import { type LanguageCode, languageOf } from '#shared/languages.ts';
import { chosenLanguage, directionOf, onChoiceElsewhere, storeLanguage } from './language.ts';
import { fetchPack, type ReadPack } from './packs.ts';
import { PART_NAMES } from './parts.ts';

/** Packs come through i18next's own connector, which brings the limits of spec.md section 9. */
function backend(readPack: ReadPack): BackendModule {
  async function deliver(tag: string, namespace: string, done: ReadCallback): Promise<void> {
    const language = languageOf(tag);
    const part = PART_NAMES.find((known) => known === namespace);
    if (!language || !part) {
      done(`no ${namespace} in ${tag}`, false);
      return;
    }
    try {
      done(null, await readPack(language, part));
    } catch (error) {
      // A true second argument asks the connector to try again.
      done(error instanceof Error ? error : String(error), true);
    }
  }
  return {
    type: 'backend',
    init: () => undefined,
    read: (tag, namespace, done) => void deliver(tag, namespace, done),
  };
}

/**
 * The translations in one language, ready to use. Each part of a pack is a namespace of its own,
 * and together they are asked as one: a key stands in one of them alone. A pack comes with English
 * where it has nothing (parts.ts, `withEnglish`), so that English need not be fetched beside it.
 */
export async function createI18n(language: LanguageCode, readPack: ReadPack): Promise<i18n> {
  const instance = createInstance();
  await instance
    .use(backend(readPack))
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['base'],
      defaultNS: 'base',
      fallbackNS: PART_NAMES.filter((part) => part !== 'base'),
      interpolation: {
        // React escapes what it shows; what is left to do is to keep names, addresses and dates in
        // one piece where the text around them runs the other way.
        escape: (value) => (directionOf(instance.language) === 'rtl' ? isolated(value) : value),
        defaultVariables: { product: PRODUCT },
      },
      // The keys are checked by their types; what is missing all the same is in a part of the pack
      // that did not come with its screen, and a test that sees this ends red.
      saveMissing: true,
      missingKeyHandler: (_, namespace, key) =>
        reportError(new Error(`no text for ${namespace}:${key}`)),
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
    });
  return instance;
}

/** A text whose direction is its own (Unicode TR 9: first strong isolate, pop directional isolate). */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * Starts the translations of this page, and keeps `<html lang dir>` in step with them and them with
 * the other tabs. Throws where not even the first texts can be had.
 */
export async function startI18n(): Promise<i18n> {
  const instance = await createI18n(chosenLanguage(), fetchPack);
  assertThere(instance, instance.language, ['base']);
  tellPage(instance.language);
  instance.on('languageChanged', tellPage);
  onChoiceElsewhere((code) => {
    // What cannot be fetched here now is there at the next load; this tab goes on as it is.
    fetchTexts(instance, code)
      .then(() => instance.changeLanguage(code))
      .catch(() => undefined);
  });
  return instance;
}

function tellPage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = directionOf(code);
}

/**
 * Changes the language of the page, without a reload, and remembers the choice. Throws, and leaves
 * all as it was, where the texts cannot be fetched.
 */
export async function changeLanguage(instance: i18n, code: LanguageCode): Promise<void> {
  await fetchTexts(instance, code);
  // First, so that whatever is asked of the server on account of the change is in that language.
  storeLanguage(code);
  await instance.changeLanguage(code);
}

/** Fetches what is shown, in another language. Throws where it cannot be had. */
async function fetchTexts(instance: i18n, code: LanguageCode): Promise<void> {
  const shown = [instance.options.ns ?? []].flat();
  const lacking = shown.filter((name) => !instance.hasResourceBundle(code, name));
  // Asked for anew: the connector itself never again reads what failed once.
  if (lacking.length > 0) await instance.reloadResources([code], lacking);
  assertThere(instance, code, shown);
}

function assertThere(instance: i18n, code: string, names: readonly string[]): void {
  const missing = names.filter((name) => !instance.hasResourceBundle(code, name));
  if (missing.length > 0) throw new Error(`no texts for ${missing.join(', ')} in ${code}`);
}
