import { useEffect } from 'react';

/** Lets the browser ask before the page is left, while that would break something off. */
export function useAskBeforeLeaving(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wanted]);
}
