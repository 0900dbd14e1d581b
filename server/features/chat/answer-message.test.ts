import { afterAll, beforeAll, expect, test } from 'vitest';
import { careWordsOf } from '#server/care/words.ts';
import { createMemoriesService } from '#server/features/memories/memories.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import type { Portrait } from '#server/voice/voice.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, send } from '#tests/support/conversation.ts';
import { openAnswered } from './answered.ts';
import { acceptMessage } from './accept.ts';
import { createAnswerMessage } from './answer-message.ts';
import type { Making } from './replies.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const portrait: Portrait = {
  name: 'Ingrid',
  tone: 'warm',
  speaking: 'as',
  imagining: 'details',
  personality: '',
  importantDates: '',
  keyFacts: '',
  favoriteMemories: '',
};

/** Two calls cannot be made to meet at this point from outside, so the second one is made from within. */
test('a message for care, while another one ends the crisis, is the voice’s after all', async () => {
  const anna = await app.register();
  await send(anna, 'I want to die');
  const begun: Making[] = [];
  const profile = { portrait: async () => portrait, rewrite: async () => true };
  const answerMessage = createAnswerMessage({
    ...app.deps,
    profile,
    billing: { requireActive: async () => {} },
    memories: createMemoriesService({ ...app.deps, profile }),
    replies: { begin: (making) => void begun.push(making) },
  });
  const actor: Actor = {
    userId: anna.userId,
    sessionId: '',
    email: anna.email,
    isAdmin: false,
    isAdminSession: false,
    country: undefined,
    wordsOpen: true,
    expiresAt: app.clock.now() + 60_000,
  };
  const surroundings = { language: 'en', timeZone: undefined, country: undefined } as const;
  const caller = { actor, surroundings, address: '::1', signal: new AbortController().signal };
  let tries = 0;
  const { reply } = await answerMessage(caller, {
    text: 'We picked blueberries.',
    how: 'sent',
    careOnly: false,
    async accept(context) {
      tries += 1;
      if (tries === 1) await send(anna, "I'm safe");
      const known = { userId: anna.userId, address: '::1', byAdmin: false, zone: undefined };
      const { db, jobs, rateLimits } = app.deps;
      const settings = { limit: 60, noticeHours: 3 };
      const making = { voice: 'builtin' as const, leaseUntil: context.now + 10_000 };
      const deps = { ...context, ...known, ...making, db, jobs, rateLimits, settings };
      return acceptMessage(deps, 'We picked blueberries.', null);
    },
  });
  expect(tries).toBe(2);
  expect(reply.status).toBe('pending');
  const sealed = await app.deps.vault.of(anna.userId);
  expect(openAnswered(reply, sealed)).toEqual({ care: 'watch', voice: 'builtin' });
  const check = careWordsOf(app.deps.careWords, 'en').checks[0];
  expect(begun).toMatchObject([{ replyId: reply.id, afterword: check }]);
  // The try that was overtaken has left nothing.
  expect((await conversation(anna)).filter(({ role }) => role === 'user')).toHaveLength(3);
});
