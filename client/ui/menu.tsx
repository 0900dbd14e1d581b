import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
} from 'react';
import { classes } from '#client/lib/classes.ts';

export interface MenuProps {
  /** The one button that opens it. */
  trigger: ReactElement<{ popoverTarget?: string; 'aria-haspopup'?: 'menu' }>;
  children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => undefined);

/**
 * A short list of things to do. It opens as the browser's own popover: at the lower edge of a phone,
 * near the thumb, and under its button on a wide screen. Arrow keys, Home and End move in it.
 */
export function Menu({ trigger, children }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const items = () => Array.from(list.current?.querySelectorAll('button') ?? []);

  function onKeyDown(event: KeyboardEvent) {
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu' })}
      <ul
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          if (event.newState === 'open') items()[0]?.focus();
        }}
        className="sheet w-full overflow-y-auto border border-line bg-paper-raised p-2 text-ink shadow-soft small:w-auto small:min-w-48"
      >
        <CloseMenu value={() => list.current?.hidePopover()}>{children}</CloseMenu>
      </ul>
    </>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One thing to do. The menu closes first, so that what is done may take the focus. */
export function MenuItem({
  icon,
  danger = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  const close = use(CloseMenu);
  return (
    <li role="none">
      <button
        type="button"
        role="menuitem"
        disabled={disabled}
        onClick={() => {
          close();
          onSelect();
        }}
        className={classes(
          'flex min-h-11 w-full items-center gap-3 rounded-small px-3 py-2 text-start hover:bg-touch disabled:opacity-60',
          danger && 'text-danger',
        )}
      >
        {icon}
        {children}
      </button>
    </li>
  );
}
