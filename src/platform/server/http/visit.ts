import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type Language, languageInCookies, negotiateLanguage } from '../../pure/i18n/languages.ts';
import { newId } from '../ids.ts';

/** The facts about a request that are known before routing. */
export type Visit = {
  requestId: string;
  /** The client's IP address; behind proxies, the one that the first trusted proxy saw. */
  address: string;
  /** Whether the request came through a proxy, trusted or not. */
  proxied: boolean;
  overTls: boolean;
  /** The requested host in lower case, with its port. */
  host: string;
  path: string;
  search: string;
  /** The language that the reader has chosen, or that the browser prefers. */
  language: Language;
};

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Reads a request's facts. `trustedProxies` is the number of own proxies in front; only the header values that they
 * added are trusted.
 */
export function readVisit(request: IncomingMessage, trustedProxies: number): Visit {
  const { headers, socket } = request;
  const target = request.url ?? '/';
  const queryStart = target.indexOf('?');
  const forwarded = trustedProxies > 0 ? lastOf(headers['x-forwarded-for'], trustedProxies) : undefined;
  const headerId = trustedProxies > 0 ? String(headers['x-request-id'] ?? '') : '';
  const host = (trustedProxies > 0 ? lastOf(headers['x-forwarded-host'], trustedProxies) : undefined) ?? headers.host;
  return {
    requestId: REQUEST_ID.test(headerId) ? headerId : newId(),
    address: unwrapIpv4(forwarded && isIP(forwarded) ? forwarded : socket.remoteAddress),
    proxied: headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined,
    overTls: trustedProxies > 0 && lastOf(headers['x-forwarded-proto'], trustedProxies) === 'https',
    host: (host ?? '').toLowerCase(),
    path: queryStart < 0 ? target : target.slice(0, queryStart),
    search: queryStart < 0 ? '' : target.slice(queryStart),
    language: languageInCookies(headers.cookie) ?? negotiateLanguage(headers['accept-language']),
  };
}

function lastOf(header: string | string[] | undefined, trustedProxies: number) {
  if (header === undefined) return undefined;
  const parts = String(header).split(',');
  return parts[Math.max(0, parts.length - trustedProxies)]?.trim();
}

/** Unwraps an IPv4 address from its IPv6 form. */
const unwrapIpv4 = (address = '') => address.replace(/^::ffff:(?=\d+\.)/i, '');

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i;

/** Tests for a direct request from the machine or its own network, without a proxy: an operator's. */
export const isInternal = (visit: Visit) => !visit.proxied && PRIVATE.test(visit.address);
