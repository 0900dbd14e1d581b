import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#client/ui/badge.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { GalleryPhoto } from '#shared/contract/photos.ts';

interface PhotoTileProps {
  photo: GalleryPhoto;
  /** Its place in the gallery, from 1. */
  number: number;
  /** Whether there is nothing else to choose from. */
  only: boolean;
  /** Whether it can be deleted and nothing else. */
  readOnly: boolean;
  onDefault: (wanted: boolean) => void;
  onDelete: () => void;
}

/** A photo of the gallery; what can be done with it appears on hover and focus, and stays on touch. */
export function PhotoTile({ photo, number, only, readOnly, onDefault, onDelete }: PhotoTileProps) {
  const { t } = useTranslation();
  return (
    <li className="photo-tile">
      <img
        src={`${photo.photoUrl}?size=small`}
        alt={t('photos.numbered', { number })}
        className="photo-square w-full object-cover"
      />
      {photo.isDefault ? (
        <span className="photo-badge">
          <Badge>{t('photos.default')}</Badge>
        </span>
      ) : null}
      <div className="photo-tools">
        <Checkbox
          checked={photo.isDefault}
          disabled={readOnly || (only && photo.isDefault)}
          onChange={(event) => onDefault(event.target.checked)}
          label={
            <>
              {t('photos.setDefault')}
              <span className="sr-only"> {t('photos.numbered', { number })}</span>
            </>
          }
        />
        <IconButton
          label={t('photos.delete', { number })}
          icon={<Trash2 aria-hidden size={18} />}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}
