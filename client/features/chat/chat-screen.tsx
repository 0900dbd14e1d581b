import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patiently } from '#client/lib/patiently.ts';
import { useFreshPhotos } from '#client/lib/photo-changes.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { buttonClass } from '#client/ui/button.tsx';
import { Drawer } from '#client/ui/drawer.tsx';
import type { Me } from '#shared/contract/auth.ts';
import type { Profile } from '#shared/contract/profile.ts';
import './chat.css';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { CompanionPanel } from './companion-panel.tsx';
import type { ComposerHandle } from './composer.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useConversation, useConversationPart } from './use-conversation.ts';
import { useEditing } from './use-editing.ts';
import { useFound } from './use-found.ts';
import { useNews } from './use-news.ts';
import { isSpent, useUsage } from './use-usage.ts';
import { useVisibleHeight } from './use-visible-height.ts';

const SearchDialog = lazy(() =>
  patiently(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog })),
);

/** What a dialog that the panel opens is given. */
export interface PanelDialogProps {
  me: Me;
  profile: Profile;
  /** The photograph shown beside the conversation. */
  photoUrl: string | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface ChatScreenProps {
  me: Me;
  /** Whether there is no subscription: the conversation is open to be read. */
  readOnly?: boolean;
  /** Dialogs of other features, loaded when they are first opened. */
  PhotoDialog: ComponentType<PanelDialogProps & { onGallery: () => void }>;
  GalleryDialog: ComponentType<PanelDialogProps & { readOnly: boolean }>;
  EditProfileDialog: ComponentType<PanelDialogProps>;
  DeleteAccountDialog: ComponentType<Pick<PanelDialogProps, 'open' | 'onOpenChange'>>;
}

type Opened =
  | 'panel'
  | 'photo'
  | 'gallery'
  | 'profile'
  | 'shortcuts'
  | 'deletion'
  | 'search'
  | null;

/** The room: the photograph and the account at the side, the conversation in the middle. */
export function ChatScreen({ me, ...dialogs }: ChatScreenProps) {
  const { data: profile } = useQuery<Profile | null>({ queryKey: ['/api/profile'] });
  if (!profile) return <ChatSkeleton />;
  return <Room me={me} profile={profile} {...dialogs} />;
}

function Room({
  me,
  profile,
  readOnly = false,
  PhotoDialog,
  GalleryDialog,
  EditProfileDialog,
  DeleteAccountDialog,
}: ChatScreenProps & { profile: Profile }) {
  const { t } = useTranslation();
  const { name } = profile;
  const shell = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [everOpened, setEverOpened] = useState<ReadonlySet<Opened>>(new Set());
  const photoUrl = useDisplayPhoto(profile);
  const usage = useUsage();
  const { announcement, hear } = useNews(name, (text) => composer.current?.fill(text));
  const conversation = useConversation(me.id, hear);
  const phase = useConversationPart(conversation, (state) => state.phase);
  const editing = useEditing(conversation);
  const found = useFound(conversation);
  useVisibleHeight(shell);
  useFreshPhotos();

  function open(what: Opened): void {
    setOpened(what);
    setEverOpened((before) => new Set(before).add(what));
  }
  const openGallery = () => open('gallery');
  const dialog = (what: Opened) => ({
    open: opened === what,
    onOpenChange: (isOpen: boolean) => (isOpen ? open(what) : setOpened(null)),
  });

  if (phase === 'loading') return <ChatSkeleton />;
  const panel = (
    <CompanionPanel
      me={me}
      profile={profile}
      photoUrl={photoUrl}
      usage={usage}
      readOnly={readOnly}
      onPhoto={() => open('photo')}
      onGallery={openGallery}
      onEditProfile={() => open('profile')}
      onShortcuts={() => open('shortcuts')}
      onDeleteAccount={() => open('deletion')}
    />
  );
  const panelDialog = { me, profile, photoUrl };
  return (
    <div ref={shell} className="chat-shell flex h-dvh overflow-hidden">
      {/* Past the panel, and past all that was said, with one key. */}
      {readOnly || isSpent(usage) ? null : (
        <button
          type="button"
          className={buttonClass(
            'quiet',
            'sr-only focus:not-sr-only focus:absolute focus:start-2 focus:top-2 focus:z-10 print:hidden',
          )}
          onClick={() => composer.current?.focus()}
        >
          {t('chat.composer', { name })}
        </button>
      )}
      <aside
        aria-label={t('chat.panel')}
        className="hidden w-80 shrink-0 overflow-y-auto border-e border-line panel:block print:hidden"
      >
        {panel}
      </aside>
      <main className="chat-main flex min-w-0 flex-1 flex-col">
        <ConversationPane
          conversation={conversation}
          editing={editing}
          name={name}
          speaking={profile.speaking}
          usage={usage}
          composer={composer}
          readOnly={readOnly}
          found={found}
          onOpenPanel={() => open('panel')}
          onSearch={() => open('search')}
        />
      </main>
      <output aria-live="polite" className="sr-only">
        <span key={announcement.id}>{announcement.text}</span>
      </output>
      <Drawer {...dialog('panel')} title={t('chat.panel')} closeLabel={t('common.close')}>
        {panel}
      </Drawer>
      <Suspense fallback={null}>
        {everOpened.has('photo') ? (
          <PhotoDialog {...panelDialog} {...dialog('photo')} onGallery={openGallery} />
        ) : null}
        {everOpened.has('gallery') ? (
          <GalleryDialog {...panelDialog} {...dialog('gallery')} readOnly={readOnly} />
        ) : null}
        {everOpened.has('profile') ? (
          <EditProfileDialog {...panelDialog} {...dialog('profile')} />
        ) : null}
        {everOpened.has('search') ? (
          <SearchDialog {...dialog('search')} name={name} onChoose={found.show} />
        ) : null}
        {everOpened.has('deletion') ? <DeleteAccountDialog {...dialog('deletion')} /> : null}
      </Suspense>
      <ShortcutsDialog {...dialog('shortcuts')} />
      <AlertDialog
        open={editing.deleting}
        onOpenChange={editing.keep}
        title={t('chat.deleteTitle')}
        description={t('chat.deleteText')}
        confirmLabel={t('chat.delete')}
        cancelLabel={t('chat.keep')}
        onConfirm={editing.confirmDelete}
        danger
      />
    </div>
  );
}

/** The display photo, which is preferred over the profile's own (spec.md section 3). */
function useDisplayPhoto(profile: Profile): string | null {
  const { data } = useQuery<{ photoUrl: string | null }>({
    queryKey: ['/api/display-photo'],
    refetchOnWindowFocus: 'always',
  });
  return data?.photoUrl ?? profile.photoUrl;
}
