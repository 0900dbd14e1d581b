import type { UploadAnswer } from '#shared/contract/uploads.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { ApiError, apiErrorOf, requestHeaders } from './api.ts';

/** What a file picker offers. Named one by one: an iPhone then turns its own format into JPEG. */
export const PHOTO_TYPES = 'image/png,image/jpeg,image/webp';

/** Why a file cannot be a photo; each value names its sentence under `photos.`. */
export type PhotoProblem = 'invalidType' | 'tooLarge';

/** What spec.md section 5 refuses before anything is sent. The server looks at the bytes itself. */
export function photoProblem(file: { type: string; size: number }): PhotoProblem | null {
  if (!file.type.startsWith('image/')) return 'invalidType';
  return file.size > LIMITS.photoBytes ? 'tooLarge' : null;
}

/** The browser could not read the chosen file. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}

/**
 * Uploads a photo and returns its objectPath. `onProgress` hears the share sent so far, 0 to 1.
 * Throws `UnreadableFileError`, or `ApiError` (status 0 where there was no answer).
 */
export async function uploadPhoto(
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const fileData = await base64Of(file);
  const body = JSON.stringify({ filename: file.name, contentType: file.type, fileData });
  const response = await postWithProgress(
    '/api/objects/upload',
    body,
    'application/json',
    onProgress,
  );
  if (!response.ok) throw await apiErrorOf(response);
  const { objectPath } = (await response.json()) as UploadAnswer;
  return objectPath;
}

/** The file's bytes as base64, without the prefix of a data URL. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new UnreadableFileError()));
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}

/**
 * Posts with XMLHttpRequest: fetch cannot tell how much of a body has been sent. Returns whatever is
 * answered. Throws `ApiError` (status 0) where there was no answer.
 */
export function postWithProgress(
  path: string,
  body: string | Blob,
  contentType: string,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    const headers = { ...requestHeaders(), 'Content-Type': contentType };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText }));
    });
    request.addEventListener('error', () => reject(new ApiError(0, '')));
    request.addEventListener('abort', () => reject(new ApiError(0, '')));
    request.send(body);
  });
}
