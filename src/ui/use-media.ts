import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is as the query asks. */
export function useMedia(query: string) {
  const watch = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
