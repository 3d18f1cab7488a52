import { METHODS } from 'node:http';
import { traverseContractProcedures } from '@orpc/server';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { ERRORS } from '#platform/pure/errors.ts';
import { eventLoopDelayMs } from '#testing/event-loop-delay.ts';
import { watchHealth } from '#testing/heavy-work.ts';
import { startProduct } from '#testing/product.ts';
import { type RawResponse, sendRaw } from '#testing/raw-http.ts';
import { contract } from './contract.ts';

/** The longest event loop delay in milliseconds that malformed requests may cause. */
const LOOP_MS = 200;
/** How often the same requests are sent: a delay that they cause recurs; one that a busy machine causes does not. */
const MEASUREMENTS = 3;

/**
 * The allowed kinds of responses: the requested content or a redirect to it on this site, the API's error, a callable
 * function's error, or a page.
 */
type ResponseShape = 'answer' | 'error' | 'callable' | 'page';
type Attempt = { bytes: Buffer; shapes: ResponseShape[]; bodiless?: boolean; hangUp?: boolean };
type RawRequest = {
  method?: string;
  target: string;
  headers?: [name: string, value: string][];
  body?: string | Buffer;
};

type Endpoint = { method: string; path: string; fields: string[] };

/** Every endpoint of the contract, with its fields. */
const API: Endpoint[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
  const { route, inputSchema } = procedure['~orpc'];
  const fields = inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : [];
  API.push({ method: route.method ?? 'POST', path: `/api${route.path?.replace(/\{\+?\w+\}/g, 'x')}`, fields });
});
const FUNCTIONS: Endpoint[] = ['/functions/x', '/vitrine/us-central1/x'].map((path) => ({
  method: 'POST',
  path,
  fields: ['data'],
}));
const ENDPOINTS = [...API, ...FUNCTIONS];
const WRITTEN_TO = ENDPOINTS.filter(({ method }) => method !== 'GET');
const FIELDS = ENDPOINTS.flatMap((endpoint) => endpoint.fields.map((field) => ({ ...endpoint, field })));

const errorShape = z.strictObject({
  code: z.enum(Object.keys(ERRORS) as (keyof typeof ERRORS)[]),
  status: z.int(),
  message: z.string().min(1),
  data: z.record(z.string(), z.unknown()).optional(),
});
const callableShape = z.strictObject({
  error: z.strictObject({
    status: z.enum(Object.values(ERRORS).map(({ callable }) => callable)),
    message: z.string().min(1),
    details: z.unknown().optional(),
  }),
});

function parseOrUndefined(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function shapeOf({ status, headers, body }: RawResponse): ResponseShape | undefined {
  if (status < 300) return 'answer';
  if (status < 400) return /^\/(?![/\\])/.test(headers.location ?? '/') ? 'answer' : undefined;
  if (headers['content-type']?.startsWith('text/html')) return body.includes('<h1>') ? 'page' : undefined;
  const value = parseOrUndefined(body);
  if (errorShape.safeParse(value).data?.status === status) return 'error';
  return callableShape.safeParse(value).success ? 'callable' : undefined;
}

const shapesAt = (target: string): ResponseShape[] => {
  if (target.startsWith('/api/')) return ['answer', 'error'];
  if (FUNCTIONS.some(({ path }) => target.startsWith(path))) return ['answer', 'callable'];
  return ['answer', 'error', 'callable', 'page'];
};

const JSON_TYPE: [string, string] = ['content-type', 'application/json'];

function bytesOf({ method = 'GET', target, headers = [], body }: RawRequest) {
  const length: [string, string][] = body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))]];
  const lines = [['host', 'localhost'], ...headers, ...length].map(([name, value]) => `${name}: ${value}`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return body === undefined ? head : Buffer.concat([head, Buffer.from(body)]);
}

const attempt = (request: RawRequest): Attempt => ({
  bytes: bytesOf(request),
  shapes: shapesAt(request.target),
  bodiless: request.method === 'HEAD',
});

const write = ({ method, path }: Pick<Endpoint, 'method' | 'path'>, body: string | Buffer) =>
  attempt({ method, target: path, headers: [JSON_TYPE], body });
const post = (path: string, body: string) => write({ method: 'POST', path }, body);

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON', 'then', 'hasOwnProperty'),
  fc.constantFrom('@type', 'value', 'data', 'to', '', '0', 'length'),
  fc.string(),
);
const leaf = fc.oneof(
  fc.constantFrom('null', 'true', '0', '-1', '1e400', '9007199254740993', '""', '"\\u0000"', '"\\ud800"', '" "'),
  fc.constantFrom('"nobody@example.org"', '"type.googleapis.com/google.protobuf.Int64Value"', '"queued"'),
  fc.json({ maxDepth: 1 }),
);
/** JSON text, including keys that JavaScript object literals cannot have. */
const { json } = fc.letrec<{ json: string; list: string; object: string }>((tie) => ({
  json: fc.oneof({ maxDepth: 4, depthSize: 'small' }, leaf, tie('list'), tie('object')),
  list: fc.array(tie('json'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
  object: fc
    .array(fc.tuple(hostileKey, tie('json')), { maxLength: 4 })
    .map((entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
}));
const brokenJson = fc
  .tuple(json, fc.nat(), fc.constantFrom('', ',', '}', '"', '\\', '\u0000', '\ufeff', 'NaN', "'", '//'))
  .map(([text, at, mark]) => text.slice(0, at % (text.length + 1)) + mark);

const written = fc.constantFrom(...WRITTEN_TO);
const endpoint = fc.constantFrom(...ENDPOINTS);
const characters = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCharCode(code));
const visible = fc.string({ unit: characters(0x21, 0x7e), maxLength: 30 });
const headerText = fc.string({ unit: characters(0x20, 0xff), maxLength: 60 });

const odd = (pieces: readonly string[], maxLength: number) =>
  fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, visible), { maxLength });
const ODD_QUERY =
  '& = [ ] [] ? % %zz %ff %00 %c0%af + . __proto__ constructor prototype limit cursor state length toString 0 1 9999 queued'.split(
    ' ',
  );
const ODD_PATH =
  '/ // . .. %2e%2e %2F %5c %00 %zz % %ff %c0%af \\ ; : @ # [ ] ? api admin mail health functions x vitrine us-central1 __proto__ constructor assets index.html .vite setup'.split(
    ' ',
  );

const anyMethod = fc.oneof(fc.constantFrom(...METHODS, 'get', 'PosT'), visible);
const cursor = json.map((value) => Buffer.from(value).toString('base64url'));
const queryValue = fc.oneof(fc.string(), leaf, cursor, cursor).map(encodeURIComponent);

const HEADERS =
  'accept accept-encoding accept-language authorization connection content-encoding content-type cookie expect forwarded host if-none-match origin range te trailer upgrade via x-forwarded-for x-forwarded-host x-request-id'.split(
    ' ',
  );
const oddHeader = fc.oneof(
  fc.tuple(fc.constantFrom(...HEADERS), headerText),
  fc.tuple(visible, headerText),
  fc.tuple(
    fc.constant('content-length'),
    fc.constantFrom('-1', 'abc', '1e3', '0x2', '', '1, 2', '+1', '2000000', '99999999999999999999'),
  ),
  fc.tuple(fc.constant('transfer-encoding'), fc.constantFrom('gzip', 'chunked, gzip', 'identity', 'x', 'chunked,')),
  fc.tuple(fc.constant('content-type'), fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'json', '*')),
  fc.tuple(fc.constant('accept'), fc.constant('text/event-stream')),
);

const TWENTY_MEGABYTES = 20 * 1024 * 1024;

const cursorOf = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');

/** Requests that once got a wrong response. */
const REGRESSIONS = [
  // Lengths that cannot be compared with a number.
  post('/api/admin/mail/test', '{"to":{"length":{"toString":[]}}}'),
  attempt({ target: '/api/admin/mail?cursor[length][x]=1' }),
  // A cursor that does not belong to this list.
  attempt({ target: `/api/admin/mail?cursor=${cursorOf(['not an id'])}` }),
  attempt({ target: `/api/admin/mail?cursor=${cursorOf(['\u0000'])}` }),
  // Requests that the parser would refuse without a response.
  { bytes: Buffer.from('GET /api/admin/health HTTP/1.1\r\n\r\n'), shapes: ['error'] },
  attempt({ target: '/api/admin/health', headers: [['expect', 'a-miracle']] }),
  { bytes: Buffer.from('CONNECT example.org:443 HTTP/1.1\r\nhost: localhost\r\n\r\n'), shapes: ['error'] },
  // Requests that are refused before they reach a function.
  post(`/functions/${'x'.repeat(9000)}`, '{"data":1}'),
] satisfies Attempt[];

/** The kinds of malformed requests, with the number of attempts. */
const ATTEMPTS_BY_KIND: Record<string, { runs: number; attempts: fc.Arbitrary<Attempt> }> = {
  'a request that once got a wrong response': { runs: 100, attempts: fc.constantFrom(...REGRESSIONS) },
  'a body that is not JSON': {
    runs: 300,
    attempts: fc
      .tuple(written, fc.oneof(brokenJson, fc.string({ unit: 'binary' })))
      .map(([to, body]) => write(to, body)),
  },
  'a body that is not text': {
    runs: 150,
    attempts: fc
      .tuple(written, fc.uint8Array({ maxLength: 60 }), fc.boolean())
      .map(([to, bytes, quoted]) =>
        write(to, quoted ? Buffer.concat([Buffer.from('{"data":"'), bytes, Buffer.from('"}')]) : Buffer.from(bytes)),
      ),
  },
  'a body with dangerous keys': {
    runs: 300,
    attempts: fc
      .tuple(written, json, fc.constantFrom('data', 'to', undefined))
      .map(([to, value, key]) => write(to, key === undefined ? value : `{"${key}":${value}}`)),
  },
  'a field of the wrong type': {
    runs: 400,
    attempts: fc
      .tuple(fc.constantFrom(...FIELDS), json, fc.constantFrom('', '[]', '[x]', '[0]', '[length][x]'), queryValue)
      .map(([{ field, ...to }, value, inside, text]) =>
        to.method === 'GET'
          ? attempt({ target: `${to.path}?${field}${inside}=${text}` })
          : write(to, `{${to.fields.map((other) => `"${other}":${other === field ? value : '"x"'}`).join(',')}}`),
      ),
  },
  'an odd query': {
    runs: 250,
    attempts: fc
      .tuple(endpoint, odd(ODD_QUERY, 12))
      .map(([{ method, path }, pieces]) => attempt({ method, target: `${path}?${pieces.join('')}` })),
  },
  'an odd path': {
    runs: 250,
    attempts: odd(ODD_PATH, 8).map((pieces) => ({
      ...attempt({ target: `/${pieces.join('')}` }),
      shapes: ['answer', 'error', 'callable', 'page'],
    })),
  },
  'a URL that is too long': {
    runs: 40,
    attempts: fc
      .tuple(endpoint, fc.constantFrom('?', '/', '?a='), fc.integer({ min: 9000, max: 60_000 }))
      .map(([{ method, path }, mark, length]) => ({
        bytes: bytesOf({ method, target: `${path}${mark}${'x'.repeat(length)}`, body: '' }),
        shapes: ['error', 'callable'],
      })),
  },
  'any method': {
    runs: 200,
    attempts: fc
      .tuple(fc.oneof(endpoint, fc.constantFrom({ path: '/' }, { path: '/nothing' })), anyMethod)
      .map(([{ path }, method]) => ({
        ...attempt({ method, target: path, body: '' }),
        shapes: ['answer', 'error', 'callable', 'page'],
      })),
  },
  'an invalid request line': {
    runs: 200,
    attempts: fc
      .oneof(
        fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
        fc.tuple(visible, visible, visible).map((words) => Buffer.from(`x${words.join(' ')}`)),
        fc
          .constantFrom('GET', 'GET /', 'GET / HTTP/', 'GET / HTTP/9.9', 'GET  HTTP/1.1', 'PRI * HTTP/2.0')
          .map(Buffer.from),
      )
      .filter(([first]) => first !== 0x0a && first !== 0x0d)
      .map((line) => ({
        bytes: Buffer.concat([line, Buffer.from('\r\n\r\n')]),
        // HTTP/0.9 has only `GET /`.
        shapes: ['answer', 'error'],
        hangUp: true,
      })),
  },
  'odd headers': {
    runs: 400,
    attempts: fc
      .tuple(endpoint, fc.array(oddHeader, { minLength: 1, maxLength: 4 }))
      .map(([{ method, path }, headers]) => {
        const { bytes } = attempt({ method, target: path, headers });
        // A request that the parser refuses never reaches the function, so the error has the API's shape.
        return { bytes, shapes: ['answer', 'error', 'callable'] };
      }),
  },
  'too many headers': {
    runs: 40,
    attempts: fc.tuple(endpoint, fc.integer({ min: 101, max: 3000 })).map(([{ path }, count]) => ({
      bytes: bytesOf({
        target: path,
        headers: Array.from({ length: count }, (_, n): [string, string] => [`x${n % 7}`, '1']),
      }),
      shapes: ['error'],
    })),
  },
  'headers that are too large': {
    runs: 40,
    attempts: fc
      .tuple(endpoint, fc.constantFrom('cookie', 'accept', 'x'), fc.integer({ min: 17_000, max: 400_000 }))
      .map(([{ path }, name, length]) => ({
        bytes: bytesOf({ target: path, headers: [[name, 'x'.repeat(length)]] }),
        shapes: ['error'],
      })),
  },
  'a body that nests deeply': {
    runs: 60,
    attempts: fc
      .tuple(
        written,
        fc.integer({ min: 60, max: 60_000 }),
        fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"data":', '}]']),
        fc.boolean(),
      )
      .map(([to, depth, [open = '', close = ''], closed]) =>
        write(to, `{"data":${open.repeat(depth)}1${closed ? close.repeat(depth) : ''}}`),
      ),
  },
  'a body that ends too soon': {
    runs: 40,
    attempts: fc.tuple(written, fc.integer({ min: 1, max: 40 })).map(([to, missing]) => ({
      bytes: write(to, `{"data":"${'x'.repeat(40)}"}`).bytes.subarray(0, -missing),
      shapes: ['error'],
      hangUp: true,
    })),
  },
  'a body of 20 MB': {
    runs: 6,
    attempts: fc.tuple(written, fc.boolean()).map(([to, chunked]) => {
      const body = Buffer.alloc(TWENTY_MEGABYTES, ' ');
      if (!chunked) return write(to, body);
      const headers: RawRequest['headers'] = [JSON_TYPE, ['transfer-encoding', 'chunked']];
      const head = bytesOf({ method: to.method, target: to.path, headers });
      const size = Buffer.from(`${TWENTY_MEGABYTES.toString(16)}\r\n`);
      return {
        bytes: Buffer.concat([head, size, body, Buffer.from('\r\n0\r\n\r\n')]),
        shapes: ['error', 'callable'],
      };
    }),
  },
};

describe('malformed requests', () => {
  it('are refused in the format of their kind, and never make the instance fail', { timeout: 120_000 }, async () => {
    // A separate process, so that the test's own work does not count as the instance's.
    const product = await startProduct();
    onTestFinished(async () => void (await product.stop()));
    const port = Number(new URL(product.url).port);
    const authorization = `${SET_UP_SCHEME} ${product.setUpLink.split('#')[1]}`;
    await eventLoopDelayMs(product);
    const health = watchHealth(product);
    // Fields are validated only in the operator's requests; other requests are refused earlier.
    const signed = ({ bytes }: Attempt) => {
      const mark = '\r\nhost: localhost\r\n';
      const at = bytes.indexOf(mark);
      const line = Buffer.from(`${mark}authorization: ${authorization}\r\n`);
      if (at < 0 || bytes.includes('\r\nauthorization: ')) return bytes;
      return Buffer.concat([bytes.subarray(0, at), line, bytes.subarray(at + mark.length)]);
    };

    for (const [kind, { runs, attempts }] of Object.entries(ATTEMPTS_BY_KIND)) {
      const property = fc.asyncProperty(attempts, async (tried) => {
        const answer = await sendRaw(port, signed(tried), tried);
        const story = `${kind}: ${JSON.stringify(tried.bytes.toString('latin1', 0, 500))} got ${answer?.status} ${answer?.body}`;
        expect(answer?.status, story).toBeLessThan(500);
        if (answer && !tried.bodiless) expect(tried.shapes, story).toContain(shapeOf(answer));
      });
      const seed = Math.trunc(Math.random() * 2 ** 31);
      const delays: number[] = [];
      do {
        await fc.assert(property, { numRuns: runs, seed });
        delays.push(await eventLoopDelayMs(product));
      } while (Math.min(...delays) >= LOOP_MS && delays.length < MEASUREMENTS);
      expect(Math.min(...delays), `event loop during ${kind}, seed ${seed}`).toBeLessThan(LOOP_MS);
    }
    // Fails if any response was not 200.
    await health.stop();
    expect(Object.values(ATTEMPTS_BY_KIND).reduce((total, { runs }) => total + runs, 0)).toBeGreaterThanOrEqual(2000);
  });
});
