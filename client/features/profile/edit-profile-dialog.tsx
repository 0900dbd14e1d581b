import { useTexts } from '#client/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#client/ui/dialog.tsx';
import type { Me } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { ProfileForm } from './profile-form.tsx';

interface EditProfileDialogProps {
  me: Me;
  profile: Profile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The profile form beside the conversation. Closed by Esc or beside it, what was typed is there
 * when it opens again; only Cancel forgets it.
 */
export function EditProfileDialog({ me, profile, open, onOpenChange }: EditProfileDialogProps) {
  useTexts('profile', 'photos');
  const { t } = useTranslation();
  const close = () => onOpenChange(false);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t('profile.editTitle')}
      description={t('profile.editIntro')}
      closeLabel={t('common.close')}
    >
      <ProfileForm
        userId={me.id}
        profile={profile}
        photoUrl={profile.photoUrl}
        onSaved={close}
        onCancel={close}
      />
    </Dialog>
  );
}
