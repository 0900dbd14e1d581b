import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { patiently } from '#client/lib/patiently.ts';
import type { Me } from '#shared/contract/auth.ts';

const VisitBanner = lazy(() =>
  patiently(async () => ({ default: (await import('./visit-banner.tsx')).VisitBanner })),
);

/**
 * Around every screen of somebody who is logged in: in an administrator's session it says above
 * each of them whose account it is, for how long, and how to leave it. Else it is not there.
 */
export function VisitFrame({ children }: { children: ReactNode }) {
  const { data: me } = useQuery<Me>({ queryKey: ['/api/me'] });
  const visit = me?.adminSession;
  return (
    <div className={visit ? 'visit flex h-dvh flex-col' : 'contents'}>
      {visit ? (
        <Suspense fallback={null}>
          <VisitBanner email={me.email} {...visit} />
        </Suspense>
      ) : null}
      <div className={visit ? 'visit-room min-h-0 flex-1 overflow-y-auto' : 'contents'}>
        {children}
      </div>
    </div>
  );
}
