import type { Database } from '#server/db/schema.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Voice } from '#server/voice/voice.ts';
import type { CareState } from '#shared/contract/care.ts';
import { sealAnswered } from './answered.ts';
import type { Answering } from './answering.ts';
import { keepCourse, openCare } from './care-state.ts';
import { exchangeOf } from './messages.repo.ts';
import { contentPlace } from './present.ts';
import { endReply, type Making } from './replies.repo.ts';
import { giveNoticeBack, takePlaces } from './usage.repo.ts';

interface ByCare {
  sealed: PersonVault;
  voice: Voice['name'];
  /** What the person has been shown of the reply already. */
  said: string;
  /** Gives care's answer to a crisis, by where the person stands in the course of care. */
  decide: (state: CareState | null) => Answering;
  now: number;
}

/**
 * Ends a reply in the making with care's answer, where the voice gave the sign of danger: the course
 * of care moves, help that was named is counted, the message does not count, and the next reply of
 * the voice holds the notice that this one would have. All of it or nothing, in one transaction;
 * nothing where another making has overtaken this one. What was shown stays before care's words.
 */
export async function answerByCare(
  db: Database,
  making: Making,
  { sealed, voice, said, decide, now }: ByCare,
): Promise<void> {
  const { userId, replyId } = making;
  await db.transaction().execute(async (trx) => {
    // Held first, as where a message is taken in: of two at once the later sees what the earlier did.
    const conversation = await takePlaces(trx, userId, 0);
    const before = await exchangeOf(trx, userId, replyId);
    const answering = decide(openCare(conversation, sealed));
    if (answering.by !== 'care') throw new Error('a crisis was not answered by care');
    const content = said === '' ? answering.words : `${said.trimEnd()}\n\n${answering.words}`;
    const ended = await endReply(trx, making, {
      content: sealed.sealText(content, contentPlace(replyId)),
      status: 'complete',
      answered: sealAnswered({ care: answering.level, voice: 'care' }, replyId, sealed),
      voice,
      notice: 0,
      marks: null,
      uncounted: true,
    });
    if (!ended) return;
    await keepCourse(trx, conversation, answering, { sealed, now });
    if (before?.reply.notice === 1) await giveNoticeBack(trx, userId);
  });
}
