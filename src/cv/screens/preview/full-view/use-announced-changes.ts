import { useState } from 'react';

/** Returns whether version and page have changed since mounting. Only changes are announced to screen readers. */
export function useAnnouncedChanges(viewedId: string | null, at: number) {
  const [initial] = useState({ viewedId, at });
  const [announced, setAnnounced] = useState({ version: false, page: false });
  if (!announced.version && viewedId !== initial.viewedId) setAnnounced({ ...announced, version: true });
  else if (!announced.page && at !== initial.at) setAnnounced({ ...announced, page: true });
  return announced;
}
