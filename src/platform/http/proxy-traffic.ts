import type { IncomingMessage } from 'node:http';
import { fromInside, type Visit } from './visit.ts';

/** What requests say about the proxies in front, as far as it contradicts the settings. */
export const PROXY_SIGNS = ['all', 'unexpected', 'moreHops', 'fewerHops', 'plain'] as const;
export type ProxySign = (typeof PROXY_SIGNS)[number];
/** How many requests showed each sign; `all` counts every request that came from outside. */
export type ProxyTraffic = Record<ProxySign, number>;

type Setting = { trustedProxies: number; overTls: boolean };

/** Returns what a request says about the proxies in front; nothing if it came from the machine or its own network. */
export function proxySignsOf({ headers }: IncomingMessage, visit: Visit, { trustedProxies, overTls }: Setting) {
  if (fromInside(visit)) return [];
  const signs: ProxySign[] = ['all'];
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((hop) => hop.trim() !== '').length;
  if (trustedProxies === 0 && visit.proxied) signs.push('unexpected');
  if (trustedProxies > 0 && hops > trustedProxies) signs.push('moreHops');
  if (trustedProxies > 0 && hops < trustedProxies) signs.push('fewerHops');
  if (trustedProxies > 0 && overTls && !visit.overTls) signs.push('plain');
  return signs;
}

const FEWEST_REQUESTS = 20;

/**
 * Returns the sign that most requests show. Anybody can send any header, so that a few requests prove nothing: it takes
 * more than half of them.
 */
export function prevailingSign(traffic: ProxyTraffic): Exclude<ProxySign, 'all'> | undefined {
  if (traffic.all < FEWEST_REQUESTS) return undefined;
  return (['unexpected', 'fewerHops', 'moreHops', 'plain'] as const).find((sign) => traffic[sign] > traffic.all / 2);
}
