import { z } from 'zod';
import type { PersonVault } from '#server/vault/vault.ts';
import { type Mark, mark, type Message, message as messageSchema } from '#shared/contract/chat.ts';
import { openAnswered } from './answered.ts';
import type { MessageRow } from './messages.repo.ts';

const { role, status } = messageSchema.shape;
const notes = z.object({ marks: z.array(mark), proposal: messageSchema.shape.proposal });

/** The row and column a message's words are sealed to. */
export function contentPlace(messageId: string): string {
  return `messages.content:${messageId}`;
}

/** The words of a message row. */
export function openContent(row: MessageRow, vault: PersonVault): string {
  return vault.openText(row.content, contentPlace(row.id));
}

/** What was noted about a reply: what its sentences stand on, and what the message set right. */
export interface Notes {
  marks: Mark[];
  proposal?: Message['proposal'];
}

/** The notes about a reply, sealed; null where there are none. */
export function sealNotes(given: Notes, id: string, vault: PersonVault): Buffer | null {
  if (given.marks.length === 0 && !given.proposal) return null;
  return vault.sealText(JSON.stringify(given), marksPlace(id));
}

export function openNotes(row: MessageRow, vault: PersonVault): Notes {
  if (row.marks === null) return { marks: [] };
  return notes.parse(JSON.parse(vault.openText(row.marks, marksPlace(row.id))));
}

function marksPlace(messageId: string): string {
  return `messages.marks:${messageId}`;
}

/** A message as its owner sees it, built field by field; `notice` is the sentence of the AI notice. */
export function presentMessage(row: MessageRow, vault: PersonVault, notice: string): Message {
  const shown: Message = {
    id: row.id,
    role: role.parse(row.role),
    content: openContent(row, vault),
    timestamp: row.timestamp,
    status: status.parse(row.status),
    replyTo: row.reply_to,
    messageId: row.message_id,
    editedAt: row.edited_at,
    ...(row.by_admin === 1 && { byAdministrator: true as const }),
  };
  if (row.reply_to === null) return shown;
  const { marks, proposal } = openNotes(row, vault);
  return {
    ...shown,
    ...openAnswered(row, vault),
    marks,
    ...(proposal && { proposal }),
    ...(row.notice === 1 && { notice }),
  };
}

/** What is shown of a message whose words are closed to the caller: that there is one, and when. */
export function hiddenMessage(row: MessageRow): Message {
  return {
    id: row.id,
    role: role.parse(row.role),
    content: '',
    timestamp: row.timestamp,
    status: status.parse(row.status),
    replyTo: row.reply_to,
    messageId: null,
    editedAt: null,
    hidden: true,
  };
}
