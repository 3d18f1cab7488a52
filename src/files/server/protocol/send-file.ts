import { encodedFileName } from '#platform/server/http/content-disposition.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import type { StorageCtx } from '../context.ts';
import { StorageError } from '../storage-error.ts';
import type { StoredFile } from '../store.ts';
import { sendPieces } from './send-pieces.ts';

/** Content-Security-Policy of downloads: nothing in a member's file may run. */
const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/**
 * Types that browsers may display inline because they contain no script. Others are downloaded, as bytes if they could
 * run.
 */
const INLINE_TYPES =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)(?:;|$)/i;
const ACTIVE_TYPES = /html|xml|svg|script|ecmascript|xsl|mathml|wasm|css|x-shockwave/i;

/** Sends the bytes of a file, or the requested range of them. */
export async function sendFile({ blobs }: StorageCtx, { request, response }: Exchange, file: StoredFile) {
  const etag = `"${file.generation}-${file.metageneration}"`;
  const headers = {
    'accept-ranges': 'bytes',
    etag,
    'last-modified': file.timeCreated.toUTCString(),
    'cache-control': headerValue(file.cacheControl) ?? 'private, max-age=0',
    'content-security-policy': SANDBOX_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    ...typeAndDisposition(file),
    ...optionalHeader('content-language', file.contentLanguage),
    ...optionalHeader('content-encoding', file.contentEncoding === 'identity' ? null : file.contentEncoding),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const isCurrent = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = isCurrent ? readRange(request.headers.range, file.size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  const length = range ? range.end - range.start : file.size;
  const responseHeaders = {
    ...headers,
    'content-length': length,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end - 1}/${file.size}` } : {}),
  };
  if (request.method === 'HEAD') {
    response.writeHead(range ? 206 : 200, responseHeaders).end();
    return;
  }
  const pieces = await blobs.pieces(file.blob, range ?? { start: 0, end: file.size });
  if (!pieces) throw new StorageError('object-not-found', 'The bytes of this file are missing.');
  response.writeHead(range ? 206 : 200, responseHeaders);
  await sendPieces(response, pieces);
}

function typeAndDisposition({ name, contentType, contentDisposition }: StoredFile) {
  const type = ACTIVE_TYPES.test(contentType) ? undefined : headerValue(contentType);
  const requested = headerValue(contentDisposition);
  const attachment = requested && /^attachment\b/i.test(requested) ? requested : 'attachment';
  const disposition = type && INLINE_TYPES.test(type) ? (requested ?? 'inline') : attachment;
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': /filename/i.test(disposition)
      ? disposition
      : `${disposition}; ${encodedFileName(name.split('/').at(-1) ?? '')}`,
  };
}

/** Returns the text if it is valid in a header, else undefined. */
const headerValue = (text: string | null) => (text && /^[\t\x20-\x7e]+$/.test(text) ? text : undefined);

function optionalHeader(header: string, text: string | null) {
  const value = headerValue(text);
  return value === undefined ? {} : { [header]: value };
}

/**
 * Parses a Range header with a single range. Several ranges or an invalid header yield undefined, and all bytes are
 * sent.
 */
export function readRange(header: string | undefined, size: number) {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!found) return undefined;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return undefined;
  // Clients request a range of an empty file too, which would not be satisfiable.
  if (size === 0) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return start >= size || end <= start ? ('unsatisfiable' as const) : { start, end };
}
