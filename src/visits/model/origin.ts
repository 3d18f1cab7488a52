import type { VisitHeaders } from './visit-headers.ts';

const MAX_LENGTH = 100;
const HOST = /^(?=.{4,100}$)(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** Returns the host of the referring page without a `www.` or mobile prefix; undefined if it is invalid or our own. */
export function referrerOf(referrer: string | undefined, isOurs: (host: string) => boolean): string | undefined {
  const [, authority = ''] = /^https?:\/\/([^/?#]{1,300})/i.exec(referrer ?? '') ?? [];
  const host = authority.toLowerCase().replace(/^.*@/, '').replace(/:\d+$/, '').replace(/\.$/, '');
  if (host.length > MAX_LENGTH || !HOST.test(host) || isOurs(host)) return undefined;
  return host.replace(/^(?:www|m|l|lm|mobile|amp)\.(?=.*\.)/, '');
}

/** Headers in which proxies send the country of the visitor's IP address. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-country-code',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-fastly-country-code',
  'x-appengine-country',
];
/** Codes for an unknown country. */
const UNKNOWN_COUNTRIES = new Set(['XX', 'ZZ']);

/** Returns the two-letter country code that a proxy sent; undefined if there is none. */
export function countryOf(headers: VisitHeaders): string | undefined {
  for (const name of COUNTRY_HEADERS) {
    const header = headers[name];
    if (header === undefined) continue;
    const code = String(header).toUpperCase();
    return /^[A-Z]{2}$/.test(code) && !UNKNOWN_COUNTRIES.has(code) ? code : undefined;
  }
  return undefined;
}
