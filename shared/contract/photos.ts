import { z } from 'zod';

/** An own objectPath, just uploaded; `isDefault` asks for the photo to be shown always. */
export const addPhotoBody = z.object({
  objectPath: z
    .string({ error: 'photo_invalid' })
    .min(1, 'photo_invalid')
    .max(255, 'photo_invalid'),
  isDefault: z.boolean({ error: 'invalid_value' }).optional(),
});

const galleryPhoto = z.object({
  id: z.string(),
  photoUrl: z.string(),
  isDefault: z.boolean(),
  uploadedAt: z.number(),
});

/** In the order they were added. */
export const photosAnswer = z.object({ photos: z.array(galleryPhoto) });

export const photoAnswer = galleryPhoto;

export type GalleryPhoto = z.infer<typeof galleryPhoto>;
export type Photos = z.infer<typeof photosAnswer>;
