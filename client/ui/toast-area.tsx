import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect } from 'react';
import { classes } from '#client/lib/classes.ts';
import { isDialogOpen } from './escape.ts';
import { IconButton } from './icon-button.tsx';
import { TextButton } from './text-button.tsx';
import { type QueuedToast, TOAST } from './toast-queue.ts';
import './toast-area.css';

/** How long a notice stays that offers something to do. */
const ACTION_MS = 20_000;

export interface ToastTexts {
  closeLabel: string;
  /** Named before each notice that is read out. */
  noticeLabel: string;
  /** Name of the area; `{hotkey}` is replaced by the key that leads there. */
  areaLabel: string;
}

export interface ToastAreaProps extends ToastTexts {
  queue: readonly QueuedToast[];
  onDismiss: (id: number) => void;
  onRemove: (id: number) => void;
}

/**
 * Where the notices appear: on a phone at the upper edge, away from what is being written. Where
 * something must stay in sight (`in-sight`), they hang below it.
 */
export function ToastArea({ queue, onDismiss, onRemove, ...texts }: ToastAreaProps) {
  return (
    <Radix.Provider
      duration={TOAST.durationMs}
      swipeDirection="right"
      swipeThreshold={TOAST.swipePx}
      label={texts.noticeLabel}
    >
      {queue.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={texts.closeLabel}
          onDismiss={onDismiss}
          onRemove={onRemove}
        />
      ))}
      <Radix.Viewport
        hotkey={[TOAST.hotkey]}
        label={texts.areaLabel}
        className="toasts fixed inset-x-0 top-0 z-[60] m-0 flex w-full list-none flex-col gap-2 p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none medium:start-auto medium:max-w-[420px]"
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  toast: QueuedToast;
  closeLabel: string;
  onDismiss: (id: number) => void;
  onRemove: (id: number) => void;
}

function ToastCard({ toast, closeLabel, onDismiss, onRemove }: ToastCardProps) {
  const { id, open, title, description, action, variant = 'default' } = toast;
  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => onRemove(id), TOAST.removalMs);
    return () => clearTimeout(timer);
  }, [id, open, onRemove]);

  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss(id);
      }}
      onEscapeKeyDown={(event) => {
        if (isDialogOpen()) event.preventDefault();
      }}
      {...(action && { duration: ACTION_MS })}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={classes(
        'anim-rise toast flex items-start gap-3 rounded-base border p-3 ps-4 shadow-soft',
        variant === 'destructive'
          ? 'border-danger bg-danger-wash text-on-danger-wash'
          : 'border-line-strong bg-paper-raised text-ink',
      )}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description ? (
          <Radix.Description className="text-small wrap-anywhere">{description}</Radix.Description>
        ) : null}
        {action ? (
          <div className="-mb-3">
            <Radix.Action asChild altText={action.otherwise}>
              <TextButton onClick={action.onPress}>{action.label}</TextButton>
            </Radix.Action>
          </div>
        ) : null}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={<X aria-hidden size={18} />} />
      </Radix.Close>
    </Radix.Root>
  );
}
