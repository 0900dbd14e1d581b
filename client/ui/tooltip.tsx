import { useEffect, useRef } from 'react';
import { startTooltips } from './tooltip-behaviour.ts';

/**
 * The one place where the words about a control appear; it belongs once into the app. A control
 * asks for them with `data-tooltip`, as IconButton does. They repeat the control's name, so a screen
 * reader is not told of them.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? startTooltips(layer.current) : undefined), []);
  return (
    <div
      ref={layer}
      popover="manual"
      aria-hidden
      className="fixed inset-auto m-0 max-w-64 rounded-small border border-line bg-paper-raised px-2.5 py-1.5 text-small text-ink shadow-soft print:hidden"
    />
  );
}
