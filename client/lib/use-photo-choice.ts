import { useEffect, useState } from 'react';
import { type PhotoProblem, photoProblem } from './upload.ts';

/** A photo chosen from the device and not uploaded yet; `url` shows it on this page alone. */
export interface PhotoChoice {
  file: File;
  url: string;
}

/** Holds the chosen photo. `choose` answers what is wrong with a file, and then changes nothing. */
export function usePhotoChoice() {
  const [choice, setChoice] = useState<PhotoChoice | null>(null);

  useEffect(() => {
    if (!choice) return undefined;
    return () => URL.revokeObjectURL(choice.url);
  }, [choice]);

  return {
    choice,
    choose: (file: File): PhotoProblem | null => {
      const problem = photoProblem(file);
      if (!problem) setChoice({ file, url: URL.createObjectURL(file) });
      return problem;
    },
    clear: () => setChoice(null),
  };
}
