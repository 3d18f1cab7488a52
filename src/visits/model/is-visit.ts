import { isBrowser } from './bots.ts';
import type { VisitHeaders } from './visit-headers.ts';

const MAX_CACHED_AGENTS = 1000;
const MAX_CACHED_LENGTH = 400;
const cache = new Map<string, boolean>();

type VisitRequest = { method?: string | undefined; headers: VisitHeaders };

/** Returns whether a request is a person's visit, as far as its method and headers tell. */
export function isVisit({ method, headers }: VisitRequest, isDownload: boolean) {
  if (method !== 'GET' || isPrefetch(headers)) return false;
  const dest = headers['sec-fetch-dest'];
  // Downloads are requested with various destinations, pages only as documents.
  return (
    (isDownload || dest === undefined || dest === 'document') && isKnownBrowser(String(headers['user-agent'] ?? ''))
  );
}

/** Whether a request is a prefetch. */
const isPrefetch = (headers: VisitHeaders) =>
  headers['sec-purpose'] !== undefined ||
  announcesPrefetch(headers.purpose) ||
  announcesPrefetch(headers['x-purpose']) ||
  announcesPrefetch(headers['x-moz']);

const announcesPrefetch = (header: string | string[] | undefined) =>
  header !== undefined && /prefetch|preview|prerender/i.test(String(header));

/** Caches results by user agent: few agents send many requests. */
function isKnownBrowser(agent: string) {
  const cached = cache.get(agent);
  if (cached !== undefined) return cached;
  const result = isBrowser(agent);
  if (agent.length > MAX_CACHED_LENGTH) return result;
  if (cache.size >= MAX_CACHED_AGENTS) cache.clear();
  cache.set(agent, result);
  return result;
}
