import { useEffect, useState } from 'react';

/** What was typed and not saved, as this tab kept it: going elsewhere, a reload or a lost session costs nothing. */
export function useDraft<Values extends object>(name: string, saved: Values): Values {
  const [draft] = useState(() => ({ ...saved, ...readDraft(name) }));
  return draft;
}

/** Keeps the draft for as long as it says something else than what is saved. */
export function useKeptDraft(name: string, values: object, unsaved: boolean) {
  const text = unsaved ? JSON.stringify(values) : undefined;
  useEffect(() => {
    if (text === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  }, [name, text]);
}

function readDraft(name: string): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof draft === 'object' && draft ? draft : {};
  } catch {
    return {};
  }
}
