import type { BuiltinLanguage } from '../../language.ts';
import about from './about.json' with { type: 'json' };
import lines from './lines.json' with { type: 'json' };
import { topics } from './topics.ts';
import { words } from './words.ts';

/** What the built-in voice needs to speak Portuguese. */
export const pt: BuiltinLanguage = { ...lines, ...words, topics, about };
