import { useTranslation } from 'react-i18next';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** What stands there while a screen is on its way. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <main aria-busy className="mx-auto flex w-full max-w-form flex-col gap-5 px-5 pt-24">
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </main>
  );
}
