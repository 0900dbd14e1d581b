import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentPlace } from '#server/features/chat/present.ts';
import { rememberedConversation } from '#server/features/chat/remembering.ts';
import type { Deps } from '#server/deps.ts';
import { enterTurn, recall } from '#server/memory/memory.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { withDeps } from './seed.ts';
import { median, percentile } from './support.ts';

const DEPTHS = [1, 3, 5, 10, 25, 50] as const;
const QUESTIONS_ASKED_IN = 'UTC';
const codes = LANGUAGES.map(({ code }) => code);

const roleSchema = z.enum(['user', 'assistant']);
const fileSchema = z.object({
  metric: z.enum(['recall', 'hit']),
  conversations: z.array(
    z.object({
      id: z.string(),
      language: z.string(),
      speakers: z.object({ user: z.string(), assistant: z.string() }),
      turns: z.array(
        z.object({ id: z.string(), role: roleSchema, text: z.string(), time: z.number() }),
      ),
      questions: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          category: z.coerce.string(),
          time: z.number(),
          evidence: z.array(z.string()),
        }),
      ),
    }),
  ),
});

type Conversation = z.infer<typeof fileSchema>['conversations'][number];

/** What one question found: the place of each evidence among the turns, from 1; Infinity for none. */
interface Found {
  category: string;
  places: number[];
  ms: number;
}

/**
 * Stores each conversation of a file as one person's history and asks its questions through the
 * recall that builds a prompt. Prints the share of the evidence (metric "recall"), or of the
 * questions with any of it (metric "hit"), among the first turns. Returns the exit code.
 */
export async function measureRecall(path: string, json: boolean): Promise<number> {
  const { metric, conversations } = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  const found = await withDeps(async (deps) => {
    const all: Found[] = [];
    for (const conversation of conversations) all.push(...(await askAll(deps, conversation)));
    return all;
  });
  const share = metric === 'recall' ? shareOfEvidence : shareOfHits;
  const overall = sharesOf(found, share);
  const byCategory = Object.fromEntries(
    [...new Set(found.map(({ category }) => category))].toSorted().map((name) => [
      name,
      sharesOf(
        found.filter(({ category }) => category === name),
        share,
      ),
    ]),
  );
  const times = found.map(({ ms }) => ms);
  const msPerQuery = times.length === 0 ? 0 : median(times);
  console.log(`recall of ${found.length} questions, ${metric}, percent among the first …`);
  console.table({ ...byCategory, overall });
  if (times.length > 0) {
    console.log(
      `ms a question: median ${msPerQuery.toFixed(2)}, p95 ${percentile(times, 0.95).toFixed(2)}`,
    );
  }
  if (json) console.log(JSON.stringify({ overall, byCategory, msPerQuery }));
  return 0;
}

type Share = (found: readonly Found[], depth: number) => number;

function shareOfEvidence(found: readonly Found[], depth: number): number {
  const shares = found.map(
    ({ places }) => places.filter((place) => place <= depth).length / places.length,
  );
  return shares.reduce((sum, each) => sum + each, 0) / found.length;
}

function shareOfHits(found: readonly Found[], depth: number): number {
  return found.filter(({ places }) => places.some((place) => place <= depth)).length / found.length;
}

function sharesOf(found: readonly Found[], share: Share): Record<string, number> {
  return Object.fromEntries(
    DEPTHS.map((depth) => [depth, Math.round(share(found, depth) * 1000) / 1000]),
  );
}

async function askAll(deps: Deps, conversation: Conversation): Promise<Found[]> {
  const { userId, placeOf } = await store(deps, conversation);
  const sealed = await deps.vault.of(userId);
  const found: Found[] = [];
  for (const question of conversation.questions) {
    if (question.evidence.length === 0) continue;
    const startedAt = performance.now();
    const ranked = await recall(
      deps.db,
      sealed,
      userId,
      {
        text: question.text,
        language: codes.find((code) => code === conversation.language) ?? 'en',
        now: question.time,
        timeZone: QUESTIONS_ASKED_IN,
        speakers: conversation.speakers,
      },
      rememberedConversation(deps.db, sealed, userId, conversation.turns.length),
    );
    const ms = performance.now() - startedAt;
    const order = ranked.map(({ turn }) => turn.seq);
    const places = question.evidence.map((id) => {
      const at = order.indexOf(placeOf.get(id) ?? -1);
      return at === -1 ? Infinity : at + 1;
    });
    found.push({ category: question.category, places, ms });
  }
  return found;
}

/** Writes a conversation as messages of their time and enters it into the index. */
async function store(
  { db, vault }: Deps,
  conversation: Conversation,
): Promise<{ userId: string; placeOf: Map<string, number> }> {
  const userId = randomUUID();
  const placeOf = new Map<string, number>();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values({
        id: userId,
        email: `${userId}@example.org`,
        password: '',
        age_acknowledged: 1,
        is_admin: 0,
        created_at: 0,
      })
      .execute();
    await transaction
      .insertInto('conversations')
      .values({ user_id: userId, last_seq: conversation.turns.length })
      .execute();
    await vault.createKey(transaction, userId);
  });
  const sealed = await vault.of(userId);
  await db.transaction().execute(async (transaction) => {
    for (const [index, turn] of conversation.turns.entries()) {
      const id = randomUUID();
      const seq = index + 1;
      placeOf.set(turn.id, seq);
      await transaction
        .insertInto('messages')
        .values({
          id,
          user_id: userId,
          message_id: null,
          role: turn.role,
          content: sealed.sealText(turn.text, contentPlace(id)),
          timestamp: turn.time,
          seq,
          status: 'complete',
          reply_to: null,
          edited_at: null,
          counted_day: null,
          care: 'none',
          voice: null,
          notice: 0,
          attempt: 0,
          lease_until: null,
          stop_requested: 0,
        })
        .execute();
      await enterTurn(transaction, sealed, { userId, seq, text: turn.text });
    }
  });
  return { userId, placeOf };
}
