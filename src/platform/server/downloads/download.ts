import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { DownloadError } from './download-error.ts';
import { type ResolveOptions, resolvePublic } from './resolve-public.ts';

type DownloadOptions = ResolveOptions & { maxBytes: number; accept: string; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads a file from an address that a member entered. The address is resolved once and connected to as resolved, so
 * that its name can't lead into a private network afterwards; each redirect is checked anew. Throws a `DownloadError`.
 */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  let url = parseAddress(address, options);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await open(url, options, signal);
    const { location } = response.headers;
    if (REDIRECTS.has(response.statusCode ?? 0) && location !== undefined) {
      response.destroy();
      url = parseAddress(location, options, url);
    } else return readBody(response, options);
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

async function open(url: URL, options: DownloadOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await Promise.race([resolvePublic(url.hostname, options), abortOf(signal)]);
  const family = isIP(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      signal,
      agent: false,
      headers: { accept: options.accept, 'accept-encoding': 'identity', 'user-agent': 'Vitrine' },
      lookup: (_host, { all }, callback) => {
        if (all) callback(null, [{ address, family }]);
        else callback(null, address, family);
      },
    });
    call.on('response', resolve);
    call.on('error', (error) => reject(new DownloadError('unreachable', error)));
    call.end();
  });
}

const abortOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DownloadError('unreachable')), { once: true });
  });

async function readBody(response: IncomingMessage, { maxBytes }: DownloadOptions): Promise<Buffer> {
  try {
    const isPlain = ['', 'identity'].includes(response.headers['content-encoding'] ?? '');
    if (response.statusCode !== 200 || !isPlain) throw new DownloadError('unreachable');
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new DownloadError('tooLarge');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new DownloadError('tooLarge');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw error instanceof DownloadError ? error : new DownloadError('unreachable', error);
  } finally {
    response.destroy();
  }
}
