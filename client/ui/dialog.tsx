import { lazy } from 'react';
import { patiently } from '#client/lib/patiently.ts';
import type { DialogProps } from './dialog-box.tsx';
import { WhenTouched } from './when-touched.tsx';

const DialogBox = lazy(() =>
  patiently(async () => ({ default: (await import('./dialog-box.tsx')).DialogBox })),
);

/** A dialog that keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog(props: DialogProps) {
  return (
    <WhenTouched or={props.open}>
      <DialogBox {...props} />
    </WhenTouched>
  );
}
