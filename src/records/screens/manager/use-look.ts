import { useState } from 'react';
import type { Look } from './shelf.ts';

/** Cards, rows or whatever else there is to choose from, as this device last had it. */
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
