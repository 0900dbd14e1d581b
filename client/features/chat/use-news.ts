import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#client/lib/api.ts';
import { useToast } from '#client/ui/toast.tsx';
import type { Message, Usage } from '#shared/contract/chat.ts';
import type { News } from './conversation-core.ts';
import { useMoments } from '#client/lib/use-moments.ts';
import { USAGE_KEY } from './use-usage.ts';

/** What is read out, once; the same words in another reply are another announcement. */
export interface Announcement {
  id: string;
  text: string;
}

/**
 * Turns what happens in the conversation into what is said around it: notices, the count of the
 * day, and one sentence for those who listen to the page. `onGivenBack` puts unsent words back.
 */
export function useNews(name: string, onGivenBack: (text: string) => void) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const { time } = useMoments();
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState<Announcement>({ id: '', text: '' });

  function hear(news: News): void {
    switch (news.type) {
      case 'usage':
        client.setQueryData<Usage>(USAGE_KEY, news.usage);
        break;
      case 'replied':
        setAnnouncement({ id: news.reply.id, text: spoken(news.reply) });
        break;
      case 'edited':
        toast({ title: t('chat.toast.edited'), description: t('chat.toast.editedText') });
        break;
      case 'deleted':
        toast({ title: t('chat.toast.deleted') });
        break;
      case 'given-back':
        onGivenBack(news.text);
        break;
      case 'refused':
        refused(news.what, news.error);
        break;
    }
  }

  function spoken({ voice, content }: Message): string {
    const speaker = voice === 'care' ? t('chat.care', { name }) : t('chat.voice', { name });
    return `${speaker}: ${content}`;
  }

  function refused(what: 'send' | 'edit' | 'delete' | 'stop', error: ApiError): void {
    if (error.code === 'daily_limit' || error.message.includes('daily limit')) {
      const resetAt = error.resetAt ?? tomorrow();
      client.setQueryData<Usage>(USAGE_KEY, (usage) =>
        usage ? { ...usage, count: Math.max(usage.count, usage.limit), resetAt } : usage,
      );
      toast({
        title: t('chat.rest.title'),
        description: t('chat.rest.text', { time: time(resetAt) }),
      });
      return;
    }
    if (error.status === 401) {
      // The home flow reads the profile again, is refused, and asks to log in.
      void client.invalidateQueries({ queryKey: ['/api/profile'] });
      toast({ title: t('chat.toast.givenBack'), description: t('chat.toast.givenBackText') });
      return;
    }
    if (error.status === 402) {
      // No error: the home flow asks how the subscription stands and leads where it can be had.
      void client.invalidateQueries({ queryKey: ['/api/subscription-status'] });
      return;
    }
    const unreached = what === 'send' ? t('chat.toast.noAnswer') : t('chat.toast.unreached');
    const told = error.status === 0 ? unreached : error.message;
    const titles = {
      send: t('chat.toast.error'),
      edit: t('chat.toast.editFailed'),
      delete: t('chat.toast.deleteFailed'),
      stop: t('chat.toast.stopFailed'),
    };
    toast({
      variant: 'destructive',
      title: titles[what],
      description: told || t('chat.toast.sendFailed'),
    });
  }

  return { announcement, hear };
}

/** The next midnight on the person's own clock (ms). */
function tomorrow(): number {
  return new Date().setHours(24, 0, 0, 0);
}
