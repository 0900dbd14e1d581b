import type { VoiceRequest } from './voice.ts';

/** A request as the chat makes one, for tests; say only what matters to the test. */
export function testRequest(
  changes: Omit<Partial<VoiceRequest>, 'portrait'> & {
    portrait?: Partial<VoiceRequest['portrait']>;
  } = {},
): VoiceRequest {
  const { portrait, ...rest } = changes;
  return {
    language: 'en',
    now: Date.UTC(2026, 2, 14, 20, 5),
    timeZone: 'Europe/Berlin',
    turns: [],
    recalled: [],
    setRight: [],
    message: 'I planted the tomatoes today.',
    seed: 'reply-1',
    ...rest,
    portrait: {
      name: 'Rosa Lindqvist',
      tone: 'warm',
      personality: 'Patient, a little stubborn. She hummed while she worked.',
      importantDates: 'Born May 2, 1948. Died January 9, 2026.',
      keyFacts: 'She taught the third grade for thirty years. Her dog was called Biscuit.',
      favoriteMemories: 'We grew tomatoes on the balcony every summer.',
      ...portrait,
    },
  };
}
