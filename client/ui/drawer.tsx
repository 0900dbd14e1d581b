import { lazy } from 'react';
import { patiently } from '#client/lib/patiently.ts';
import type { DrawerProps } from './drawer-box.tsx';
import { WhenTouched } from './when-touched.tsx';

const DrawerBox = lazy(() =>
  patiently(async () => ({ default: (await import('./drawer-box.tsx')).DrawerBox })),
);

/** A panel of 320 px that comes in from the reading side; focus and Esc as in a dialog. */
export function Drawer(props: DrawerProps) {
  return (
    <WhenTouched or={props.open}>
      <DrawerBox {...props} />
    </WhenTouched>
  );
}
