import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'cv-editor.spelling';
const listeners = new Set<() => void>();

const isOn = () => localStorage.getItem(STORAGE_KEY) === 'on';
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether this browser checks spelling, which takes a download, and a function that changes it. */
export function useSpellingSwitch() {
  return {
    isOn: useSyncExternalStore(subscribe, isOn),
    setOn: (on: boolean) => {
      localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
      for (const listener of listeners) listener();
    },
  };
}
