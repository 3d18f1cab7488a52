import { isBrowser } from './bots.ts';
import type { Headers } from './headers.ts';

const MOST_KEPT = 1000;
const LONGEST_KEPT = 400;
const kept = new Map<string, boolean>();

type Asked = { method?: string | undefined; headers: Headers };

/** Whether somebody looks at what is asked for, as far as a request tells. */
export function isVisit({ method, headers }: Asked, isDownload: boolean) {
  if (method !== 'GET' || isAhead(headers)) return false;
  const dest = headers['sec-fetch-dest'];
  // Browsers save a file in many ways; a page is looked at in one.
  return (
    (isDownload || dest === undefined || dest === 'document') && isKnownBrowser(String(headers['user-agent'] ?? ''))
  );
}

/** Fetched in case that somebody wants to look at it. */
const isAhead = (headers: Headers) =>
  headers['sec-purpose'] !== undefined ||
  saysAhead(headers.purpose) ||
  saysAhead(headers['x-purpose']) ||
  saysAhead(headers['x-moz']);

const saysAhead = (header: string | string[] | undefined) =>
  header !== undefined && /prefetch|preview|prerender/i.test(String(header));

/** There are few agents and many requests, so what was found out of one is kept for a while. */
function isKnownBrowser(agent: string) {
  const known = kept.get(agent);
  if (known !== undefined) return known;
  const found = isBrowser(agent);
  if (agent.length > LONGEST_KEPT) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(agent, found);
  return found;
}
