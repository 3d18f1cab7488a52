import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type Language, negotiateLanguage } from '../i18n/languages.ts';
import { newId } from '../ids.ts';

/** What is known of a request before anybody looks at what it wants. */
export type Visit = {
  requestId: string;
  /** The client's address; behind proxies, the one that the first trusted proxy saw. */
  address: string;
  /** Came through a proxy, trusted or not. */
  proxied: boolean;
  overTls: boolean;
  /** The host as asked for, lower case, with its port. */
  host: string;
  path: string;
  search: string;
  language: Language;
};

const REQUEST_ID = /^[\w-]{8,64}$/;

/** `trustedProxies`: how many of the proxies in front are ours; only what they added to the headers is believed. */
export function readVisit(request: IncomingMessage, trustedProxies: number): Visit {
  const { headers, socket } = request;
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const forwarded = trustedProxies > 0 ? lastOf(headers['x-forwarded-for'], trustedProxies) : undefined;
  const givenId = trustedProxies > 0 ? String(headers['x-request-id'] ?? '') : '';
  const host = (trustedProxies > 0 ? lastOf(headers['x-forwarded-host'], trustedProxies) : undefined) ?? headers.host;
  return {
    requestId: REQUEST_ID.test(givenId) ? givenId : newId(),
    address: plainAddress(forwarded && isIP(forwarded) ? forwarded : socket.remoteAddress),
    proxied: headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined,
    overTls: trustedProxies > 0 && lastOf(headers['x-forwarded-proto'], trustedProxies) === 'https',
    host: (host ?? '').toLowerCase(),
    path: mark < 0 ? target : target.slice(0, mark),
    search: mark < 0 ? '' : target.slice(mark),
    language: negotiateLanguage(headers['accept-language']),
  };
}

function lastOf(header: string | string[] | undefined, trustedProxies: number) {
  if (header === undefined) return undefined;
  const parts = String(header).split(',');
  return parts[Math.max(0, parts.length - trustedProxies)]?.trim();
}

/** An IPv4 address is one and the same, also where it comes wrapped into IPv6. */
const plainAddress = (address = '') => address.replace(/^::ffff:(?=\d+\.)/i, '');

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i;

/** Asked from the machine or its own network, straight and not through a proxy: an operator, not the world. */
export const fromInside = (visit: Visit) => !visit.proxied && PRIVATE.test(visit.address);
