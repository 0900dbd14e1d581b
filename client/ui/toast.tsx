import {
  createContext,
  lazy,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { patiently } from '#client/lib/patiently.ts';
import type { ToastTexts } from './toast-area.tsx';
import { type ToastText, toastQueue } from './toast-queue.ts';
import { WhenTouched } from './when-touched.tsx';

const ToastArea = lazy(() =>
  patiently(async () => ({ default: (await import('./toast-area.tsx')).ToastArea })),
);

interface Toaster {
  /** Shows a notice in place of the one that is there; returns its id. */
  toast: (text: ToastText) => number;
  dismiss: (id: number) => void;
  /** Takes away the notice that is there: the person has gone on, and it must not lie over what comes. */
  clear: () => void;
}

const ToastContext = createContext<Toaster | null>(null);

/** The way to show a notice. Throws outside `ToastProvider`. */
export function useToast(): Toaster {
  const toaster = useContext(ToastContext);
  if (!toaster) throw new Error('useToast must be used within the toast provider');
  return toaster;
}

export interface ToastProviderProps extends ToastTexts {
  children: ReactNode;
}

/** Around the app: holds the notices and shows them. */
export function ToastProvider({ children, ...texts }: ToastProviderProps) {
  const [queue, dispatch] = useReducer(toastQueue, []);
  const lastId = useRef(0);
  const toast = useCallback((text: ToastText) => {
    lastId.current += 1;
    dispatch({ type: 'show', id: lastId.current, text });
    return lastId.current;
  }, []);
  const dismiss = useCallback((id: number) => dispatch({ type: 'dismiss', id }), []);
  const remove = useCallback((id: number) => dispatch({ type: 'remove', id }), []);
  const clear = useCallback(() => dismiss(lastId.current), [dismiss]);
  const toaster = useMemo(() => ({ toast, dismiss, clear }), [toast, dismiss, clear]);

  return (
    <ToastContext value={toaster}>
      {children}
      <WhenTouched or={queue.length > 0}>
        <ToastArea {...texts} queue={queue} onDismiss={dismiss} onRemove={remove} />
      </WhenTouched>
    </ToastContext>
  );
}
