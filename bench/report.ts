import { cpus } from 'node:os';

/** What docs promise of a figure. */
export type Promised = { atMost: number } | { atLeast: number };

/** One line of the report. */
export interface Row {
  measure: string;
  how: string;
  figure: number;
  unit: string;
  /** What the smallest program that does this one thing reached in the same run. */
  limit?: number;
  promise?: Promised;
  /** Further figures of the same measuring. */
  note?: string;
}

/** Something that was not measured, and why. */
export interface LeftOut {
  measure: string;
  why: string;
}

/** Whether a row keeps its promise; undefined where none was made. */
export function isMet({ figure, promise }: Row): boolean | undefined {
  if (!promise) return undefined;
  return 'atMost' in promise ? figure <= promise.atMost : figure >= promise.atLeast;
}

/** A number in as many digits as say something. */
export function shortNumber(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** The machine and moment that every figure belongs to. */
export function machineFacts() {
  const cores = cpus();
  return {
    date: new Date().toISOString(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cores: cores.length,
    processor: cores[0]?.model ?? 'unknown',
  };
}

const HEADINGS = ['measure', 'how', 'figure', 'limit', 'promise', 'met'];

/** The rows as a table for people, each note under its row. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const body = rows.map((row) =>
    row.note === undefined ? line(cellsOf(row)) : `${line(cellsOf(row))}\n    ${row.note}`,
  );
  return [line(HEADINGS), line(widths.map((width) => '-'.repeat(width))), ...body].join('\n');
}

function cellsOf(row: Row): string[] {
  const met = isMet(row);
  return [
    row.measure,
    row.how,
    `${shortNumber(row.figure)} ${row.unit}`,
    row.limit === undefined ? '' : shortNumber(row.limit),
    row.promise ? promiseText(row.promise) : '',
    met === undefined ? '' : met ? 'yes' : 'NO',
  ];
}

function promiseText(promise: Promised): string {
  return 'atMost' in promise
    ? `at most ${shortNumber(promise.atMost)}`
    : `at least ${shortNumber(promise.atLeast)}`;
}
