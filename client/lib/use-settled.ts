import { useEffect, useState } from 'react';

/** How long after the last key something is looked for, ms. */
const TYPING_MS = 250;

/** A value that is being typed, once it has stood still for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
