import type { Ref } from 'react';
import { PHOTO_TYPES } from '#client/lib/upload.ts';

interface PhotoInputProps {
  /** A button beside it is what is pressed and read out; through this it opens the choice. */
  ref: Ref<HTMLInputElement>;
  onTake: (file: File | undefined) => void;
}

/** Lets a photo be chosen from the device. Not seen itself. */
export function PhotoInput({ ref, onTake }: PhotoInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PHOTO_TYPES}
      hidden
      onChange={(event) => {
        onTake(event.target.files?.[0]);
        // The same file may be chosen again after it was refused.
        event.target.value = '';
      }}
    />
  );
}
