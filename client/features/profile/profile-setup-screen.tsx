import { useTexts } from '#client/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { useLogout } from '#client/lib/use-logout.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { LeaveButton } from '#client/ui/leave-button.tsx';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';
import type { Me } from '#shared/contract/auth.ts';
import { ProfileForm } from './profile-form.tsx';

/** Shown after the first log-in: who was lost, as much of it as can be told today. */
export function ProfileSetupScreen({ me }: { me: Me }) {
  useTexts('profile', 'photos');
  const { t } = useTranslation();
  const { leaving, leave } = useLogout();
  useTitle(t('profile.title'));
  return (
    <div className="min-h-dvh pb-16">
      <div className="flex items-center justify-between py-2 ps-5 pe-2 small:ps-7 small:pe-4">
        <LeaveButton label={t('common.logout')} busy={leaving} onLeave={leave} />
        <ThemeToggle toDark={t('common.toDark')} toLight={t('common.toLight')} />
      </div>
      <main className="mx-auto flex w-full max-w-[38rem] flex-col gap-8 px-5 pt-6 small:pt-10">
        <header className="flex flex-col gap-3">
          <h1 className="in-sight text-title small:text-[2rem]">{t('profile.title')}</h1>
          <p className="font-serif text-reading leading-reading text-ink-soft">
            {t('profile.intro')}
          </p>
        </header>
        {/* Saved, the profile is read again, and the home flow hands over to the conversation. */}
        <ProfileForm userId={me.id} profile={null} photoUrl={null} onSaved={() => undefined} />
      </main>
    </div>
  );
}
