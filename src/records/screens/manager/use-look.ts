import { useState } from 'react';
import type { Look } from './shelf.ts';

/** Layout of a list, remembered in this browser's local storage. */
export function useLook(name: string, looks: readonly Look[]) {
  const key = `${name}.look`;
  const [chosen, setChosen] = useState(() => localStorage.getItem(key));
  const look = looks.find((known) => known === chosen) ?? 'grid';
  const setLook = (next: Look) => {
    localStorage.setItem(key, next);
    setChosen(next);
  };
  return [look, setLook] as const;
}
