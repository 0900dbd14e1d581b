import { z } from 'zod';
import type { PersonVault } from '#server/vault/vault.ts';
import { message as messageSchema } from '#shared/contract/chat.ts';
import type { MessageRow } from './messages.repo.ts';

const { care, voice } = messageSchema.shape;
const sealedSchema = z.object({ care: care.unwrap(), byCare: z.boolean() });
/** Longer than any answer, so that the length of what is sealed tells nothing. */
const LENGTH = 40;

/** Who answered a message, and what care took the message for. */
export interface Answered {
  care: NonNullable<z.infer<typeof care>>;
  voice: NonNullable<z.infer<typeof voice>>;
}

/** What a row tells of it. */
type AnsweredRow = Pick<MessageRow, 'id' | 'answered' | 'care' | 'voice'>;

/** Who answers, sealed for the row of a reply: which of the two it was tells of danger. */
export function sealAnswered(given: Answered, id: string, vault: PersonVault): Buffer {
  const sealed = { care: given.care, byCare: given.voice === 'care' };
  return vault.sealText(JSON.stringify(sealed).padEnd(LENGTH), answeredPlace(id));
}

/** Who answered, and what the message was taken for. Rows from before it was sealed tell it openly. */
export function openAnswered(row: AnsweredRow, vault: PersonVault): Answered {
  const spoken = voice.unwrap().parse(row.voice ?? 'builtin');
  if (row.answered === null) return { care: care.unwrap().parse(row.care), voice: spoken };
  const opened = sealedSchema.parse(
    JSON.parse(vault.openText(row.answered, answeredPlace(row.id))),
  );
  return { care: opened.care, voice: opened.byCare ? 'care' : spoken };
}

function answeredPlace(replyId: string): string {
  return `messages.answered:${replyId}`;
}
