import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from '#client/lib/classes.ts';
import { Button } from './button.tsx';
import { DialogFooter, PANEL, PLACE, Veil } from './dialog-box.tsx';
import { closedByEscape } from './escape.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Whether what is confirmed takes something away. */
  danger?: boolean;
  /** While it runs the dialog stays open; whoever opened it closes it. */
  busy?: boolean;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. The focus starts on the safe answer. */
export function AlertDialogBox(props: AlertDialogProps) {
  const dialogFocus = useDialogFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          {...dialogFocus}
          {...closedByEscape(props.onOpenChange)}
          aria-modal
          className={classes(PANEL, PLACE, 'anim-rise small:max-w-[30rem]')}
        >
          <Radix.Title className="text-title">{props.title}</Radix.Title>
          <Radix.Description className="text-ink-soft">{props.description}</Radix.Description>
          {props.children}
          <DialogFooter>
            <Radix.Cancel asChild>
              <Button variant="quiet" disabled={props.busy ?? false}>
                {props.cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={props.danger ? 'danger' : 'primary'}
              busy={props.busy ?? false}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </DialogFooter>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
