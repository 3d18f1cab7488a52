import { isIP, type LookupFunction } from 'node:net';
import { DownloadError } from './download-error.ts';
import { OutgoingError, sendOutgoing } from './outgoing-request.ts';
import { type ResolveOptions, resolvePublic } from './resolve-public.ts';

export type DownloadOptions = ResolveOptions & {
  maxBytes: number;
  accept: string;
  timeoutMs?: number;
  signal?: AbortSignal;
};

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads a file from an address that others chose. The address is resolved once and connected to as resolved, so that
 * its name can't lead into a private network afterwards; each redirect is checked anew. Throws a `DownloadError`.
 */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  let url = parseAddress(address, options);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, headers, bytes } = await send(url, options, signal);
    if (status === 200) return bytes;
    if (!REDIRECTS.has(status) || headers.location === undefined) break;
    url = parseAddress(headers.location, options, url);
  }
  throw new DownloadError('unreachable');
}

/** Parses the address of a web server, on its usual port unless private networks are allowed. */
function parseAddress(address: string, { allowsPrivate }: DownloadOptions, base?: URL): URL {
  const url = URL.parse(address, base);
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
  if (!isWeb || url.username !== '' || url.password !== '') throw new DownloadError('invalid');
  if (url.port !== '' && !allowsPrivate) throw new DownloadError('private');
  return url;
}

async function send(url: URL, options: DownloadOptions, signal: AbortSignal) {
  const { maxBytes, accept } = options;
  const address = await Promise.race([resolvePublic(url.hostname, options), abortOf(signal)]);
  try {
    return await sendOutgoing({ url, maxBytes, signal, headers: { accept }, lookup: lookupOf(address) });
  } catch (error) {
    const isTooLarge = error instanceof OutgoingError && error.fault === 'tooLarge';
    throw new DownloadError(isTooLarge ? 'tooLarge' : 'unreachable', error);
  }
}

/** Returns a lookup of names that finds one address, whatever the name. */
const lookupOf =
  (address: string): LookupFunction =>
  (_host, { all }, callback) => {
    const family = isIP(address);
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DownloadError('unreachable')), { once: true });
  });
