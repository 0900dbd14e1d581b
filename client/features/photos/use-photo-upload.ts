import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#client/lib/api.ts';
import { tellPhotosChanged } from '#client/lib/photo-changes.ts';
import { UnreadableFileError, uploadPhoto } from '#client/lib/upload.ts';
import { usePhotoChoice } from '#client/lib/use-photo-choice.ts';
import { useToast } from '#client/ui/toast.tsx';

/** What becomes of an uploaded photo, and how both ends of it are told. */
export interface PhotoUse {
  /** Gives the uploaded photo its place. */
  place: (objectPath: string) => Promise<unknown>;
  /** The sentence for a photo that was uploaded and then not given its place, for whatever reason. */
  notPlaced: (reason: unknown) => string;
  done: { title: string; description?: string };
  onDone?: () => void;
}

/** The upload worked; giving the photo its place did not. */
class NotPlacedError extends Error {
  override readonly name = 'NotPlacedError';
}

/**
 * From choosing a photo to its place: the choice, the way to take a file and to upload it, and how
 * far it is (0 to 1). A photo whose upload failed stays chosen, so that it can be tried again.
 */
export function usePhotoUpload(use: PhotoUse) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const { choice, choose, clear } = usePhotoChoice();
  const [share, setShare] = useState(0);

  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      setShare(0);
      const objectPath = await uploadPhoto(file, setShare);
      await use.place(objectPath).catch((cause: unknown) => {
        throw new NotPlacedError('', { cause });
      });
    },
    onSuccess: () => {
      tellPhotosChanged();
      toast(use.done);
      clear();
      use.onDone?.();
    },
    onError: (error) => {
      const unreadable = error instanceof UnreadableFileError;
      const description =
        error instanceof NotPlacedError
          ? use.notPlaced(error.cause)
          : toldBy(error, t('photos.failedText'));
      toast({
        variant: 'destructive',
        title: unreadable ? t('photos.unreadable') : t('photos.failed'),
        description: unreadable ? t('photos.unreadableText') : description,
      });
    },
  });

  return {
    choice,
    clear,
    share,
    uploading: isPending,
    take: (file: File | undefined): void => {
      const problem = file && choose(file);
      if (!problem) return;
      toast({
        variant: 'destructive',
        title: t(`photos.${problem}`),
        description: t(`photos.${problem}Text`),
      });
    },
    upload: (): void => {
      if (choice) mutate(choice.file);
    },
  };
}

/** What the server said, or the fallback where it said nothing. */
export function toldBy(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.status > 0 && error.message) || fallback;
}
