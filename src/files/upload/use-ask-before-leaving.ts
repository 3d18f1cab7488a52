import { useEffect } from 'react';

/** Makes the browser ask for confirmation before the page is left, while `wanted` is true. */
export function useAskBeforeLeaving(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wanted]);
}
