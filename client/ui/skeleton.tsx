import { classes } from '#client/lib/classes.ts';

/** Paper where something is still to come. It keeps still: nothing moves here by itself. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classes('rounded-base border border-transparent bg-line opacity-60', className)}
    />
  );
}
