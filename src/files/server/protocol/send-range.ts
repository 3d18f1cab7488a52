import type { OutgoingHttpHeaders } from 'node:http';
import type { Exchange } from '#platform/server/http/front.ts';
import { sendPieces } from './send-pieces.ts';

type Range = { start: number; end: number };

type RangeResponse = {
  size: number;
  etag: string;
  headers: OutgoingHttpHeaders;
  /** Returns the bytes of a range in pieces; undefined if there are none. */
  open: (range: Range) => Promise<AsyncIterable<Uint8Array> | undefined>;
  /** The error if there are no bytes. */
  missing: () => Error;
};

/** Sends bytes, or the requested range of them. */
export async function sendRange(
  { request, response }: Exchange,
  { size, etag, headers: extra, open, missing }: RangeResponse,
) {
  const headers = { 'accept-ranges': 'bytes', etag, ...extra };
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const isCurrent = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const range = isCurrent ? readRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'content-range': `bytes */${size}` }).end();
    return;
  }
  const length = range ? range.end - range.start : size;
  const responseHeaders = {
    ...headers,
    'content-length': length,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end - 1}/${size}` } : {}),
  };
  if (request.method === 'HEAD') {
    response.writeHead(range ? 206 : 200, responseHeaders).end();
    return;
  }
  const pieces = await open(range ?? { start: 0, end: size });
  if (!pieces) throw missing();
  response.writeHead(range ? 206 : 200, responseHeaders);
  await sendPieces(response, pieces);
}

/**
 * Parses a Range header with a single range. Several ranges or an invalid header yield undefined, and all bytes are
 * sent.
 */
function readRange(header: string | undefined, size: number) {
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
