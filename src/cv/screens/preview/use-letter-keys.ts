import { useEffect, useState } from 'react';
import { belongsThere, type Deed, letterDeed } from './key-deeds.ts';

const KEPT = 'preview.letter-keys';
const areOn = () => localStorage.getItem(KEPT) !== 'off';

/** Whether keys that type something do something here, as this device last had it: who dictates may not want that. */
export function useLetterKeysOn() {
  const [isOn, setOn] = useState(areOn);
  const turn = (next: boolean) => {
    localStorage.setItem(KEPT, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, turn] as const;
}

/** Does what keys say, wherever they are pressed, but not where they belong to a field or a list. */
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

/** Does on the screen what keys say that type something, unless something lies over it. */
export const useLetterKeys = (deeds: Partial<Record<Deed, () => void>>) =>
  useKeys((event) => {
    const deed = areOn() && !isOver(event.target) ? letterDeed(event) : undefined;
    return deed && deeds[deed];
  });

/** Whether it is in a dialog. Notices, in their region, lie beside the screen. */
function isOver(target: EventTarget | null) {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && dialog.closest('[role=region]') === null;
}
