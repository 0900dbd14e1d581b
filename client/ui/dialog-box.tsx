import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { classes } from '#client/lib/classes.ts';
import { IconButton } from './icon-button.tsx';
import { closedByEscape } from './escape.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  /** The buttons at the end. */
  footer?: ReactNode;
  children?: ReactNode;
  wide?: boolean;
  /** What has the focus when it opens, where that is not the first control. */
  first?: RefObject<HTMLElement | null>;
}

/**
 * Darkens what is behind. Not Radix's own overlay: that one writes a style element to lock the
 * page, which a strict content policy refuses. theme.css does it by `data-scroll-lock`.
 */
export function Veil() {
  return <div data-scroll-lock className="anim-appear fixed inset-0 z-40 bg-veil" />;
}

export const PANEL =
  'fixed z-50 flex flex-col gap-4 border border-line bg-paper-raised p-5 text-ink shadow-soft outline-none small:p-6';

/** On a phone at the lower edge, near the thumb; on a wide screen in the middle. */
export const PLACE =
  'inset-x-0 bottom-0 max-h-[90dvh] overflow-y-auto rounded-t-large pb-[max(1.25rem,env(safe-area-inset-bottom))] small:inset-0 small:m-auto small:h-fit small:w-[calc(100%-3rem)] small:rounded-large';

/** A dialog that keeps the focus inside, closes on Esc and gives the focus back. */
export function DialogBox(props: DialogProps) {
  const dialogFocus = useDialogFocus(props.first);
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          {...dialogFocus}
          {...closedByEscape(props.onOpenChange)}
          className={classes(
            PANEL,
            PLACE,
            'anim-rise',
            props.wide ? 'small:max-w-[42rem]' : 'small:max-w-[32rem]',
          )}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-3">
            <Radix.Title className="pt-1.5 text-title">{props.title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton
                label={props.closeLabel}
                icon={<X aria-hidden size={20} />}
                className="-me-2"
              />
            </Radix.Close>
          </div>
          {props.description ? (
            <Radix.Description className="text-ink-soft">{props.description}</Radix.Description>
          ) : null}
          {props.children}
          {props.footer ? <DialogFooter>{props.footer}</DialogFooter> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons; the one that acts comes last, for the eye as for the keyboard. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 pt-2 small:flex-row small:justify-end">{children}</div>
  );
}
