import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';
import { BOOK_STYLE } from './book-style.ts';
import type { BookWords } from './book-words.ts';
import type { ExportSource, SourceMessage } from './export-source.ts';

/** How the book is written: in whose language, in which zone its days begin, and when it was made. */
export interface BookSettings {
  words: BookWords;
  language: LanguageCode;
  /** An IANA zone. */
  timeZone: string;
  product: string;
  /** ms since 1970. */
  at: number;
}

const PARTS = ['importantDates', 'keyFacts', 'favoriteMemories', 'personality'] as const;

/**
 * book.html, piece by piece: a page that opens without a network and prints like a book. It names no
 * address outside the zip, holds no script, and escapes everything a person wrote.
 */
export async function* writeBook(
  source: ExportSource,
  settings: BookSettings,
): AsyncGenerator<Buffer> {
  yield Buffer.from(head(source, settings) + about(source, settings));
  yield Buffer.from(`<h2>${escape(settings.words('conversation'))}</h2>\n`);
  yield* conversation(source, settings);
  yield Buffer.from('</main>\n</body>\n</html>\n');
}

function head({ profile, photos }: ExportSource, settings: BookSettings): string {
  const { words, language, product, timeZone, at } = settings;
  const direction = LANGUAGES.find(({ code }) => code === language)?.dir ?? 'ltr';
  const name = profile?.name ?? '';
  const title = profile ? words('title', { name }) : words('titlePlain');
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at);
  const portrait = portraitOf({ profile, photos });
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>${escape(title)}</title>
<style>${BOOK_STYLE}</style>
</head>
<body>
<main>
<header>
${portrait === undefined ? '' : picture(portrait, words('photo', { name }), 'portrait')}
<h1 dir="auto">${escape(name || title)}</h1>
<p class="note">${escape(words('made', { product, date }))}</p>
${profile ? `<p class="note" dir="auto">${escape(words('about', { name }))}</p>` : ''}
</header>
`;
}

/** The file of the photo on the first page, if there is one. */
function portraitOf({ profile, photos }: Pick<ExportSource, 'profile' | 'photos'>) {
  return photos.find(({ gallery }) => gallery?.isDefault)?.file ?? profile?.photo ?? undefined;
}

/** What was told of the person, and their photos, where there are more than the first page's. */
function about({ profile, photos }: ExportSource, { words }: BookSettings): string {
  const told = PARTS.filter((part) => profile?.[part])
    .map((part) => `<h2>${escape(words(part))}</h2>\n${text(profile?.[part] ?? '')}\n`)
    .join('');
  const portrait = portraitOf({ profile, photos });
  if (photos.every(({ file }) => file === portrait)) return told;
  const alt = profile ? words('photo', { name: profile.name }) : words('photoPlain');
  const gallery = photos.map(({ file }) => picture(file, alt)).join('\n');
  return `${told}<h2>${escape(words('photos'))}</h2>\n<div class="gallery">\n${gallery}\n</div>\n`;
}

async function* conversation(source: ExportSource, settings: BookSettings): AsyncGenerator<Buffer> {
  const { language, timeZone, words } = settings;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone });
  const times = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  let day = '';
  for await (const message of source.messages()) {
    const today = days.format(message.timestamp);
    const heading = today === day ? '' : `<h3>${escape(today)}</h3>\n`;
    day = today;
    const said = spoken(message, source.profile?.name, settings, times.format(message.timestamp));
    yield Buffer.from(heading + said);
  }
  if (day === '') yield Buffer.from(`<p class="note">${escape(words('empty'))}</p>\n`);
}

function spoken(
  message: SourceMessage,
  name: string | undefined,
  { words, product }: BookSettings,
  time: string,
): string {
  const own = message.role === 'user';
  const who = own ? words('you') : voiceOf(message, name, words, product);
  const notes = [
    time,
    ...(message.editedAt === null ? [] : [words('changed')]),
    ...(message.status === 'complete' ? [] : [words('unfinished')]),
  ];
  const line = [
    `<b dir="auto">${escape(who)}</b>`,
    ...notes.map((note) => `<span>${escape(note)}</span>`),
  ];
  return `<article class="said${own ? ' own' : ''}">\n<p class="who">${line.join(' ')}</p>\n${text(message.content)}\n</article>\n`;
}

/** Whoever made a reply, it was an AI, and the book says so at each of them. */
function voiceOf(
  message: SourceMessage,
  name: string | undefined,
  words: BookWords,
  product: string,
): string {
  if ('voice' in message && message.voice === 'care') return words('care', { product });
  return name === undefined ? words('voicePlain') : words('voice', { name });
}

function picture(file: string, alt: string, kind?: string): string {
  return `<img src="${escape(file)}" alt="${escape(alt)}"${kind === undefined ? '' : ` class="${kind}"`}>`;
}

function text(words: string): string {
  return `<p class="text" dir="auto">${escape(words)}</p>`;
}

function escape(words: string): string {
  return words.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
