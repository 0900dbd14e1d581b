import { LogOut } from 'lucide-react';
import { Spinner } from './spinner.tsx';

export interface LeaveButtonProps {
  label: string;
  /** While the leaving is under way. */
  busy: boolean;
  onLeave: () => void;
}

/** The way out, at the upper edge of a screen that stands before the conversation. */
export function LeaveButton({ label, busy, onLeave }: LeaveButtonProps) {
  return (
    <button
      type="button"
      disabled={busy}
      className="-ms-3 flex min-h-11 items-center gap-2.5 rounded-base px-3 text-ink-soft transition-colors hover:bg-touch hover:text-ink disabled:opacity-60"
      onClick={onLeave}
    >
      {busy ? <Spinner /> : <LogOut aria-hidden size={18} className="rtl:-scale-x-100" />}
      {label}
    </button>
  );
}
