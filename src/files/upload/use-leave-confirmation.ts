import { useEffect } from 'react';

/** Makes the browser ask for confirmation before the page is left, while `enabled` is true. */
export function useLeaveConfirmation(enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    const onBeforeUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [enabled]);
}
