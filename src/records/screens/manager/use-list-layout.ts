import { useState } from 'react';
import type { ListLayout } from './managed-collection.ts';

/** Layout of a list, remembered in this browser's local storage. */
export function useListLayout(name: string, layouts: readonly ListLayout[]) {
  const key = `${name}.look`;
  const [storedLayout, setStoredLayout] = useState(() => localStorage.getItem(key));
  const layout = layouts.find((candidate) => candidate === storedLayout) ?? 'grid';
  const setLayout = (next: ListLayout) => {
    localStorage.setItem(key, next);
    setStoredLayout(next);
  };
  return [layout, setLayout] as const;
}
