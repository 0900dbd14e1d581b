import { withModel, withProduct } from './product.ts';
import type { Row } from './report.ts';
import { shortNumber } from './report.ts';
import { median, percentile, type Run, times } from './support.ts';
import {
  type Ask,
  askModel,
  askProduct,
  firstTextBeyondModel,
  sentenceLag,
  streamingAgent,
  type Talk,
  talk,
} from './talk.ts';

const HISTORIES = [0, 1_000, 10_000];
/** A sentence of eight words and the beginning of another, so that the first is not the end. */
const MODEL = { words: 10, pace: 100 };
const WARM_UP = 5;
const PROMISE_MS = 6;

/**
 * The server's part of the first text: from the model's last byte of a sentence to that sentence
 * on the wire, one message at a time. The limit is the same client straight at the model.
 */
export async function measureFirstText({ quick }: Run): Promise<Row[]> {
  const tries = quick ? 12 : 30;
  const direct = await withModel(MODEL, (url) =>
    talksTo(askModel(url, 'How was your morning?'), tries),
  );
  return withProduct(
    {
      model: MODEL,
      seed: ({ personWith }) => times(HISTORIES.length, (turn) => personWith(HISTORIES[turn] ?? 0)),
    },
    async ({ url, seeded }) => {
      const rows: Row[] = [];
      for (const [place, person] of seeded.entries()) {
        const talks = await talksTo(askProduct(url, person.token, 'How was your morning?'), tries);
        rows.push(rowOf(HISTORIES[place] ?? 0, talks, direct));
      }
      return rows;
    },
  );
}

async function talksTo(ask: Ask, tries: number): Promise<Talk[]> {
  const agent = streamingAgent();
  await times(WARM_UP, () => talk(agent, ask));
  const talks = await times(tries, () => talk(agent, ask));
  agent.destroy();
  return talks;
}

function rowOf(history: number, talks: readonly Talk[], direct: readonly Talk[]): Row {
  const lags = talks.map(sentenceLag);
  const whole = talks.map(firstTextBeyondModel);
  return {
    measure: `server's part of the first text, history of ${shortNumber(history)}`,
    how: `p50 of ${talks.length}, HTTP`,
    figure: median(lags),
    unit: 'ms',
    limit: median(direct.map(sentenceLag)),
    promise: { atMost: PROMISE_MS },
    note: `p95 ${p(lags, 0.95)} (direct ${p(direct.map(sentenceLag), 0.95)}); from sending to the first text, beyond the model's own time: p50 ${p(whole, 0.5)}, p95 ${p(whole, 0.95)} (direct ${p(direct.map(firstTextBeyondModel), 0.5)})`,
  };
}

function p(values: readonly number[], share: number): string {
  return shortNumber(percentile(values, share));
}
