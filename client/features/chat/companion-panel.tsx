import { Images, Keyboard, LogOut, Pencil, ShieldCheck, Trash2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LanguageMenu } from '#client/i18n/language-menu.tsx';
import { classes } from '#client/lib/classes.ts';
import { SUPPORT_EMAIL } from '#client/lib/product.ts';
import { useLogout } from '#client/lib/use-logout.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';
import type { Me } from '#shared/contract/auth.ts';
import type { Usage } from '#shared/contract/chat.ts';
import type { Profile } from '#shared/contract/profile.ts';

/** A quiet line to press. */
const ROW =
  '-mx-3 min-h-11 items-center gap-2.5 rounded-base px-3 text-start text-ink-soft transition-colors hover:bg-paper-sunken hover:text-ink disabled:opacity-60';

interface CompanionPanelProps {
  me: Me;
  profile: Profile;
  photoUrl: string | null;
  usage: Usage | undefined;
  /** Nothing is changed here, only read. */
  readOnly: boolean;
  onPhoto: () => void;
  onGallery: () => void;
  onEditProfile: () => void;
  onShortcuts: () => void;
  onDeleteAccount: () => void;
}

/** Beside the conversation: the photograph, whose voice it is, and everything about the account. */
export function CompanionPanel(props: CompanionPanelProps) {
  const { t } = useTranslation();
  const { me, profile, usage, readOnly } = props;
  const tone = t(`profile.tones.${profile.tone}.name`);
  return (
    <div className="flex min-h-full flex-col gap-6 p-6">
      <div className="flex flex-col items-center gap-1 pt-6 text-center">
        <button
          type="button"
          className="mb-3 rounded-full"
          disabled={readOnly}
          onClick={props.onPhoto}
        >
          <Avatar name={profile.name} src={props.photoUrl} alt="" size="large" />
          <span className="sr-only">{t('chat.photoOf', { name: profile.name })}</span>
        </button>
        <p dir="auto" className="font-serif text-title leading-tight wrap-anywhere">
          {profile.name}
        </p>
        <p className="text-ink-soft">{t('chat.speakingIn', { tone })}</p>
        <button type="button" className={classes(ROW, 'flex')} onClick={props.onGallery}>
          <Images aria-hidden size={18} />
          {t('photos.gallery')}
        </button>
      </div>
      <div className="flex flex-col gap-3">
        {readOnly ? null : (
          <Button
            variant="quiet"
            icon={<Pencil aria-hidden size={18} />}
            onClick={props.onEditProfile}
          >
            {t('chat.editProfile')}
          </Button>
        )}
        {me.isAdmin && !me.isAdminSession ? (
          <a href="/admin" className={buttonClass('quiet')}>
            <ShieldCheck aria-hidden size={18} />
            {t('chat.adminPanel')}
          </a>
        ) : null}
        <p className="min-h-6 text-center text-small text-ink-soft">
          {usage ? t('chat.usage', { said: usage.count, limit: usage.limit }) : null}
        </p>
      </div>
      <div className="mt-auto flex flex-col gap-1 border-t border-line pt-4">
        <div className="-mx-3 flex items-center justify-between">
          <LanguageMenu />
          <ThemeToggle toDark={t('common.toDark')} toLight={t('common.toLight')} />
        </div>
        <button
          type="button"
          // Where there is no mouse there is hardly a keyboard either.
          className={classes(ROW, 'hidden pointer-fine:flex')}
          onClick={props.onShortcuts}
        >
          <Keyboard aria-hidden size={18} />
          {t('chat.shortcuts.title')}
        </button>
        <AccountPart email={me.email} onDeleteAccount={props.onDeleteAccount} />
      </div>
    </div>
  );
}

function AccountPart({ email, onDeleteAccount }: { email: string; onDeleteAccount: () => void }) {
  const { t } = useTranslation();
  const { leaving, leave } = useLogout();
  return (
    <>
      <button type="button" className={classes(ROW, 'flex')} disabled={leaving} onClick={leave}>
        {leaving ? <Spinner /> : <LogOut aria-hidden size={18} className="rtl:-scale-x-100" />}
        {t('common.logout')}
      </button>
      <Link href="/account" className={classes(ROW, 'flex')}>
        <UserRound aria-hidden size={18} />
        {t('common.account')}
      </Link>
      <p className="pt-3 text-small text-ink-soft wrap-anywhere">
        <span className="text-ink-faint">{t('chat.account')}</span>
        <br />
        <bdi>{email}</bdi>
      </p>
      <p className="pt-2 text-small text-ink-soft wrap-anywhere">
        <span className="text-ink-faint">{t('chat.support')}</span>
        <br />
        <a href={`mailto:${SUPPORT_EMAIL}`} dir="ltr" className="link">
          {SUPPORT_EMAIL}
        </a>
      </p>
      <button type="button" className={classes(ROW, 'mt-3 flex')} onClick={onDeleteAccount}>
        <Trash2 aria-hidden size={18} />
        {t('chat.deleteAccount')}
      </button>
    </>
  );
}
