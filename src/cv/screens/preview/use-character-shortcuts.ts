import { useEffect, useState } from 'react';
import { characterAction, isHandledByTarget, type ViewerAction } from './key-actions.ts';

const STORAGE_KEY = 'preview.letter-keys';
const areShortcutsEnabled = () => localStorage.getItem(STORAGE_KEY) !== 'off';

/**
 * Returns whether character shortcuts are enabled on this device, and a setter. They can interfere with speech input.
 */
export function useShortcutsEnabled() {
  const [isEnabled, setEnabled] = useState(areShortcutsEnabled);
  const storeEnabled = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    setEnabled(next);
  };
  return [isEnabled, storeEnabled] as const;
}

/** Handles keydown events of the document, except those that a field or an open list handles. */
export function useKeyDown(actionFor: (event: KeyboardEvent) => (() => void) | undefined) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isHandledByTarget(event.target, event.key)) return;
      const run = actionFor(event);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actionFor]);
}

/** Handles character shortcuts on the screen, except in dialogs. */
export const useCharacterShortcuts = (actions: Partial<Record<ViewerAction, () => void>>) =>
  useKeyDown((event) => {
    const action = areShortcutsEnabled() && !isInDialog(event.target) ? characterAction(event) : undefined;
    return action && actions[action];
  });

/** Returns whether an element is in a dialog. Toasts are dialogs within a region and do not count. */
function isInDialog(target: EventTarget | null) {
  const dialog = target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;
  return dialog !== null && dialog.closest('[role=region]') === null;
}
