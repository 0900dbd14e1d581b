import type { Profile, ProfileBody } from '#shared/contract/profile.ts';
import { fitsLength, LIMITS } from '#shared/rules/limits.ts';
import { DEFAULT_TONE, TONES, type Tone } from '#shared/rules/tones.ts';
import {
  DEFAULT_CHOICES,
  IMAGINING,
  type Imagining,
  SPEAKING,
  type Speaking,
} from '#shared/rules/voice-choices.ts';

/** The long texts of the form, in their order on the screen, the last one apart. */
export const LONG_TEXTS = ['importantDates', 'keyFacts', 'favoriteMemories'] as const;

export type TextName = 'name' | 'personality' | (typeof LONG_TEXTS)[number];
export type ProfileFields = Record<TextName, string> & {
  tone: Tone;
  speaking: Speaking;
  imagining: Imagining;
};
/** What is wrong with a field; `key` names its sentence in shared/sentences. */
export interface FieldProblem {
  name: TextName;
  key: 'name_required' | 'too_long';
}

const TEXT_NAMES: readonly TextName[] = ['name', ...LONG_TEXTS, 'personality'];

/** What the form begins with. */
export function fieldsOf(profile: Profile | null): ProfileFields {
  return {
    name: profile?.name ?? '',
    importantDates: profile?.importantDates ?? '',
    keyFacts: profile?.keyFacts ?? '',
    favoriteMemories: profile?.favoriteMemories ?? '',
    personality: profile?.personality ?? '',
    tone: profile?.tone ?? DEFAULT_TONE,
    speaking: profile?.speaking ?? DEFAULT_CHOICES.speaking,
    imagining: profile?.imagining ?? DEFAULT_CHOICES.imagining,
  };
}

/** What spec.md section 5 refuses: a missing name, and texts longer than can be kept. */
export function problemsOf(fields: ProfileFields): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (fields.name.trim() === '') problems.push({ name: 'name', key: 'name_required' });
  for (const name of TEXT_NAMES) {
    const max = name === 'name' ? LIMITS.nameLength : LIMITS.profileTextLength;
    if (!fitsLength(fields[name], max)) problems.push({ name, key: 'too_long' });
  }
  return problems;
}

/** The fields that differ from what the form began with, as they are kept against a reload. */
export function draftOf(fields: ProfileFields, initial: ProfileFields): string | null {
  const changed = Object.entries(fields).filter(([name, value]) => {
    return value !== initial[name as keyof ProfileFields];
  });
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : null;
}

/** The form's beginning with a kept draft over it; whatever is not of its form is left out. */
export function withDraft(initial: ProfileFields, stored: string | null): ProfileFields {
  const draft = parsed(stored);
  const fields = { ...initial };
  for (const name of TEXT_NAMES) {
    const value = draft[name];
    if (typeof value === 'string') fields[name] = value;
  }
  fields.tone = TONES.find((tone) => tone === draft.tone) ?? initial.tone;
  fields.speaking = SPEAKING.find((one) => one === draft.speaking) ?? initial.speaking;
  fields.imagining = IMAGINING.find((one) => one === draft.imagining) ?? initial.imagining;
  return fields;
}

/** What is sent. `photoUrl` is absent where the photo stays as it is. */
export function bodyOf(fields: ProfileFields, photoUrl: string | undefined): ProfileBody {
  const body = { ...fields, name: fields.name.trim() };
  return photoUrl === undefined ? body : { ...body, photoUrl };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
