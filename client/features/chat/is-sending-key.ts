import type { KeyboardEvent } from 'react';

/** 229: a key that an input method has taken for itself, in browsers that do not say so. */
const COMPOSING = 229;

/** Whether this key press sends: Enter alone, and not the Enter that picks a word from a list. */
export function isSendingKey(event: KeyboardEvent): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey) return false;
  return !nativeEvent.isComposing && nativeEvent.keyCode !== COMPOSING;
}
