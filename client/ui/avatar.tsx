import { Avatar as Radix } from 'radix-ui';
import { classes } from '#client/lib/classes.ts';
import { initials } from '#shared/rules/initials.ts';

export interface AvatarProps {
  /** The person's name; the initials stand where there is no photo. */
  name: string;
  src?: string | null | undefined;
  /** What the picture is, for those who do not see it; '' where the name stands beside it. */
  alt: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const SIZES = {
  small: 'size-9 text-base',
  medium: 'size-16 text-lead',
  large: 'size-36 text-heading',
} as const;

/** The photograph, or initials in the serif on paper. */
export function Avatar({ name, src, alt, size = 'medium', className }: AvatarProps) {
  return (
    <Radix.Root
      className={classes(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full border border-line bg-paper-sunken align-middle',
        SIZES[size],
        className,
      )}
    >
      {src ? <Radix.Image src={src} alt={alt} className="size-full object-cover" /> : null}
      <Radix.Fallback
        aria-hidden={alt === '' || undefined}
        className="font-serif leading-none text-ink-soft"
      >
        {initials(name)}
      </Radix.Fallback>
    </Radix.Root>
  );
}
