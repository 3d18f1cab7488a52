import { useState } from 'react';

/** Returns whether version and page have changed since mounting. Only changes are announced to screen readers. */
export function useSaid(seen: string | null, at: number) {
  const [first] = useState({ seen, at });
  const [said, setSaid] = useState({ version: false, page: false });
  if (!said.version && seen !== first.seen) setSaid({ ...said, version: true });
  else if (!said.page && at !== first.at) setSaid({ ...said, page: true });
  return said;
}
