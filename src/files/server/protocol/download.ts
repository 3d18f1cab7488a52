import type { Exchange } from '#platform/http/front.ts';
import type { FilesCtx } from '../context.ts';
import { StorageError } from '../storage-error.ts';
import type { StoredFile } from '../store.ts';
import { sendPieces } from './send-pieces.ts';

/** Content-Security-Policy of downloads: nothing in a member's file may run. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/**
 * Types that browsers may display inline because they contain no script. Others are downloaded, as bytes if they could
 * run.
 */
const SHOWN =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)(?:;|$)/i;
const COULD_RUN = /html|xml|svg|script|ecmascript|xsl|mathml|wasm|css|x-shockwave/i;

/** Sends the bytes of a file, or the requested range of them. */
export async function sendFile({ blobs }: FilesCtx, { request, response }: Exchange, file: StoredFile) {
  const etag = `"${file.generation}-${file.metageneration}"`;
  const headers = {
    'accept-ranges': 'bytes',
    etag,
    'last-modified': file.timeCreated.toUTCString(),
    'cache-control': asHeader(file.cacheControl) ?? 'private, max-age=0',
    'content-security-policy': HARMLESS,
    'cross-origin-resource-policy': 'cross-origin',
    ...typeAndDisposition(file),
    ...given('content-language', file.contentLanguage),
    ...given('content-encoding', file.contentEncoding === 'identity' ? null : file.contentEncoding),
  };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = fresh ? readRange(request.headers.range, file.size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  const length = range ? range.end - range.start : file.size;
  const said = {
    ...headers,
    'content-length': length,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end - 1}/${file.size}` } : {}),
  };
  if (request.method === 'HEAD') {
    response.writeHead(range ? 206 : 200, said).end();
    return;
  }
  const pieces = await blobs.pieces(file.blob, range ?? { start: 0, end: file.size });
  if (!pieces) throw new StorageError('object-not-found', 'The bytes of this file are gone.');
  response.writeHead(range ? 206 : 200, said);
  await sendPieces(response, pieces);
}

function typeAndDisposition({ name, contentType, contentDisposition }: StoredFile) {
  const type = COULD_RUN.test(contentType) ? undefined : asHeader(contentType);
  const asked = asHeader(contentDisposition);
  const attached = asked && /^attachment\b/i.test(asked) ? asked : 'attachment';
  const disposition = type && SHOWN.test(type) ? (asked ?? 'inline') : attached;
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': /filename/i.test(disposition) ? disposition : `${disposition}; ${fileName(name)}`,
  };
}

/** Returns the text if it is valid in a header, else undefined. */
const asHeader = (words: string | null) => (words && /^[\t\x20-\x7e]+$/.test(words) ? words : undefined);

function given(header: string, words: string | null) {
  const value = asHeader(words);
  return value === undefined ? {} : { [header]: value };
}

/** Returns the `filename*` parameter with the last part of a name, encoded for any script (RFC 8187). */
function fileName(name: string) {
  const encoded = encodeURIComponent(name.split('/').at(-1) ?? '');
  const all = encoded.replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename*=UTF-8''${all}`;
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
