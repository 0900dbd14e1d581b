import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { api } from '#client/lib/api.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Photos } from '#shared/contract/photos.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { PhotoButtons, PhotoDrop } from './photo-picker.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

interface PhotoDialogProps {
  profile: { name: string };
  photoUrl: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGallery: () => void;
}

/**
 * Chooses, shows and uploads the photo beside the conversation. It becomes the profile's, and joins
 * the gallery as its default, since the gallery is what is shown.
 */
export function PhotoDialog(props: PhotoDialogProps) {
  useTexts('photos');
  const { t } = useTranslation();
  const { data } = useQuery<Photos>({ queryKey: ['/api/photos'], enabled: props.open });
  const full = (data?.photos.length ?? 0) >= LIMITS.photosPerGallery;
  const photo = usePhotoUpload({
    place: async (objectPath) => {
      await api('PUT', '/api/profile-photo', { objectPath });
      await api('POST', '/api/photos', { objectPath, isDefault: true });
    },
    notPlaced: () => t('photos.updateFailed'),
    done: { title: t('photos.uploaded'), description: t('photos.uploadedText') },
    onDone: () => props.onOpenChange(false),
  });

  return (
    <Dialog
      open={props.open}
      onOpenChange={(isOpen) => {
        if (!isOpen) photo.clear();
        props.onOpenChange(isOpen);
      }}
      title={t('photos.title')}
      description={t('photos.description')}
      closeLabel={t('common.close')}
      footer={
        full ? (
          <Button onClick={props.onGallery}>{t('photos.gallery')}</Button>
        ) : (
          <PhotoButtons photo={photo} send={t('photos.upload')} />
        )
      }
    >
      <PhotoDrop photo={photo} closed={full}>
        <Avatar
          name={props.profile.name}
          src={photo.choice?.url ?? props.photoUrl}
          alt={photo.choice ? t('photos.preview') : t('photos.current')}
          size="large"
          className="size-48"
        />
      </PhotoDrop>
      {full ? <GalleryFull /> : null}
    </Dialog>
  );
}

/** There is no room for another photo, and how to make some. */
export function GalleryFull() {
  const { t } = useTranslation();
  return (
    <p className="text-center text-small text-ink-soft">
      <strong>{t('photos.full')}</strong>
      <br />
      {t('photos.fullText')}
    </p>
  );
}
