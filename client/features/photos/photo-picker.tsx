import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { Button } from '#client/ui/button.tsx';
import { PhotoInput } from '#client/ui/photo-input.tsx';
import type { usePhotoUpload } from './use-photo-upload.ts';

type PhotoUpload = ReturnType<typeof usePhotoUpload>;

interface PhotoDropProps {
  photo: PhotoUpload;
  /** Whether there is no room for another photo. */
  closed?: boolean;
  children: ReactNode;
}

/** Where a photo is dropped and seen before it is uploaded, and how far its upload is. */
export function PhotoDrop({ photo, closed = false, children }: PhotoDropProps) {
  const { t } = useTranslation();
  const { choice, uploading, share, take } = photo;

  function onDrop(event: DragEvent): void {
    event.preventDefault();
    if (!uploading && !closed) take(event.dataTransfer.files[0]);
  }

  return (
    <div
      className="flex flex-col items-center gap-3 rounded-large border border-dashed border-line-strong bg-paper p-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {children}
      {uploading ? <UploadProgress share={share} /> : null}
      {uploading || closed ? null : (
        <p
          className={classes(
            'text-small text-ink-soft wrap-anywhere',
            // Nobody drops a file with a finger.
            !choice && 'hidden pointer-fine:block',
          )}
        >
          {choice ? choice.file.name : t('photos.drop')}
        </p>
      )}
    </div>
  );
}

/** The buttons that choose a photo and, once it is chosen, send it. */
export function PhotoButtons({ photo, send }: { photo: PhotoUpload; send: string }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { choice, uploading, take, upload } = photo;
  return (
    <>
      <Button
        variant={choice ? 'quiet' : 'primary'}
        disabled={uploading}
        icon={<ImageUp aria-hidden size={18} />}
        onClick={() => input.current?.click()}
      >
        {choice ? t('photos.other') : t('photos.choose')}
      </Button>
      {choice ? (
        <Button busy={uploading} onClick={upload}>
          {uploading ? t('photos.uploading') : send}
        </Button>
      ) : null}
      <PhotoInput ref={input} onTake={take} />
    </>
  );
}

function UploadProgress({ share }: { share: number }) {
  const { t, i18n } = useTranslation();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  return (
    <div className="flex w-full flex-col items-center gap-1.5">
      <progress
        value={share}
        max={1}
        aria-label={t('photos.uploading')}
        className="h-1.5 w-full max-w-60 accent-amber"
      />
      <p className="text-small text-ink-soft">{t('photos.progress', { percent })}</p>
    </div>
  );
}
