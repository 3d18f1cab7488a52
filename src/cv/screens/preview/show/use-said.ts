import { useState } from 'react';

/** What has changed since one came, and so is to be told: what was there from the beginning is read by its name. */
export function useSaid(seen: string | null, at: number) {
  const [first] = useState({ seen, at });
  const [said, setSaid] = useState({ version: false, page: false });
  if (!said.version && seen !== first.seen) setSaid({ ...said, version: true });
  else if (!said.page && at !== first.at) setSaid({ ...said, page: true });
  return said;
}
