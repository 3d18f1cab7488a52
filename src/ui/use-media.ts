import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches, and updates with it. */
export function useMedia(query: string) {
  const watch = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
