import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { UserList } from '#shared/contract/admin.ts';

type ListedUser = UserList['users'][number];

interface UserTableProps {
  users: readonly ListedUser[];
  ownId: string;
  onLoginAs: (user: ListedUser) => void;
}

/** A column of its own on a wide screen; on a narrow one its value stands under the address. */
const WIDE = 'hidden medium:table-cell';
const NARROW = 'medium:hidden';
const CELL = 'px-3 py-3 align-middle medium:px-4 medium:py-2';

/** The accounts of a page. */
export function UserTable({ users, ownId, onLoginAs }: UserTableProps) {
  const { t } = useTranslation();
  return (
    <div className="overflow-hidden rounded-large border border-line bg-paper-raised">
      <table className="w-full border-collapse">
        <thead>
          <tr className="bg-paper-sunken text-small text-ink-soft">
            <Head>{t('admin.email')}</Head>
            <Head className={WIDE}>{t('admin.userId')}</Head>
            <Head className={WIDE}>{t('admin.role')}</Head>
            <Head>{t('admin.actions')}</Head>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id} className="border-t border-line">
              <td className={CELL}>
                <span className="block font-semibold wrap-anywhere">
                  <bdi>
                    <Address email={user.email} />
                  </bdi>
                </span>
                <span className={classes('mt-1 block', NARROW)}>
                  <UserId id={user.id} />
                </span>
                <span className={classes('mt-1.5 block', NARROW)}>
                  <Role user={user} />
                </span>
              </td>
              <td className={classes(CELL, WIDE)}>
                <UserId id={user.id} />
              </td>
              <td className={classes(CELL, WIDE)}>
                <Role user={user} />
              </td>
              <td className={classes(CELL, 'w-0')}>
                {user.id === ownId ? (
                  <span className="text-small text-ink-soft">{t('admin.you')}</span>
                ) : (
                  <Button
                    variant="quiet"
                    className="px-3 wrap-normal medium:px-5 medium:whitespace-nowrap"
                    onClick={() => onLoginAs(user)}
                  >
                    {t('admin.loginAs')}
                    <span className="sr-only"> {user.email}</span>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={classes('px-3 py-2.5 text-start font-semibold medium:px-4', className)}
    >
      {children}
    </th>
  );
}

/** An address that, where it must break, breaks behind its @ and dots. */
function Address({ email }: { email: string }) {
  let at = 0;
  return email.split(/(?<=[@.])/).map((part) => {
    at += part.length;
    return (
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    );
  });
}

function UserId({ id }: { id: string }) {
  return (
    <span className="text-small text-ink-soft tabular-nums wrap-anywhere select-all">{id}</span>
  );
}

function Role({ user }: { user: ListedUser }) {
  const { t } = useTranslation();
  if (user.isAdmin) return <Badge>{t('admin.admin')}</Badge>;
  return <span className="text-small text-ink-soft">{t('admin.member')}</span>;
}
