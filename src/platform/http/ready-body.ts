import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const compress: Record<Encoding, (bytes: Buffer) => Buffer | Promise<Buffer>> = {
  br: (bytes) => {
    const options = { params: brotliFor(bytes.length) };
    return bytes.length <= SMALL ? brotliCompressSync(bytes, options) : promisify(brotliCompress)(bytes, options);
  },
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
};

/** A window and tables for a text of this length: those for any text take megabytes, which a page is made to wait for. */
const brotliFor = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length + 16)))),
});

/** Packed at once, in less time than it takes to hand it to a thread and back. */
const SMALL = 64 * 1024;

const WORTH_COMPRESSING = 512;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|rss\+xml|manifest\+json)|image\/svg)/;

/** The body in one encoding, with the headers that go with it, put together once. */
type Form = { bytes: Buffer; headers: OutgoingHttpHeaders };

/** An answer as it goes over the wire, ready in each encoding that somebody has asked for. */
export type ReadyBody = {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Those of a 304: they tell nothing of the bytes. */
  unchangedHeaders: OutgoingHttpHeaders;
  identity: Buffer;
  etag: string;
  compressible: boolean;
  /** The owners whose changes make it stale, where it is kept for them; told to nobody. */
  tags?: readonly string[];
  /** Those that are ready, and those that are being made. */
  forms: Map<Encoding | 'identity', Form | Promise<Form>>;
};

export function makeReadyBody(status: number, given: OutgoingHttpHeaders, identity: Buffer): ReadyBody {
  const type = String(given['content-type'] ?? '');
  const compressible = identity.length >= WORTH_COMPRESSING && COMPRESSIBLE.test(type);
  const headers = { ...given };
  if (compressible) headers.vary = given.vary ? `${given.vary}, accept-encoding` : 'accept-encoding';
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return bodyOf({ status, headers, etag, compressible }, identity);
}

/** What a body is, beside its bytes. */
export type BodyFacts = Pick<ReadyBody, 'status' | 'headers' | 'etag' | 'compressible' | 'tags'>;

export function bodyOf(facts: BodyFacts, identity: Buffer): ReadyBody {
  const { 'content-type': _, ...unchangedHeaders } = facts.headers;
  return { ...facts, unchangedHeaders, identity, forms: new Map() };
}

/** The bytes that a body takes in memory, guessing the compressed forms. */
export const weightOf = (body: ReadyBody) => Math.ceil(body.identity.length * 1.6) + 512;

/** Answers with it: negotiated encoding, 304 when the asker has it already, no bytes for HEAD. */
export async function sendReadyBody(request: IncomingMessage, response: ServerResponse, body: ReadyBody) {
  const encoding = body.compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const etag = etagOf(body, encoding);
  if (body.status === 200 && holds(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...body.unchangedHeaders, etag }).end();
    return;
  }
  const { bytes, headers } = await formOf(body, encoding);
  response.writeHead(body.status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function formOf(body: ReadyBody, encoding: Encoding | undefined) {
  const name = encoding ?? 'identity';
  const known = body.forms.get(name);
  if (known) return known;
  const making = makeForm(body, encoding);
  body.forms.set(name, making);
  making.then(
    (form) => body.forms.set(name, form),
    () => body.forms.delete(name),
  );
  return making;
}

const makeForm = async (body: ReadyBody, encoding: Encoding | undefined) =>
  formFrom(body, encoding, encoding ? await compress[encoding](body.identity) : body.identity);

/** The form whose bytes these are. */
export function formFrom(body: ReadyBody, encoding: Encoding | undefined, bytes: Buffer): Form {
  const encoded = encoding ? { 'content-encoding': encoding } : {};
  return {
    bytes,
    headers: { ...body.headers, ...encoded, etag: etagOf(body, encoding), 'content-length': bytes.length },
  };
}

const etagOf = ({ etag }: ReadyBody, encoding: Encoding | undefined) => `"${etag}${encoding ? `-${encoding}` : ''}"`;

function holds(ifNoneMatch: string | undefined, etag: string) {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

const known = new Map<string, Encoding | undefined>();

/** The best of ours that the asker takes. Browsers send a handful of different headers, so the answers are kept. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  if (!accept) return undefined;
  if (known.has(accept)) return known.get(accept);
  const chosen = bestOf(ENCODINGS, accept);
  if (known.size < 200) known.set(accept, chosen);
  return chosen;
}

/** Whether the asker takes what is packed on the way: only once, and so in haste. */
export const takesGzip = (accept: string | undefined) => accept !== undefined && bestOf(['gzip'], accept) === 'gzip';

function bestOf(offered: readonly Encoding[], accept: string): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const asIs = weights.get('identity') ?? 0;
  return offered
    .filter((name) => weightOf(name) > 0 && weightOf(name) >= asIs)
    .sort((a, b) => weightOf(b) - weightOf(a))[0];
}
