import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useTexts } from '#client/i18n/use-texts.ts';
import { ApiError } from '#client/lib/api.ts';
import { clearToken } from '#client/lib/auth-token.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { UserList } from '#shared/contract/admin.ts';
import type { Me } from '#shared/contract/auth.ts';
import { AdminFrame, AdminNotice } from './admin-frame.tsx';
import { LoginAsDialog } from './login-as-dialog.tsx';
import { UserTable } from './user-table.tsx';
import { useUsers } from './use-users.ts';

/** The admin page of somebody with a token: the accounts, for administrators alone. */
export function AdminScreen() {
  useTexts('admin');
  const me = useQuery<Me>({ queryKey: ['/api/me'] });
  const ended = isRefusal(me.error, 401);
  useEffect(() => {
    if (ended) clearToken();
  }, [ended]);

  if (me.data && (!me.data.isAdmin || me.data.isAdminSession)) return <AccessDenied />;
  if (me.data) return <Accounts me={me.data} />;
  return (
    <AdminFrame>
      <main className={MAIN}>
        {me.error && !ended ? <Failed onRetry={() => void me.refetch()} /> : <TableSkeleton />}
      </main>
    </AdminFrame>
  );
}

const MAIN = 'mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-5 pt-2 pb-16 small:px-8';

function Accounts({ me }: { me: Me }) {
  const { t } = useTranslation();
  const users = useUsers(true);
  const [chosen, setChosen] = useState<UserList['users'][number] | null>(null);
  const { list } = users;
  // Whoever was an administrator when the page was opened may be none any more.
  if (isRefusal(list.error, 403)) return <AccessDenied />;
  return (
    <AdminFrame>
      <main className={MAIN}>
        <BackToChat />
        <header className="flex max-w-measure flex-col gap-2">
          <h1 className="text-heading">{t('admin.title')}</h1>
          <p className="text-ink-soft">{t('admin.intro')}</p>
        </header>
        <div className="max-w-form">
          <TextField
            type="search"
            label={t('admin.search')}
            value={users.search}
            autoComplete="off"
            spellCheck={false}
            maxLength={255}
            onChange={(event) => users.setSearch(event.target.value)}
          />
        </div>
        {list.isError ? <Failed onRetry={() => void list.refetch()} /> : null}
        {list.isPending ? <TableSkeleton /> : null}
        {list.data && !list.isError ? (
          <section aria-label={t('admin.found')} aria-busy={list.isPlaceholderData}>
            {list.data.users.length > 0 ? (
              <UserTable users={list.data.users} ownId={me.id} onLoginAs={setChosen} />
            ) : (
              <Nobody part={users.part} />
            )}
            <Pages page={users.page} onPrevious={users.onPrevious} onNext={users.onNext} />
          </section>
        ) : null}
      </main>
      <LoginAsDialog user={chosen} onClose={() => setChosen(null)} />
    </AdminFrame>
  );
}

function BackToChat() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <Button
      variant="plain"
      className="-ms-3 self-start px-3 text-ink-soft"
      icon={<ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />}
      onClick={() => navigate('/chat')}
    >
      {t('admin.back')}
    </Button>
  );
}

function AccessDenied() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <AdminNotice title={t('admin.denied.title')} text={t('admin.denied.text')}>
      <Button onClick={() => navigate('/')}>{t('admin.denied.back')}</Button>
    </AdminNotice>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-6">
      <p className="text-ink-soft">{t('admin.failed')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

function Nobody({ part }: { part: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1 rounded-large border border-line bg-paper-raised px-5 py-10 text-center">
      <p className="font-semibold">{t('admin.empty')}</p>
      {part === '' ? null : (
        <p className="text-small text-ink-soft wrap-anywhere">{t('admin.emptyText', { part })}</p>
      )}
    </div>
  );
}

interface PagesProps {
  page: number;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

function Pages({ page, onPrevious, onNext }: PagesProps) {
  const { t } = useTranslation();
  if (!onPrevious && !onNext && page === 1) return null;
  return (
    <nav aria-label={t('admin.pages')} className="flex items-center justify-between gap-3 pt-5">
      <Button variant="quiet" disabled={!onPrevious} onClick={onPrevious}>
        {t('admin.previous')}
      </Button>
      <output className="text-small text-ink-soft">{t('admin.page', { page })}</output>
      <Button variant="quiet" disabled={!onNext} onClick={onNext}>
        {t('admin.next')}
      </Button>
    </nav>
  );
}

function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy className="flex flex-col gap-3">
      <output className="sr-only">{t('common.loading')}</output>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  );
}

function isRefusal(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
