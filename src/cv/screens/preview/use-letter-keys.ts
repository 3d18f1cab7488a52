import { useEffect, useState } from 'react';
import { belongsThere, type Deed, letterDeed } from './key-deeds.ts';

const KEPT = 'preview.letter-keys';
const areOn = () => localStorage.getItem(KEPT) !== 'off';

/**
 * Returns whether character shortcuts are enabled on this device, and a setter. They can interfere with speech input.
 */
export function useLetterKeysOn() {
  const [isOn, setOn] = useState(areOn);
  const turn = (next: boolean) => {
    localStorage.setItem(KEPT, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, turn] as const;
}

/** Handles keydown events of the document, except those that a field or an open list handles. */
export function useKeys(deedOf: (event: KeyboardEvent) => (() => void) | undefined) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || belongsThere(event.target, event.key)) return;
      const run = deedOf(event);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [deedOf]);
}

/** Handles character shortcuts on the screen, except in dialogs. */
export const useLetterKeys = (deeds: Partial<Record<Deed, () => void>>) =>
  useKeys((event) => {
    const deed = areOn() && !isOver(event.target) ? letterDeed(event) : undefined;
    return deed && deeds[deed];
  });

/** Returns whether an element is in a dialog. Toasts are dialogs within a region and do not count. */
function isOver(target: EventTarget | null) {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && dialog.closest('[role=region]') === null;
}
