import { testRequest } from '../test-request.ts';
import type { Portrait, Turn } from '../voice.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { composeReply } from './compose.ts';
import type { BuiltinLanguage } from './language.ts';
import { en } from './languages/en/index.ts';

export interface Exchange {
  message: string;
  reply: string;
}

const EVENING = Date.UTC(2026, 2, 14, 20, 5);

/** A whole conversation with the built-in voice, for tests: each reply knows the ones before it. */
export function conversation(
  portrait: Partial<Portrait>,
  messages: readonly string[],
  seed = 'golden',
  spoken: { code: LanguageCode; language: BuiltinLanguage } = { code: 'en', language: en },
): Exchange[] {
  const turns: Turn[] = [];
  return messages.map((message, index) => {
    const now = EVENING + index * 60_000;
    const request = testRequest({
      portrait,
      message,
      now,
      turns: [...turns],
      seed: `${seed} ${index}`,
      language: spoken.code,
    });
    const reply = composeReply(request, spoken.language);
    turns.push(
      { role: 'user', text: message, at: now },
      { role: 'assistant', text: reply, at: now },
    );
    return { message, reply };
  });
}
