import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { VERDICTS, type Verdict } from '#server/care/guard/learnt.ts';
import type { Label } from '#server/care/reader/model.ts';

const CORPUS = new URL('corpus/', import.meta.url);
/** Lines that were looked for because they are hard, and lines as they come. */
const KINDS = ['', '-plain'] as const;
const VOICE = new URL('../server/voice/builtin/languages/', import.meta.url);
const PAGES = new URL('../client/features/pages/texts/', import.meta.url);
/** What a line of the corpus of messages may be, */
const MESSAGES = ['crisis', 'watch', 'grief', 'none'] as const satisfies readonly Label[];
/** and a sentence of the corpus of replies. */
const REPLIES = VERDICTS.filter((verdict) => verdict !== 'own');
/** What the built-in voice says to a wish to die speaks of one. */
const OF_DANGER = 'longing';
const PAGE_FILES = ['privacy-policy', 'terms-of-service', 'accessibility', 'grief-resources'];
const HARMLESS: ReadonlySet<Label> = new Set(['none', 'told', 'own']);
/** Shorter texts of our own are labels and not sentences. */
const SHORTEST = 8;
/** Every twentieth line is kept for the test and is never trained on: some five hundred of each language. */
const PARTS = 20;

/** One line of a corpus; of what people write unless it is said otherwise. */
export interface Line<L extends string = Label> {
  language: string;
  label: L;
  text: string;
  /** Written as people write, not because a reader is likely to mistake it. */
  plain: boolean;
  /** Kept for the test. The text alone decides, so a line stays on its side for good. */
  test: boolean;
}

/**
 * How often a round of learning meets a line. Plain ones stand for what people write, hard ones for what
 * is mistaken: with each plain line met twice, the lines that thresholds are found on told the guard to
 * stop 95.5 % and not 94.5 of what is harmful, and the reader to see 98.2 % and not 97.8 of wishes to die,
 * where 2 % of harmless lines are mistaken.
 */
export function timesToMeet({ plain }: Line<string>): number {
  return plain ? 2 : 1;
}

/** Reads all lines of the corpus of messages. Throws an error on a label that is none, or a line without. */
export function readIncoming(): Line[] {
  return readFolders('incoming', (label) => MESSAGES.find((each) => each === label));
}

/** Reads all sentences of replies. Throws an error on a label that is none, or a line without. */
export function readOutgoing(): Line<Verdict>[] {
  return readFolders('outgoing', outgoingLabel);
}

function outgoingLabel(label: string): Verdict | undefined {
  return REPLIES.find((each) => each === label);
}

function readFolders<L extends string>(
  name: string,
  labelOf: (written: string) => L | undefined,
): Line<L>[] {
  return KINDS.flatMap((kind) => {
    const folder = new URL(`${name}${kind}/`, CORPUS);
    return readdirSync(folder)
      .toSorted()
      .flatMap((file) =>
        readFileSync(new URL(file, folder), 'utf8')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => ({ ...labelled(file, line, labelOf), plain: kind === '-plain' })),
      );
  });
}

function labelled<L extends string>(
  file: string,
  line: string,
  labelOf: (written: string) => L | undefined,
): Line<L> {
  const [written = '', text] = line.split('\t');
  const label = labelOf(written);
  if (label === undefined || text === undefined) throw new Error(`${file}: ${line}`);
  return lineOf(basename(file, '.tsv'), label, text);
}

/**
 * Plain sentences about a life that was shared, from the corpus of replies: what people tell has the
 * same words. Without them the reader takes whatever is long or unknown for half a danger, because
 * half of the corpus of messages is.
 */
export function readTold(): Line<'told'>[] {
  return readOutgoing()
    .filter(({ label }) => label === 'ok')
    .map((line) => ({ ...line, label: 'told', plain: false }));
}

/**
 * The product's own sentences in each language: what the built-in voice says, and the public pages.
 * They are plain, many, and near to what people write here of feelings, days and thanks.
 */
export function readOwnTexts(): Line<'own'>[] {
  return readdirSync(VOICE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: language }) => {
      const spoken: unknown = JSON.parse(
        readFileSync(new URL(`${language}/lines.json`, VOICE), 'utf8'),
        (key, value: unknown) => (key === OF_DANGER ? [] : value),
      );
      const pages = PAGE_FILES.map((name): unknown =>
        JSON.parse(readFileSync(new URL(`${language}/${name}.json`, PAGES), 'utf8')),
      );
      const texts = new Set([...textsIn(spoken), ...textsIn(pages)]);
      return [...texts]
        .map(filled)
        .filter((text) => text.length > SHORTEST && !/[{<]/.test(text))
        .map((text) => lineOf(language, 'own', text));
    });
}

/** A reply as a model writes it: its sentences one by one, each what it is by itself. */
export interface Reply {
  sentences: readonly Line<Verdict>[];
  /** Kept for the test. All its words decide, so a reply stays on its side for good, and whole. */
  test: boolean;
}

/**
 * Reads whole replies, between which stands an empty line, from a folder of the corpus. Throws an error on a
 * sentence without a label.
 */
export function readReplies(folder: 'replies' | 'replies-thresholds'): Reply[] {
  const files = new URL(`${folder}/`, CORPUS);
  return readdirSync(files)
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, files), 'utf8')
        .split(/\n\n+/)
        .filter((block) => block.trim() !== '')
        .map((block) => replyOf(file, block.trim().split('\n'))),
    );
}

function replyOf(file: string, lines: readonly string[]): Reply {
  const { test } = lineOf('', 'ok', lines.join('\n'));
  const sentences = lines.map((line) => ({
    ...labelled(file, line, outgoingLabel),
    plain: true,
    test,
  }));
  return { sentences, test };
}

/** Messages by other hands on which the reader's thresholds are found. Throws an error on a line without a label. */
export function readForThresholds(): { label: string; text: string }[] {
  const folder = new URL('incoming-thresholds/', CORPUS);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [label = '', text] = line.split('\t');
        if (text === undefined) throw new Error(`${file}: ${line}`);
        return { label, text };
      }),
  );
}

/** A text as a reader meets it: with a name, and without what somebody told, which is not judged. */
function filled(text: string): string {
  return text.replaceAll(/\{(?:name|nick)\}/g, 'Anna').replaceAll(/\{(?:quote|saying)\}/g, '');
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Messages of several sentences, as many are: lines of one language after one another. One dangerous
 * line makes the whole as dangerous as it is, among plain ones.
 */
export function joined(lines: readonly Line[], many: number): Line[] {
  const groups = Map.groupBy(lines, ({ language }) => language);
  return [...groups.values()].flatMap((group) => {
    const plain = group.filter(({ label }) => HARMLESS.has(label));
    const other = group.filter(({ label }) => !HARMLESS.has(label));
    return Array.from({ length: many }, (_, index) => {
      const at = (list: readonly Line[], step: number) => list[(index * step + step) % list.length];
      const told = [at(plain, 3), at(plain, 7), at(plain, 11)].filter((line) => line !== undefined);
      const weighty = index % 3 === 0 ? at(other, 5) : undefined;
      const parts = weighty ? [...told.slice(0, 1 + (index % 2)), weighty] : told;
      const [first] = parts;
      if (!first) return [];
      const text = parts.map((line) => line.text).join(' ');
      return [{ ...first, label: weighty?.label ?? 'none', text, plain: false }];
    }).flat();
  });
}

function lineOf<L extends string>(language: string, label: L, text: string): Line<L> {
  const sum = createHash('sha256').update(text).digest();
  return {
    language,
    label,
    text,
    plain: false,
    test: sum.readUInt32BE(0) % PARTS === 0,
  };
}
