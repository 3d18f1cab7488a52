import type { IncomingMessage } from 'node:http';
import { isInternal, type Visit } from './visit.ts';

/** The signs of a mismatch between the proxies in front and the settings that a request can show. */
export const PROXY_SIGNS = ['all', 'unexpected', 'moreHops', 'fewerHops', 'plain'] as const;
export type ProxySign = (typeof PROXY_SIGNS)[number];
/** The number of requests per sign; `all` counts every request from outside. */
export type ProxyTraffic = Record<ProxySign, number>;

type ProxySettings = { trustedProxies: number; overTls: boolean };

/** Returns the signs of a request; empty if it came from the machine or its own network. */
export function proxySignsOf({ headers }: IncomingMessage, visit: Visit, { trustedProxies, overTls }: ProxySettings) {
  if (isInternal(visit)) return [];
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

const MIN_REQUESTS = 20;

/**
 * Returns the sign that more than half of the requests show. A few prove nothing, because anybody can send any header.
 */
export function prevailingSign(traffic: ProxyTraffic): Exclude<ProxySign, 'all'> | undefined {
  if (traffic.all < MIN_REQUESTS) return undefined;
  return (['unexpected', 'fewerHops', 'moreHops', 'plain'] as const).find((sign) => traffic[sign] > traffic.all / 2);
}
