import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TONES } from '#shared/rules/tones.ts';
import { conversation } from './conversation.ts';
import { EVENING_TALK, MOTHER, QUIET_TALK, STRANGER } from './scripts.ts';

// UPDATE_GOLDEN=1 writes the files anew; read them aloud before committing what changed.
const FOLDER = join(import.meta.dirname, 'golden');
const TALKS = [
  ['evening', MOTHER, EVENING_TALK],
  ['quiet', STRANGER, QUIET_TALK],
] as const;

describe('the conversations that somebody has read', () => {
  for (const [name, portrait, messages] of TALKS) {
    for (const tone of TONES) {
      it(`${name}, ${tone}`, () => {
        const talk = conversation({ ...portrait, tone }, messages)
          .map(({ message, reply }) => `> ${message}\n${reply}\n`)
          .join('\n');
        const file = join(FOLDER, `${name}-${tone}.txt`);
        if (process.env['UPDATE_GOLDEN']) {
          mkdirSync(FOLDER, { recursive: true });
          writeFileSync(file, talk);
        }
        expect(talk).toBe(readFileSync(file, 'utf8'));
      });
    }
  }
});
