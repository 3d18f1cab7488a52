import { isBrowser } from './bots.ts';
import type { Headers } from './headers.ts';

const MOST_KEPT = 1000;
const LONGEST_KEPT = 400;
const kept = new Map<string, boolean>();

type Asked = { method?: string | undefined; headers: Headers };

/** Returns whether a request is a person's visit, as far as its method and headers tell. */
export function isVisit({ method, headers }: Asked, isDownload: boolean) {
  if (method !== 'GET' || isAhead(headers)) return false;
  const dest = headers['sec-fetch-dest'];
  // Downloads are requested with various destinations, pages only as documents.
  return (
    (isDownload || dest === undefined || dest === 'document') && isKnownBrowser(String(headers['user-agent'] ?? ''))
  );
}

/** Whether a request is a prefetch. */
const isAhead = (headers: Headers) =>
  headers['sec-purpose'] !== undefined ||
  saysAhead(headers.purpose) ||
  saysAhead(headers['x-purpose']) ||
  saysAhead(headers['x-moz']);

const saysAhead = (header: string | string[] | undefined) =>
  header !== undefined && /prefetch|preview|prerender/i.test(String(header));

/** Caches results by user agent: few agents send many requests. */
function isKnownBrowser(agent: string) {
  const known = kept.get(agent);
  if (known !== undefined) return known;
  const found = isBrowser(agent);
  if (agent.length > LONGEST_KEPT) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(agent, found);
  return found;
}
