import { measureFirstPage } from './first-page.ts';
import { measureFirstText } from './first-text.ts';
import { measureOpening } from './opening.ts';
import { measurePageWeight } from './page-weight.ts';
import { measurePasswords } from './passwords.ts';
import { measureReading } from './reading.ts';
import { isMet, type LeftOut, machineFacts, type Row, tableOf } from './report.ts';
import { measureSending } from './sending.ts';
import { measureStart } from './start.ts';
import { measureSteadyStreams, measureStreamsAtOnce } from './streams.ts';
import type { Run } from './support.ts';

const PARTS: Record<string, (run: Run) => Promise<Row[]>> = {
  'first-text': measureFirstText,
  streams: measureStreamsAtOnce,
  'steady-streams': measureSteadyStreams,
  reading: measureReading,
  start: measureStart,
  passwords: measurePasswords,
  'page-weight': measurePageWeight,
  'first-page': measureFirstPage,
  opening: measureOpening,
  sending: measureSending,
};

interface SpeedOptions {
  json: boolean;
  quick: boolean;
  /** Names of PARTS; all where there are none. */
  parts: readonly string[];
}

/**
 * Measures what is promised of speed, prints a table a part and, where asked, one JSON object on
 * the last line. Returns the exit code: 0, however the figures are; 1 where a measuring itself broke; 2
 * where a part is not known.
 */
export async function speed({ json, quick, parts }: SpeedOptions): Promise<number> {
  const unknown = parts.filter((part) => !(part in PARTS));
  if (unknown.length > 0) {
    console.error(`no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`);
    return 2;
  }
  const facts = machineFacts();
  const rows: Row[] = [];
  const leftOut: LeftOut[] = [];
  let broke = false;
  const run: Run = { quick, leaveOut: (measure, why) => void leftOut.push({ measure, why }) };
  console.log(
    `speed${quick ? ' (quick)' : ''}, ${facts.date}, Node ${facts.node}, ${facts.platform}, ${facts.cores} cores of ${facts.processor}`,
  );
  for (const [name, measure] of Object.entries(PARTS)) {
    if (parts.length > 0 && !parts.includes(name)) continue;
    const startedAt = performance.now();
    process.stderr.write(`measuring ${name} …`);
    try {
      const measured = await measure(run);
      rows.push(...measured);
      // At once, so that a run that is ended early has told what it found.
      if (measured.length > 0) console.log(`\n${tableOf(measured)}`);
    } catch (error) {
      broke = true;
      console.error(error);
      run.leaveOut(name, 'the measuring itself broke; see its error above');
    }
    process.stderr.write(` ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  }
  if (leftOut.length > 0) console.log('\nnot measured:');
  for (const { measure, why } of leftOut) console.log(`  ${measure}: ${why}`);
  if (json) {
    const shown = rows.map((row) => ({ ...row, met: isMet(row) ?? null }));
    console.log(
      JSON.stringify({ command: 'speed', ...facts, quick, rows: shown, notMeasured: leftOut }),
    );
  }
  return broke ? 1 : 0;
}
