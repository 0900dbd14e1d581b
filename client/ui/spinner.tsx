import { LoaderCircle } from 'lucide-react';

/** A turning ring beside a label that says what is being waited for. */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="anim-turn shrink-0" />;
}
