/** How a toast looks and how urgently it is read out. */
export type ToastVariant = 'default' | 'destructive';

export interface ToastText {
  title: string;
  description?: string | undefined;
  variant?: ToastVariant;
  action?: ToastAct;
}

/** The one thing that can be done about what a notice tells. */
export interface ToastAct {
  label: string;
  /** Another way to the same, for whoever cannot reach the notice in time. */
  otherwise: string;
  onPress: () => void;
}

export interface QueuedToast extends ToastText {
  id: number;
  open: boolean;
}

/** Spec.md section 9: one visible at a time, gone by itself after 5 s, forgotten after 1,000 s. */
export const TOAST = {
  limit: 1,
  durationMs: 5_000,
  removalMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
} as const;

export type ToastAction =
  | { type: 'show'; id: number; text: ToastText }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number };

/** The queue after one action: the newest first, never more than the limit. */
export function toastQueue(queue: readonly QueuedToast[], action: ToastAction): QueuedToast[] {
  if (action.type === 'show') {
    return [{ ...action.text, id: action.id, open: true }, ...queue].slice(0, TOAST.limit);
  }
  if (action.type === 'dismiss') {
    return queue.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
  }
  return queue.filter((toast) => toast.id !== action.id);
}
