import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** Widths of the placeholder messages: the person's at the far side, the replies like text. */
const BUBBLES = [
  { own: true, lines: ['w-3/5'] },
  { own: false, lines: ['w-full', 'w-11/12', 'w-2/3'] },
  { own: true, lines: ['w-2/5'] },
  { own: false, lines: ['w-full', 'w-1/2'] },
  { own: true, lines: ['w-1/2'] },
];

/** The shape of the conversation while it is on its way. */
export function ChatSkeleton() {
  const { t } = useTranslation();
  return (
    <main aria-busy className="flex h-dvh overflow-hidden">
      <output className="sr-only">{t('home.opening')}</output>
      <div className="hidden w-80 shrink-0 flex-col items-center gap-4 border-e border-line p-6 pt-12 panel:flex">
        <Skeleton className="size-36 rounded-full" />
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-4 h-11 w-full" />
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="border-b border-line px-4 py-4 small:px-8">
          <div className="mx-auto flex max-w-[42rem] flex-col gap-2">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="h-4 w-72 max-w-full" />
          </div>
        </div>
        <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden px-4 small:px-8">
          <div className="mx-auto flex w-full max-w-[42rem] flex-col gap-7 pb-7">
            {BUBBLES.map(({ own, lines }, index) => (
              <div
                key={`${index}`}
                className={classes('flex flex-col gap-2.5', own && 'items-end')}
              >
                {lines.map((width) => (
                  <Skeleton
                    key={width}
                    className={classes(width, own ? 'h-12 rounded-large' : 'h-4')}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <div className="px-4 pb-10 small:px-8">
          <Skeleton className="mx-auto h-14 max-w-[42rem] rounded-large" />
        </div>
      </div>
    </main>
  );
}
