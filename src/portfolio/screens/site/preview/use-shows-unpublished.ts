import { useState } from 'react';

const STORAGE_KEY = 'site.previewUnpublished';

/** Returns whether the preview shows work that is not published, as far as this browser remembers. */
export const storedShowsUnpublished = () => localStorage.getItem(STORAGE_KEY) !== 'no';

/** Returns whether the preview shows work that is not published, and a function that sets it. The browser remembers it. */
export function useShowsUnpublished() {
  const [shows, setShows] = useState(storedShowsUnpublished);
  const choose = (next: boolean) => {
    setShows(next);
    localStorage.setItem(STORAGE_KEY, next ? 'yes' : 'no');
  };
  return [shows, choose] as const;
}
