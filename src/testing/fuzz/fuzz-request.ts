import type { Random } from './random.ts';
import type { AccountContext } from './schema-values.ts';

export const ROLES = ['visitor', 'member', 'admin'] as const;
export type FuzzRole = (typeof ROLES)[number];

export type HeaderList = [name: string, value: string][];

/** A request of a fuzz run. */
export type FuzzRequest = {
  /** The operation's id, or the requested service of the product. */
  operation: string;
  /** The kind of record in the response. */
  kind: string;
  role: FuzzRole;
  method: string;
  target: string;
  headers: HeaderList;
  body: Buffer | undefined;
  /** Whether the sender closes its half of the connection after sending the request. */
  hangUp: boolean;
};

/** A sender with a session token; a visitor's is empty. */
export type SignedInAccount = AccountContext & { token: string };

/** Returns the authorization header of a request, rarely an invalid one. */
export function authorizationOf(
  random: Random,
  role: FuzzRole,
  { token }: SignedInAccount,
  scheme = 'Bearer',
): HeaderList {
  const variant = random.int(40);
  if (variant === 0)
    return [
      ['authorization', random.pick(['Bearer', 'Bearer x', 'Basic YTpi', 'SetUp x', `${scheme} ${token.slice(1)}`])],
    ];
  return role === 'visitor' ? [] : [['authorization', `${variant === 1 ? scheme.toLowerCase() : scheme} ${token}`]];
}

/** Returns the bytes of a request. Text is written as latin1, so that a header may hold any byte. */
export function bytesOf({ method, target, headers, body }: FuzzRequest): Buffer {
  const isSized = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  const size: HeaderList = body === undefined || isSized ? [] : [['content-length', String(body.length)]];
  const lines = [...headers, ...size].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

/** Percent-encodes text. A lone surrogate becomes bytes that are invalid UTF-8. */
export function encodePart(text: string) {
  if (text.isWellFormed()) return encodeURIComponent(text);
  return [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');
}

const LANGUAGES = ['en', 'de-CH,de;q=0.9', 'ar', 'tr', 'fr;q=0', '*', 'x'.repeat(300), ';;q=,'];
const ODD_HEADERS: HeaderList = [
  ['accept', 'text/event-stream'],
  ['accept-encoding', 'br;q=0, gzip;q=0.5, *;q='],
  ['if-none-match', '*'],
  ['if-none-match', '"x", W/"y"'],
  ['if-modified-since', 'yesterday'],
  ['range', 'bytes=0-0,5-,-1'],
  ['origin', 'https://elsewhere.example'],
  ['origin', 'null'],
  ['cookie', 'vitrine.session_token=x.y; vitrine.session_token=%zz'],
  ['content-encoding', 'gzip'],
  ['content-language', '\u00ff\u00fe'],
  ['x-request-id', 'x'.repeat(500)],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-http-method-override', 'DELETE'],
  ['expect', '100-continue'],
  ['upgrade', 'websocket'],
  ['referer', 'http://localhost/%00'],
];

/** Returns the common headers of a request, sometimes with rare ones. */
export function commonHeaders(random: Random, host: string): HeaderList {
  const headers: HeaderList = [
    ['host', host],
    ['accept-language', random.pick(LANGUAGES)],
    // Nearly always a separate address, so that rate limits do not hide faults behind them.
    ['x-forwarded-for', `10.${random.int(256)}.${random.int(256)}.${random.int(256)}`],
  ];
  while (random.chance(0.1)) headers.push(random.pick(ODD_HEADERS));
  return headers;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'QUERY'];

/** Returns the request, in one of twelve cases with a wrong method or a truncated body. */
export function withWireFault(random: Random, request: FuzzRequest): FuzzRequest {
  const fault = random.int(48);
  if (fault < 2) return { ...request, method: random.pick(METHODS) };
  const { body } = request;
  if (fault === 2 && body && body.length > 1) {
    const headers: HeaderList = [...request.headers, ['content-length', String(body.length)]];
    return { ...request, headers, body: body.subarray(0, random.int(body.length)), hangUp: true };
  }
  if (fault === 3 && body) {
    const chunks = [`${body.length.toString(16)}\r\n`, body, body.length > 0 ? '\r\n0\r\n\r\n' : '\r\n'];
    const headers: HeaderList = [...request.headers, ['transfer-encoding', 'chunked']];
    return { ...request, headers, body: Buffer.concat(chunks.map((chunk) => Buffer.from(chunk))) };
  }
  return request;
}
