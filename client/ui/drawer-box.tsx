import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Veil } from './dialog-box.tsx';
import { IconButton } from './icon-button.tsx';
import { closedByEscape } from './escape.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The drawer's name, heard and not seen. */
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A panel of 320 px that comes in from the reading side; focus and Esc as in a dialog. */
export function DrawerBox(props: DrawerProps) {
  const dialogFocus = useDialogFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Veil />
        <Radix.Content
          {...dialogFocus}
          {...closedByEscape(props.onOpenChange)}
          aria-describedby={undefined}
          className="anim-slide fixed inset-y-0 start-0 z-50 flex w-80 max-w-[calc(100vw-3rem)] flex-col overflow-y-auto border-e border-line bg-paper text-ink shadow-soft outline-none"
        >
          <Radix.Title className="sr-only">{props.title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton
              label={props.closeLabel}
              icon={<X aria-hidden size={20} />}
              className="absolute end-2 top-2 z-10"
            />
          </Radix.Close>
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
