import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and updates with it. */
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
