import { z } from 'zod';

/** `fileData` is base64 without a prefix; name and type are the browser's claim and not believed. */
export const uploadBody = z.object({
  filename: z.string({ error: 'file_invalid' }).max(1_024, 'file_invalid'),
  contentType: z.string({ error: 'file_invalid' }).max(255, 'file_invalid'),
  fileData: z.string({ error: 'file_invalid' }).min(1, 'file_invalid'),
});

export const uploadAnswer = z.object({ objectPath: z.string() });

export type UploadAnswer = z.infer<typeof uploadAnswer>;
