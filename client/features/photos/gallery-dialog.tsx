import { useState } from 'react';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { api } from '#client/lib/api.ts';
// The box itself: all of this is loaded on its own already.
import { AlertDialogBox } from '#client/ui/alert-dialog-box.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { LIMITS } from '#shared/rules/limits.ts';
import { GalleryFull } from './photo-dialog.tsx';
import { PhotoButtons, PhotoDrop } from './photo-picker.tsx';
import { PhotoTile } from './photo-tile.tsx';
import './photos.css';
import { useGallery } from './use-gallery.ts';
import { toldBy, usePhotoUpload } from './use-photo-upload.ts';

interface GalleryDialogProps {
  /** Without a subscription photos are looked at and deleted, and nothing else. */
  readOnly: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Up to five photos: adding, removing, and which of them is shown. */
export function GalleryDialog({ readOnly, open, onOpenChange }: GalleryDialogProps) {
  useTexts('photos');
  const { t } = useTranslation();
  const gallery = useGallery(open);
  const [deleting, setDeleting] = useState<string | null>(null);
  const photo = usePhotoUpload({
    place: (objectPath) => api('POST', '/api/photos', { objectPath }),
    notPlaced: (reason) => toldBy(reason, t('photos.addFailed')),
    done: { title: t('photos.added') },
  });
  const { photos } = gallery;
  const full = (photos?.length ?? 0) >= LIMITS.photosPerGallery;
  const hasDefault = photos?.some(({ isDefault }) => isDefault) ?? false;
  const several = (photos?.length ?? 0) > 1;

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) photo.clear();
          onOpenChange(isOpen);
        }}
        title={t('photos.gallery')}
        description={t('photos.galleryText')}
        closeLabel={t('common.close')}
        footer={
          photos &&
          !readOnly && (
            <>
              {hasDefault && several ? (
                <Button variant="plain" onClick={gallery.clearDefault}>
                  {t('photos.clearDefault')}
                </Button>
              ) : null}
              {full ? null : <PhotoButtons photo={photo} send={t('photos.add')} />}
            </>
          )
        }
      >
        {gallery.failed && !photos ? <LoadFailed onRetry={gallery.retry} /> : null}
        {photos ? (
          <>
            <p className="text-small text-ink-soft">
              {t('photos.used', { used: photos.length, limit: LIMITS.photosPerGallery })}
              {photos.length > 0 ? ' · ' : null}
              {photos.length > 0 ? t(hasDefault ? 'photos.defaultSet' : 'photos.noDefault') : null}
            </p>
            {photos.length > 0 ? (
              <ul className="photo-grid">
                {photos.map((each, index) => (
                  <PhotoTile
                    key={each.id}
                    photo={each}
                    number={index + 1}
                    only={!several}
                    readOnly={readOnly}
                    onDefault={(wanted) =>
                      wanted ? gallery.setDefault(each.id) : gallery.clearDefault()
                    }
                    onDelete={() => setDeleting(each.id)}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-ink-soft">{t('photos.empty')}</p>
            )}
            {full ? <GalleryFull /> : null}
          </>
        ) : null}
        {photos || gallery.failed ? null : <LoadingGrid />}
        {photo.choice ? (
          <PhotoDrop photo={photo}>
            <img src={photo.choice.url} alt={t('photos.preview')} className="photo-preview" />
          </PhotoDrop>
        ) : null}
      </Dialog>
      <AlertDialogBox
        open={deleting !== null}
        onOpenChange={() => setDeleting(null)}
        title={t('photos.deleteTitle')}
        description={t('photos.deleteText')}
        confirmLabel={t('common.delete')}
        cancelLabel={t('photos.keep')}
        onConfirm={() => {
          if (deleting !== null) gallery.remove(deleting);
          setDeleting(null);
        }}
        danger
      />
    </>
  );
}

function LoadingGrid() {
  const { t } = useTranslation();
  return (
    <output className="photo-grid">
      <span className="sr-only">{t('common.loading')}</span>
      <Skeleton className="photo-square" />
      <Skeleton className="photo-square" />
    </output>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{t('photos.loadFailed')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
