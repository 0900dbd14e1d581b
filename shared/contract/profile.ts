import { z } from 'zod';
import { LIMITS } from '../rules/limits.ts';
import { DEFAULT_TONE, TONES } from '../rules/tones.ts';
import { IMAGINING, SPEAKING } from '../rules/voice-choices.ts';
import { boundedText } from './fields.ts';

export const tone = z.enum(TONES, { error: 'tone_invalid' });
export const speaking = z.enum(SPEAKING);
export const imagining = z.enum(IMAGINING);

const longText = boundedText(LIMITS.profileTextLength).nullable();

/** An own objectPath, '' or null for no photo. Whose it is, the service checks. */
const photoUrlField = z.string({ error: 'photo_invalid' }).max(255, 'photo_invalid').nullable();

/** Absent fields keep their value; a first save needs a name. */
export const profileBody = z.object({
  name: boundedText(LIMITS.nameLength)
    .transform((value) => value.trim())
    .refine((value) => value.length > 0, { error: 'name_required' })
    .optional(),
  photoUrl: photoUrlField.optional(),
  personality: longText.optional(),
  importantDates: longText.optional(),
  keyFacts: longText.optional(),
  favoriteMemories: longText.optional(),
  tone: tone.optional(),
  speaking: speaking.optional(),
  imagining: imagining.optional(),
});

export const profile = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  personality: z.string(),
  importantDates: z.string(),
  keyFacts: z.string(),
  favoriteMemories: z.string(),
  tone: z.enum(TONES).default(DEFAULT_TONE),
  speaking,
  imagining,
  /** The words are closed to the administrator who asks, and left out. */
  hidden: z.literal(true).optional(),
});

/** 200 with the profile, or with null where there is none. */
export const profileAnswer = profile.nullable();

export const profilePhotoBody = z.object({ objectPath: photoUrlField });

export const displayPhotoAnswer = z.object({ photoUrl: z.string().nullable() });

export type ProfileBody = z.infer<typeof profileBody>;
export type Profile = z.infer<typeof profile>;
