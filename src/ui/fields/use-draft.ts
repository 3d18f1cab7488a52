import { useEffect, useState } from 'react';

/** Returns the saved values with the tab's unsaved draft over them. The draft survives navigation and a reload. */
export function useDraft<Values extends object>(name: string, saved: Values): Values {
  const [draft] = useState(() => ({ ...saved, ...readDraft(name) }));
  return draft;
}

/** Keeps the draft in session storage while it differs from the saved values. */
export function useStoredDraft(name: string, values: object, unsaved: boolean) {
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
