import { useTranslation } from 'react-i18next';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** What stands there while a card form is on its way. */
export function CardSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy className="flex flex-col gap-5">
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}
