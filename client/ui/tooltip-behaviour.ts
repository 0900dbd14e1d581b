/** Spec.md section 9, and the room a tooltip keeps to the edge of the window. */
const TOOLTIP = { openMs: 700, skipMs: 300, offsetPx: 4, edgePx: 8 } as const;
/** How long the pointer may be between a control and its tooltip, so that it can move onto it. */
const BRIDGE_MS = 100;

/**
 * Shows the words of `data-tooltip` in `layer` while the mouse rests on a control or the keyboard is
 * on it: after 700 ms, or at once when another was open less than 300 ms ago. Esc, scrolling and
 * pressing take it away (WCAG 1.4.13). Returns the way to stop.
 */
export function startTooltips(layer: HTMLElement): () => void {
  const listening = new AbortController();
  let shown: Element | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(control: HTMLElement) {
    clearTimeout(timer);
    if (!control.isConnected || !control.dataset.tooltip) return;
    shown = control;
    layer.textContent = control.dataset.tooltip;
    layer.showPopover();
    place(layer, control.getBoundingClientRect());
  }

  function hide() {
    clearTimeout(timer);
    if (!shown) return;
    shown = null;
    closedAt = performance.now();
    layer.hidePopover();
  }

  function onOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('[data-tooltip]');
    if (layer.contains(target) || (control && control === shown)) clearTimeout(timer);
    else if (control) {
      const wait = shown || performance.now() - closedAt < TOOLTIP.skipMs ? 0 : TOOLTIP.openMs;
      clearTimeout(timer);
      timer = setTimeout(() => show(control), wait);
    } else {
      clearTimeout(timer);
      timer = setTimeout(hide, BRIDGE_MS);
    }
  }

  function onFocus({ target }: FocusEvent) {
    const byKeyboard = target instanceof HTMLElement && target.matches(':focus-visible');
    hide();
    // Not now: the focus may be moving because another popover is opening or closing.
    if (byKeyboard) timer = setTimeout(() => show(target), 0);
  }

  function onKey({ key }: KeyboardEvent) {
    if (key === 'Escape') hide();
  }

  const { signal } = listening;
  document.addEventListener('pointerover', onOver, { signal, passive: true });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', hide, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('pointerdown', hide, { signal, passive: true });
  document.addEventListener('scroll', hide, { signal, passive: true, capture: true });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** Above the control where there is room, else below it; never past the edge of the window. */
function place(layer: HTMLElement, control: DOMRect) {
  const { width, height } = layer.getBoundingClientRect();
  const above = control.top - height - TOOLTIP.offsetPx;
  const top = above >= TOOLTIP.edgePx ? above : control.bottom + TOOLTIP.offsetPx;
  const centred = control.left + (control.width - width) / 2;
  const left = Math.min(
    Math.max(centred, TOOLTIP.edgePx),
    document.documentElement.clientWidth - width - TOOLTIP.edgePx,
  );
  layer.style.top = `${top}px`;
  layer.style.left = `${left}px`;
}
