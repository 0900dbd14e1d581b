import { useSyncExternalStore } from 'react';

const CAN_HOVER = '(hover: hover)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(CAN_HOVER);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the person points with something that can rest on a message without pressing it. */
export function useHover(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(CAN_HOVER).matches);
}
