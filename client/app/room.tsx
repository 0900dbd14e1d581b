import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useSearch } from 'wouter';
import { ChatSkeleton } from '#client/features/chat/chat-skeleton.tsx';
import { ApiError } from '#client/lib/api.ts';
import { clearToken } from '#client/lib/auth-token.ts';
import { patiently } from '#client/lib/patiently.ts';
import type { Account } from '#shared/contract/account.ts';
import type { Me } from '#shared/contract/auth.ts';
import type { SubscriptionStatus } from '#shared/contract/billing.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { hasAgreed } from '#shared/rules/consents.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const loadChat = () => import('#client/features/chat/chat-screen.tsx');
const ChatScreen = lazy(async () => ({ default: (await loadChat()).ChatScreen }));
const ProfileSetupScreen = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/profile/profile-setup-screen.tsx')).ProfileSetupScreen,
  })),
);
const ConsentScreen = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/auth/consent-screen.tsx')).ConsentScreen,
  })),
);
const PhotoDialog = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/photos/photo-dialog.tsx')).PhotoDialog,
  })),
);
const GalleryDialog = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/photos/gallery-dialog.tsx')).GalleryDialog,
  })),
);
const EditProfileDialog = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/profile/edit-profile-dialog.tsx')).EditProfileDialog,
  })),
);
const DeleteAccountDialog = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/account/delete-account-dialog.tsx'))
      .DeleteAccountDialog,
  })),
);

const HiddenRoom = lazy(() =>
  patiently(async () => ({
    default: (await import('#client/features/admin/hidden-room.tsx')).HiddenRoom,
  })),
);

/** The home flow of one with a token: subscription, consents, profile, then the conversation. */
export function Room() {
  // Without a subscription the conversation stays open to be read, where that is asked for.
  const reading = new URLSearchParams(useSearch()).has('read');
  const { me, profile, asksConsent, unpaid, failure, retry } = useRoom(reading);
  const needsSubscription = unpaid && !(reading && profile !== null);
  const ended = failure instanceof ApiError && (failure.status === 401 || failure.status === 403);

  useEffect(() => {
    // A full load: the payment page has a content policy of its own.
    if (needsSubscription) location.replace('/subscribe');
    else if (ended) clearToken();
  }, [needsSubscription, ended]);

  useEffect(() => {
    // Fetched while the answers are on their way; a failure shows when the screen is drawn.
    loadChat().catch(() => undefined);
  }, []);

  if (needsSubscription || ended) return <ScreenSkeleton />;
  if (!me || profile === undefined || asksConsent === undefined) {
    // What is on the screen stays there when it cannot be read anew.
    return failure ? <ErrorScreen error={failure} onRetry={retry} /> : <ChatSkeleton />;
  }
  return (
    <>
      <ArrivalNotice />
      <Member me={me} profile={profile} asksConsent={asksConsent} readOnly={unpaid} />
    </>
  );
}

interface MemberProps {
  me: Me;
  profile: Profile | null;
  asksConsent: boolean;
  readOnly: boolean;
}

function Member({ me, profile, asksConsent, readOnly }: MemberProps) {
  if (me.adminSession?.wordsOpen === false) return <HiddenRoom hasProfile={profile !== null} />;
  if (asksConsent) return <ConsentScreen />;
  if (!profile) return <ProfileSetupScreen me={me} />;
  return (
    <ChatScreen
      me={me}
      readOnly={readOnly}
      PhotoDialog={PhotoDialog}
      GalleryDialog={GalleryDialog}
      EditProfileDialog={EditProfileDialog}
      DeleteAccountDialog={DeleteAccountDialog}
    />
  );
}

/**
 * What the flow reads; `profile` is undefined until it is known and null where there is none, and
 * `asksConsent` is undefined until that is known.
 */
function useRoom(reading: boolean) {
  const me = useQuery<Me>({ queryKey: ['/api/me'] });
  const status = useQuery<SubscriptionStatus>({ queryKey: ['/api/subscription-status'] });
  const administers = me.data?.isAdmin === true || me.data?.isAdminSession === true;
  const profile = useQuery<Profile | null>({
    queryKey: ['/api/profile'],
    enabled: status.data?.isActive === true || status.isError || administers || reading,
  });
  // Asked once, before the profile; never of somebody who is there on another's behalf.
  const mayLack = profile.data === null && me.data?.isAdminSession === false;
  const account = useQuery<Account>({ queryKey: ['/api/account'], enabled: mayLack });
  const refused = profile.error instanceof ApiError && profile.error.status === 402;
  const inactive = status.data?.isActive === false && me.data !== undefined && !administers;
  return {
    me: me.data,
    profile: profile.data,
    asksConsent: mayLack ? account.data && !hasAgreed(account.data.consents) : false,
    unpaid: refused || inactive,
    failure: profile.error ?? me.error ?? account.error,
    retry: () => {
      for (const query of [me, status, profile, account]) if (query.isError) void query.refetch();
    },
  };
}
