import { expect } from 'vitest';
import type { GalleryPhoto } from '#shared/contract/photos.ts';
import type { Answer, Person, TestApp } from './app.ts';
import { photo, uploadOf } from './images.ts';

/** Uploads a photo and returns its objectPath. */
export async function uploadBy(person: Person): Promise<string> {
  const answer = await person.api('POST', '/api/objects/upload', uploadOf(await photo()));
  expect(answer.statusCode).toBe(200);
  return answer.json().objectPath;
}

/** Hangs an uploaded photo in the gallery, a moment later than the one before. */
export function addPhoto(
  app: TestApp,
  person: Person,
  objectPath: string,
  isDefault?: boolean,
): Promise<Answer> {
  app.clock.advance(1);
  return person.api('POST', '/api/photos', { objectPath, isDefault });
}

/** Somebody new with so many photos in the gallery, oldest first. */
export async function personWith(
  app: TestApp,
  count: number,
): Promise<{ person: Person; photos: GalleryPhoto[] }> {
  const person = await app.register();
  for (let turn = 0; turn < count; turn += 1) {
    const answer = await addPhoto(app, person, await uploadBy(person));
    expect(answer.statusCode).toBe(200);
  }
  return { person, photos: await galleryOf(person) };
}

export async function galleryOf(person: Person): Promise<GalleryPhoto[]> {
  const answer = await person.api('GET', '/api/photos');
  expect(answer.statusCode).toBe(200);
  return answer.json().photos;
}
