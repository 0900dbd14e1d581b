import { fold } from '#server/text/fold.ts';
import type { BuiltinLanguage, Occasion, Topic } from './language.ts';
import { wordCount } from './text.ts';

export interface Heard {
  topic: Topic | Extract<Occasion, 'told'>;
  /** Pain beside whatever was said. */
  pain: boolean;
}

/** What kind of thing a message says, given the reply before it. */
export function recognise(
  message: string,
  lastReply: string | undefined,
  language: BuiltinLanguage,
): Heard {
  const said = fold(message);
  const pain = language.pain.test(said);
  const topic =
    language.topics.find(([, patterns]) => patterns.some((pattern) => pattern.test(said)))?.[0] ??
    (wordCount(said) <= 2 ? 'short' : 'listen');
  const statement =
    topic === 'memory' || topic === 'deed' || topic === 'news' || topic === 'listen';
  if (statement && !pain && lastReply && askedToTell(lastReply, language)) {
    return { topic: 'told', pain };
  }
  if (topic === 'goodNews' && pain) return { topic: 'bittersweet', pain };
  return { topic, pain };
}

/** Whether the last reply said that something is not known, so that this message may tell it. */
function askedToTell(reply: string, language: BuiltinLanguage): boolean {
  const { question, tell, near } = language.lines;
  const asking = [
    ...(question.common ?? []),
    ...Object.values(question.tones ?? {}).flat(),
    ...(tell.common ?? []),
    ...(near.common ?? []),
  ];
  return asking.some((line) => reply.includes(line));
}
