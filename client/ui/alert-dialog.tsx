import { lazy } from 'react';
import { patiently } from '#client/lib/patiently.ts';
import type { AlertDialogProps } from './alert-dialog-box.tsx';
import { WhenTouched } from './when-touched.tsx';

const AlertDialogBox = lazy(() =>
  patiently(async () => ({ default: (await import('./alert-dialog-box.tsx')).AlertDialogBox })),
);

/** Asks before something that cannot be taken back. The focus starts on the safe answer. */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <WhenTouched or={props.open}>
      <AlertDialogBox {...props} />
    </WhenTouched>
  );
}
