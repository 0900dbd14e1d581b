import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { Select } from '#client/ui/select.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { Profile } from '#shared/contract/profile.ts';
import { DEFAULT_TONE, TONES } from '#shared/rules/tones.ts';
import { IMAGINING, SPEAKING } from '#shared/rules/voice-choices.ts';
import { LONG_TEXTS } from './profile-fields.ts';
import { ProfilePhotoField } from './profile-photo-field.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  userId: string;
  /** The profile to change, or null to create one. */
  profile: Profile | null;
  photoUrl: string | null;
  onSaved: () => void;
  /** Leaves without saving; what was typed is forgotten. Absent where there is nowhere to go. */
  onCancel?: () => void;
}

/** Everything about the person who died, to be told for the first time or to be changed. */
export function ProfileForm({ userId, profile, photoUrl, onSaved, onCancel }: ProfileFormProps) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const creating = profile === null;
  const state = useProfileForm({
    userId,
    profile,
    onSaved: () => {
      toast({
        title: t(creating ? 'profile.toast.created' : 'profile.toast.updated'),
        // The room says by itself how to begin.
        description: creating ? undefined : t('profile.toast.updatedText'),
      });
      onSaved();
    },
    onFailed: (told) =>
      toast({
        variant: 'destructive',
        title: t('profile.toast.failed'),
        description:
          told || t(creating ? 'profile.toast.createFailed' : 'profile.toast.updateFailed'),
      }),
  });
  const { fields, errors, saving, change } = state;

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (saving || state.save()) return;
        // After the errors are drawn: the first of them is where the person should be.
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
        );
      }}
    >
      <TextField
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        error={errors.name}
        value={fields.name}
        dir={fields.name === '' ? undefined : 'auto'}
        autoComplete="off"
        required
        onChange={(event) => change('name', event.target.value)}
      />
      <ProfilePhotoField
        name={fields.name}
        photoUrl={photoUrl}
        photo={state.photo}
        share={state.share}
        disabled={saving}
        onChoose={state.choosePhoto}
        onRemove={state.removePhoto}
      />
      <InventionNote />
      {LONG_TEXTS.map((name) => (
        <TextArea
          key={name}
          label={t(`profile.${name}`)}
          hint={t(`profile.${name}Hint`)}
          error={errors[name]}
          value={fields[name]}
          dir={fields[name] === '' ? undefined : 'auto'}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      <Select
        label={t('profile.tone')}
        error={errors.tone}
        value={fields.tone}
        options={TONES.map((tone) => ({
          value: tone,
          label: t('profile.toneOption', {
            name: t(`profile.tones.${tone}.name`),
            hint: t(`profile.tones.${tone}.hint`),
          }),
        }))}
        onChange={({ target }) =>
          change('tone', TONES.find((tone) => tone === target.value) ?? DEFAULT_TONE)
        }
      />
      <Select
        label={t('profile.speaking.label')}
        hint={t('profile.speaking.hint')}
        value={fields.speaking}
        options={SPEAKING.map((value) => ({ value, label: t(`profile.speaking.${value}`) }))}
        onChange={({ target }) =>
          change('speaking', SPEAKING.find((one) => one === target.value) ?? fields.speaking)
        }
      />
      <Select
        label={t('profile.imagining.label')}
        hint={t('profile.imagining.hint')}
        value={fields.imagining}
        options={IMAGINING.map((value) => ({ value, label: t(`profile.imagining.${value}`) }))}
        onChange={({ target }) =>
          change('imagining', IMAGINING.find((one) => one === target.value) ?? fields.imagining)
        }
      />
      <TextArea
        label={t('profile.personality')}
        hint={t('profile.personalityHint')}
        error={errors.personality}
        value={fields.personality}
        dir={fields.personality === '' ? undefined : 'auto'}
        onChange={(event) => change('personality', event.target.value)}
      />
      <FormEnd>
        {onCancel ? (
          <Button
            variant="quiet"
            disabled={saving}
            onClick={() => {
              state.discard();
              onCancel();
            }}
          >
            {t('common.cancel')}
          </Button>
        ) : null}
        <Button type="submit" busy={saving}>
          {creating
            ? t(saving ? 'profile.creating' : 'profile.create')
            : t(saving ? 'profile.saving' : 'profile.save')}
        </Button>
      </FormEnd>
    </form>
  );
}

function FormEnd({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 pt-1 small:flex-row small:justify-end">{children}</div>
  );
}

/** Said before the texts are written, where it still changes what is written. */
function InventionNote() {
  const { t } = useTranslation();
  return (
    <div className="rounded-base border border-amber-edge bg-amber-wash px-4 py-3">
      <p className="font-semibold text-amber-ink">{t('profile.warningTitle')}</p>
      <p>{t('profile.warning')}</p>
    </div>
  );
}
