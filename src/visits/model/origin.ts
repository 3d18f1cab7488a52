import type { Headers } from './headers.ts';

const LONGEST = 100;
const HOST = /^(?=.{4,100}$)(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** The host of the page that led here, if it is one of the web and none of ours. */
export function referrerOf(referrer: string | undefined, isOurs: (host: string) => boolean): string | undefined {
  const [, authority = ''] = /^https?:\/\/([^/?#]{1,300})/i.exec(referrer ?? '') ?? [];
  const host = authority.toLowerCase().replace(/^.*@/, '').replace(/:\d+$/, '').replace(/\.$/, '');
  if (host.length > LONGEST || !HOST.test(host) || isOurs(host)) return undefined;
  return host.replace(/^(?:www|m|l|lm|mobile|amp)\.(?=.*\.)/, '');
}

/** Where proxies write the country that an address belongs to. */
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-country-code',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-fastly-country-code',
  'x-appengine-country',
];
/** Where a proxy does not know. */
const NOWHERE = new Set(['XX', 'ZZ']);

/** The country, in two letters, as a proxy in front tells it. */
export function countryOf(headers: Headers): string | undefined {
  for (const name of COUNTRY_HEADERS) {
    const header = headers[name];
    if (header === undefined) continue;
    const code = String(header).toUpperCase();
    return /^[A-Z]{2}$/.test(code) && !NOWHERE.has(code) ? code : undefined;
  }
  return undefined;
}
