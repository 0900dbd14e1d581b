import type { Deps } from '#server/deps.ts';
import type { MemoriesService, NewDecision } from '#server/features/memories/memories.service.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Portrait } from '#server/voice/voice.ts';
import type { CorrectBody } from '#shared/contract/memories.ts';
import { HISTORY_LENGTH } from './answering.ts';
import type { Caller } from './caller.ts';
import { newestMessages } from './messages.repo.ts';
import { openContent } from './present.ts';
import { recalledTurns } from './remembering.ts';

interface Corrected {
  sealed: PersonVault;
  portrait: Portrait;
  /** The reply that is set right, and what it says. */
  id: string;
  said: string;
}

/**
 * What a correction of a reply changes in what is remembered: it is held against the profile, the
 * newest messages, and those from before that fit it. Throws as `MemoriesService.correction`.
 */
export async function decideOn(
  { db, clock, memories }: Pick<Deps, 'db' | 'clock'> & { memories: MemoriesService },
  { actor, surroundings }: Caller,
  { sealed, portrait, id, said }: Corrected,
  body: CorrectBody,
): Promise<NewDecision> {
  const { userId } = actor;
  const { language, timeZone = 'UTC' } = surroundings;
  const near = await newestMessages(db, userId, HISTORY_LENGTH);
  const far = await recalledTurns(
    db,
    sealed,
    { userId, text: body.correction, name: portrait.name },
    { now: clock.now(), zone: timeZone, language },
    near,
  );
  const told = [
    ...near.filter(({ reply_to }) => reply_to === null).map((row) => openContent(row, sealed)),
    ...far.filter(({ role }) => role === 'user').map(({ text }) => text),
  ];
  const remembered = await memories.of(sealed, userId, language);
  return memories.correction(language, { id, content: said }, body, { portrait, told, remembered });
}
