import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { MessagesAnswer, Usage } from '#shared/contract/chat.ts';

/**
 * The room of a person who has not opened it, as an administrator finds it: how much there is, and
 * no word of it. There is nothing to write in.
 */
export function HiddenRoom({ hasProfile }: { hasProfile: boolean }) {
  useTexts('admin');
  const { t } = useTranslation();
  const queries = useQueryClient();
  useTitle(t('admin.hidden.title'));
  return (
    <main className="mx-auto flex w-full max-w-[38rem] flex-col items-start gap-5 px-5 pt-12 pb-16">
      <EyeOff aria-hidden size={28} className="text-ink-faint" />
      <h1 className="text-heading">{t('admin.hidden.title')}</h1>
      <p className="font-serif text-reading leading-reading text-ink-soft">
        {t('admin.hidden.text')}
      </p>
      <ul className="flex w-full flex-col gap-1.5 rounded-large border border-line bg-paper-raised px-5 py-4">
        <li>{t(hasProfile ? 'admin.hidden.hasProfile' : 'admin.hidden.noProfile')}</li>
        <HowMuch />
      </ul>
      <Button variant="quiet" onClick={() => void queries.invalidateQueries()}>
        {t('admin.hidden.again')}
      </Button>
    </main>
  );
}

function HowMuch() {
  const { t } = useTranslation();
  const page = useQuery<MessagesAnswer>({ queryKey: ['/api/messages?limit=200'] });
  const usage = useQuery<Usage>({ queryKey: ['/api/usage'] });
  if (page.isError || usage.isError) return <li role="alert">{t('admin.hidden.failed')}</li>;
  if (!page.data || !usage.data) {
    return (
      <li aria-busy>
        <Skeleton className="h-5 w-1/2" />
      </li>
    );
  }
  const count = page.data.messages.length;
  const more = page.data.nextCursor !== null;
  return (
    <>
      <li>{t(more ? 'admin.hidden.messagesMany' : 'admin.hidden.messages', { count })}</li>
      <li>{t('admin.hidden.usage', { said: usage.data.count, limit: usage.data.limit })}</li>
    </>
  );
}
