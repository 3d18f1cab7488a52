import { encodedFileName } from '#platform/server/http/content-disposition.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import type { StorageCtx } from '../context.ts';
import { SANDBOX_POLICY } from '../sandbox-policy.ts';
import { StorageError } from '../storage-error.ts';
import type { StoredFile } from '../store.ts';
import { sendRange } from './send-range.ts';

/**
 * Types that browsers may display inline because they contain no script. Others are downloaded, as bytes if they could
 * run.
 */
const INLINE_TYPES =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)(?:;|$)/i;
const ACTIVE_TYPES = /html|xml|svg|script|ecmascript|xsl|mathml|wasm|css|x-shockwave/i;

/** Sends the bytes of a file, or the requested range of them. */
export async function sendFile({ blobs }: StorageCtx, exchange: Exchange, file: StoredFile) {
  await sendRange(exchange, {
    size: file.size,
    etag: `"${file.generation}-${file.metageneration}"`,
    headers: {
      'last-modified': file.timeCreated.toUTCString(),
      'cache-control': headerValue(file.cacheControl) ?? 'private, max-age=0',
      'content-security-policy': SANDBOX_POLICY,
      'cross-origin-resource-policy': 'cross-origin',
      ...typeAndDisposition(file),
      ...optionalHeader('content-language', file.contentLanguage),
      ...optionalHeader('content-encoding', file.contentEncoding === 'identity' ? null : file.contentEncoding),
    },
    open: (range) => blobs.pieces(file.blob, range),
    missing: () => new StorageError('object-not-found', 'The bytes of this file are missing.'),
  });
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
