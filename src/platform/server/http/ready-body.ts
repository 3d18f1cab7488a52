import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (bytes: Buffer) => Buffer | Promise<Buffer>> = {
  br: (bytes) => {
    const options = { params: brotliParams(bytes.length) };
    return bytes.length <= MAX_SYNC_BYTES
      ? brotliCompressSync(bytes, options)
      : promisify(brotliCompress)(bytes, options);
  },
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** Sizes Brotli's window for a text of this length: the defaults allocate megabytes, which delays a page. */
const brotliParams = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16)))),
});

/** Texts up to this length are compressed synchronously, which is faster than the way to a thread and back. */
const MAX_SYNC_BYTES = 64 * 1024;

const MIN_COMPRESSED_BYTES = 512;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|wasm|xml|rss\+xml|manifest\+json)|image\/svg)/;

/** The body in one encoding, with its precomputed headers. */
type EncodedBody = { bytes: Buffer; headers: OutgoingHttpHeaders };

/** A response body, cached in each encoding that has been requested. */
export type ReadyBody = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The headers of a 304 response, without those about the content. */
  unchangedHeaders: OutgoingHttpHeaders;
  identity: Buffer;
  etag: string;
  compressible: boolean;
  /** The ids of the owners whose changes invalidate it in a cache; never sent. */
  tags?: readonly string[];
  /** The encoded forms, finished or being made. */
  encodings: Map<Encoding | 'identity', EncodedBody | Promise<EncodedBody>>;
};

export function makeReadyBody(status: number, baseHeaders: OutgoingHttpHeaders, identity: Buffer): ReadyBody {
  const type = String(baseHeaders['content-type'] ?? '');
  const compressible = identity.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type);
  const headers = { ...baseHeaders };
  if (compressible) headers.vary = baseHeaders.vary ? `${baseHeaders.vary}, accept-encoding` : 'accept-encoding';
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return bodyOf({ status, headers, etag, compressible }, identity);
}

/** The data of a body without its bytes. */
export type BodyMetadata = Pick<ReadyBody, 'status' | 'headers' | 'etag' | 'compressible' | 'tags'>;

export function bodyOf(metadata: BodyMetadata, identity: Buffer): ReadyBody {
  const { 'content-type': _, ...unchangedHeaders } = metadata.headers;
  return { ...metadata, unchangedHeaders, identity, encodings: new Map() };
}

/** Returns the estimated bytes that a body takes in memory, with its compressed forms. */
export const weightOf = (body: ReadyBody) => Math.ceil(body.identity.length * 1.6) + 512;

/** Sends a body: negotiates the encoding, sends 304 if the client has it, and no bytes for HEAD. */
export async function sendReadyBody(request: IncomingMessage, response: ServerResponse, body: ReadyBody) {
  const encoding = body.compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const etag = etagOf(body, encoding);
  if (body.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...body.unchangedHeaders, etag }).end();
    return;
  }
  const { bytes, headers } = await encodedBodyOf(body, encoding);
  response.writeHead(body.status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function encodedBodyOf(body: ReadyBody, encoding: Encoding | undefined) {
  const name = encoding ?? 'identity';
  const cached = body.encodings.get(name);
  if (cached) return cached;
  const pending = encodeBody(body, encoding);
  body.encodings.set(name, pending);
  pending.then(
    (encodedBody) => body.encodings.set(name, encodedBody),
    () => body.encodings.delete(name),
  );
  return pending;
}

const encodeBody = async (body: ReadyBody, encoding: Encoding | undefined) =>
  encodedBodyFrom(body, encoding, encoding ? await compress[encoding](body.identity) : body.identity);

/** Makes the encoded form of a body from its bytes. */
export function encodedBodyFrom(body: ReadyBody, encoding: Encoding | undefined, bytes: Buffer): EncodedBody {
  const encoded = encoding ? { 'content-encoding': encoding } : {};
  return {
    bytes,
    headers: { ...body.headers, ...encoded, etag: etagOf(body, encoding), 'content-length': bytes.length },
  };
}

const etagOf = ({ etag }: ReadyBody, encoding: Encoding | undefined) => `"${etag}${encoding ? `-${encoding}` : ''}"`;

function matchesEtag(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const cached = new Map<string, Encoding | undefined>();

/** Returns the best encoding that the client accepts. Results are cached, because few different headers occur. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined;
  if (cached.has(accept)) return cached.get(accept);
  const chosen = bestOf(ENCODINGS, accept);
  if (cached.size < 200) cached.set(accept, chosen);
  return chosen;
}

/** Tests whether the client accepts gzip, for responses that are compressed only once, where speed matters most. */
export const acceptsGzip = (accept: string | undefined) => accept !== undefined && bestOf(['gzip'], accept) === 'gzip';

function bestOf(offered: readonly Encoding[], accept: string): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const identityWeight = weights.get('identity') ?? 0;
  return offered
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= identityWeight)
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
}
