import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useTexts } from '#client/i18n/use-texts.ts';
import { clearToken } from '#client/lib/auth-token.ts';
import { clearDrafts } from '#client/lib/drafts.ts';
import { useLogout } from '#client/lib/use-logout.ts';
import { useMoments } from '#client/lib/use-moments.ts';
import { Button } from '#client/ui/button.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { useToast } from '#client/ui/toast.tsx';
import './visit.css';

interface VisitBannerProps {
  email: string;
  endsAt: number;
  wordsOpen: boolean;
}

/** Whose account it is, until when, and the way out of it. */
export function VisitBanner({ email, endsAt, wordsOpen }: VisitBannerProps) {
  useTexts('admin');
  const { t } = useTranslation();
  const { time } = useMoments();
  const { leaving, leave } = useLogout();
  useEndAt(endsAt);
  const Sight = wordsOpen ? Eye : EyeOff;
  return (
    <section
      aria-label={t('admin.visit.label')}
      className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-amber-edge bg-amber-wash px-4 py-2 text-ink small:px-6 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-start gap-2.5 leading-tight">
        <Sight aria-hidden size={20} className="shrink-0 text-amber-ink" />
        <span className="min-w-0 wrap-anywhere">
          <RichText
            text={t('admin.visit.whose', { email, time: time(endsAt) })}
            parts={{ email: <bdi className="font-semibold" /> }}
          />
          <SentenceGap />
          {t(wordsOpen ? 'admin.visit.open' : 'admin.visit.hidden')}
        </span>
      </p>
      <Button variant="quiet" busy={leaving} onClick={leave}>
        {t('admin.visit.end')}
      </Button>
    </section>
  );
}

/** Logs this browser out when the hour is over: the server has ended the session by then. */
function useEndAt(endsAt: number): void {
  const { t } = useTranslation();
  const { toast } = useToast();
  const [, navigate] = useLocation();
  useEffect(() => {
    const timer = setTimeout(
      () => {
        clearDrafts();
        clearToken();
        navigate('/');
        toast({ title: t('admin.visit.over'), description: t('admin.visit.overText') });
      },
      Math.max(endsAt - Date.now(), 0),
    );
    return () => clearTimeout(timer);
  }, [endsAt, navigate, toast, t]);
}
