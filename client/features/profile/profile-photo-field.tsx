import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoProblem } from '#client/lib/upload.ts';
import type { PhotoChoice } from '#client/lib/use-photo-choice.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { PhotoInput } from '#client/ui/photo-input.tsx';
import { useToast } from '#client/ui/toast.tsx';

interface ProfilePhotoFieldProps {
  name: string;
  /** The photo that is there already. */
  photoUrl: string | null;
  photo: PhotoChoice | 'removed' | null;
  share: number | null;
  disabled: boolean;
  /** Answers what is wrong with a file. */
  onChoose: (file: File) => PhotoProblem | null;
  onRemove: () => void;
}

/** The photograph in the profile form; it is uploaded when the form is saved. */
export function ProfilePhotoField(props: ProfilePhotoFieldProps) {
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { photo, name, disabled } = props;
  const chosen = photo !== null && photo !== 'removed' ? photo.url : null;
  const shown = photo === 'removed' ? null : (chosen ?? props.photoUrl);

  function take(file: File | undefined): void {
    const problem = file && props.onChoose(file);
    if (!problem) return;
    toast({
      variant: 'destructive',
      title: t(`photos.${problem}`),
      description: t(`photos.${problem}Text`),
    });
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t('profile.photo')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        {shown || name.trim() ? (
          <Avatar
            name={name}
            src={shown}
            alt={chosen ? t('profile.photoAltPlain') : t('profile.photoAlt', { name })}
            className="size-24"
          />
        ) : (
          <span className="grid size-24 place-items-center rounded-full border border-dashed border-line-strong bg-paper-sunken text-ink-faint">
            <ImagePlus aria-hidden size={26} />
          </span>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            disabled={disabled}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
          >
            {shown ? t('profile.otherPhoto') : t('profile.choosePhoto')}
          </Button>
          {shown ? (
            <Button variant="plain" disabled={disabled} onClick={props.onRemove}>
              {t('profile.removePhoto')}
            </Button>
          ) : null}
        </div>
      </div>
      <p id={hint} className="text-small text-ink-soft">
        {props.share === null
          ? t('profile.photoHint')
          : t('photos.progress', {
              percent: new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(
                props.share,
              ),
            })}
      </p>
      <PhotoInput ref={input} onTake={take} />
    </fieldset>
  );
}
