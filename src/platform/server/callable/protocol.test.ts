import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, ERRORS, type ErrorCode, tooManyRequests } from '#platform/pure/errors.ts';
import { makeFrontController } from '#platform/server/http/front.ts';
import { makeMetrics } from '#platform/server/metrics.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { runs } from '#testing/runs.ts';
import { serve } from '#testing/serve.ts';
import { callable, makeCallables, sendCallableError } from './protocol.ts';

const INT64 = 'type.googleapis.com/google.protobuf.Int64Value';
const UINT64 = 'type.googleapis.com/google.protobuf.UInt64Value';

const functions = {
  echo: callable(z.unknown(), async (_, data) => data),
  forget: callable(z.unknown(), async () => undefined),
  greet: callable(z.strictObject({ name: z.string().max(20), times: z.int().optional() }), async (_, { name }) => ({
    greeting: `Hello, ${name}`,
    at: new Date(0),
  })),
  fail: callable(z.enum(Object.keys(ERRORS) as ErrorCode[]), async (_, code) => {
    throw new AppError(code);
  }),
  hurry: callable(z.unknown(), async () => {
    throw tooManyRequests(30);
  }),
  break: callable(z.unknown(), async () => {
    throw new Error('the password of the shelf is "sesame"');
  }),
  unspeakable: callable(z.unknown(), async () => 10n),
};

/** Starts a server with these functions, each under its name. */
async function serveFunctions() {
  const { log, lines } = recordingLog();
  const callables = makeCallables({ functions, log });
  const listener = makeFrontController({
    handle: (exchange) => callables(exchange.visit.path.slice(1))(exchange),
    fail: async (exchange, error) => sendCallableError(exchange, error),
    kindOf: () => 'callable',
    appUrl: 'http://localhost',
    trustedProxies: 0,
    metrics: makeMetrics({
      pages: () => ({ pages: 0, bytes: 0, pagesOnDisk: 0, bytesOnDisk: 0, hits: 0, misses: 0 }),
      connections: () => ({ total: 0, idle: 0, waiting: 0 }),
    }),
    log,
  });
  const { url } = await serve(listener);
  const send = (name: string, body: string | undefined, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(`${url}/${name}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return {
    lines,
    send,
    /** Calls a function as the client does; returns the status and the body. */
    call: async (name: string, data: unknown, headers: Record<string, string> = {}) => {
      const answer = await send(name, JSON.stringify({ data }), headers);
      return { status: answer.status, answer, body: await answer.json() };
    },
    /** Calls a function with an event stream; returns the events. */
    stream: async (name: string, body: string) => {
      const answer = await send(name, body, { accept: 'text/event-stream' });
      const text = await answer.text();
      const events = text.split('\n').filter((line) => line.startsWith('data: '));
      return { status: answer.status, answer, text, events: events.map((line) => JSON.parse(line.slice(6))) };
    },
  };
}

const badRequest = { error: { status: 'INVALID_ARGUMENT', message: expect.stringMatching(/./) } };

describe('a callable function', () => {
  it('returns its result as JSON', async () => {
    const { call } = await serveFunctions();
    const { status, answer, body } = await call('greet', { name: 'Ada' });
    expect(status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ result: { greeting: 'Hello, Ada', at: '1970-01-01T00:00:00.000Z' } });
  });

  it.each([null, false, 0, '', 'text', [], {}, [1, [2, { three: null }]]])(
    'receives the data %j unchanged',
    async (data) => {
      const { call } = await serveFunctions();
      expect((await call('echo', data)).body).toEqual({ result: data });
    },
  );

  it('without a return value responds with the result null', async () => {
    const { call } = await serveFunctions();
    expect((await call('forget', null)).body).toEqual({ result: null });
  });

  it.each([
    ['no data', '{}'],
    ['data under another name', '{"Data":1}'],
    ['a key besides the data', '{"data":1,"more":2}'],
    ['a key that names a prototype', '{"data":1,"__proto__":{}}'],
    ['a list', '[{"data":1}]'],
    ['a text', '"data"'],
    ['null', 'null'],
    ['nothing', ''],
    ['invalid JSON', '{"data":'],
  ])('refuses a body of %s', async (_, body) => {
    const { send } = await serveFunctions();
    const answer = await send('echo', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(badRequest);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses the method %s', async (method) => {
    const { send } = await serveFunctions();
    const answer = await send('echo', method === 'GET' ? undefined : '{"data":1}', {}, method);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(badRequest);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'refuses the type %s',
    async (type) => {
      const { send } = await serveFunctions();
      const answer = await send('echo', '{"data":1}', { 'content-type': type });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual(badRequest);
    },
  );

  it('accepts JSON with a charset', async () => {
    const { send } = await serveFunctions();
    const answer = await send('echo', '{"data":1}', { 'content-type': 'application/json; charset=utf-8' });
    expect(await answer.json()).toEqual({ result: 1 });
  });

  it.each(['nobody', '__proto__', 'constructor', 'toString', 'echo%20', 'ECHO'])(
    'that does not exist, such as %s, is not found',
    async (name) => {
      const { call } = await serveFunctions();
      const { status, body } = await call(name, null);
      expect(status).toBe(404);
      expect(body).toEqual({ error: { status: 'NOT_FOUND', message: 'Not found.' } });
    },
  );

  it('names the invalid fields of its data', async () => {
    const { call } = await serveFunctions();
    const { status, body } = await call('greet', { name: 7, nick: 'A' });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: {
        status: 'INVALID_ARGUMENT',
        message: 'Fix the highlighted fields',
        details: {
          fields: [
            { path: 'name', message: 'This value has the wrong type' },
            { path: 'nick', message: 'This field doesn’t exist' },
          ],
        },
      },
    });
    // An object whose `length` cannot be compared with a number.
    expect((await call('greet', { name: { length: { toString: null } } })).status).toBe(400);
    expect((await call('greet', {})).body.error.details.fields).toEqual([
      { path: 'name', message: 'Fill in this field' },
    ]);
  });

  it('reports a body that is too large as an invalid argument', async () => {
    const { call } = await serveFunctions();
    const { status, body } = await call('echo', 'x'.repeat(1024 * 1024));
    expect(status).toBe(400);
    expect(body.error.status).toBe('INVALID_ARGUMENT');
    expect(body.error.message).toContain('1,048,576');
  });

  it('refuses a request with a cookie from another site', async () => {
    const { call } = await serveFunctions();
    const { status, body } = await call('echo', 1, { origin: 'https://evil.example', cookie: 'session=1' });
    expect(status).toBe(403);
    expect(body).toEqual({ error: { status: 'PERMISSION_DENIED', message: 'The request came from another site.' } });
  });
});

describe('64-bit integers', () => {
  it.each([
    [{ '@type': INT64, value: '42' }, 42],
    [{ '@type': UINT64, value: '9007199254740991' }, 9007199254740991],
    [{ '@type': INT64, value: '-7' }, -7],
    [[{ deep: [{ '@type': INT64, value: '1' }, 2] }], [{ deep: [1, 2] }]],
    [
      { '@type': '', value: '1' },
      { '@type': '', value: '1' },
    ],
    [{ '@type': null }, { '@type': null }],
  ])('in %j are decoded to %j', async (data, decoded) => {
    const { call } = await serveFunctions();
    expect((await call('echo', data)).body).toEqual({ result: decoded });
  });

  it.each([
    { '@type': INT64, value: 'many' },
    { '@type': INT64, value: 42 },
    { '@type': INT64 },
    { '@type': 'type.googleapis.com/google.protobuf.Duration', value: '1' },
    { '@type': 7, value: '1' },
    { '@type': { toString: null }, value: '1' },
    [[{ '@type': 'unknown', value: '1' }]],
  ])('are refused in the form %j', async (data) => {
    const { call } = await serveFunctions();
    const { status, body } = await call('echo', data);
    expect(status).toBe(400);
    expect(body).toEqual(badRequest);
  });
});

describe('an error of a callable function', () => {
  it.each([
    ['BAD_REQUEST', 400, 'INVALID_ARGUMENT'],
    ['UNAUTHORIZED', 401, 'UNAUTHENTICATED'],
    ['FORBIDDEN', 403, 'PERMISSION_DENIED'],
    ['NOT_FOUND', 404, 'NOT_FOUND'],
    ['CONFLICT', 409, 'ABORTED'],
    ['QUOTA_EXCEEDED', 429, 'RESOURCE_EXHAUSTED'],
    ['CLIENT_CLOSED_REQUEST', 499, 'CANCELLED'],
    ['NOT_IMPLEMENTED', 501, 'UNIMPLEMENTED'],
    ['SERVICE_UNAVAILABLE', 503, 'UNAVAILABLE'],
    ['TIMEOUT', 504, 'DEADLINE_EXCEEDED'],
  ])('%s is sent as %i %s', async (code, http, status) => {
    const { call } = await serveFunctions();
    const { status: actualStatus, body } = await call('fail', code);
    expect(actualStatus).toBe(http);
    expect(body.error).toMatchObject({ status, message: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it('states how long to wait after too many calls', async () => {
    const { call } = await serveFunctions();
    const { status, body } = await call('hurry', null);
    expect(status).toBe(429);
    expect(body.error).toEqual({
      status: 'RESOURCE_EXHAUSTED',
      message: 'Too many attempts. Try again in 30 seconds.',
      details: { retryAfter: 30 },
    });
  });

  it.each(['break', 'unspeakable'])(
    'that is unexpected (%s) is sent as INTERNAL with only the request id',
    async (name) => {
      const { call, lines } = await serveFunctions();
      const { status, answer, body } = await call(name, null);
      const requestId = answer.headers.get('x-request-id');
      expect(status).toBe(500);
      expect(body).toEqual({ error: { status: 'INTERNAL', message: 'INTERNAL', details: { requestId } } });
      const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
      expect(failures).toMatchObject([{ requestId }]);
      expect(lines.join()).not.toContain('sesame');
    },
  );
});

describe('a client that streams', () => {
  it('receives the result as one event', async () => {
    const { stream } = await serveFunctions();
    const { status, answer, text } = await stream('greet', '{"data":{"name":"Ada"}}');
    expect(status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(text).toBe('data: {"result":{"greeting":"Hello, Ada","at":"1970-01-01T00:00:00.000Z"}}\n\n');
  });

  it.each([
    ['a function that does not exist', 'nobody', '{"data":1}', 'NOT_FOUND'],
    ['a body that is not JSON', 'echo', '{"data":', 'INVALID_ARGUMENT'],
    ['invalid data', 'greet', '{"data":{}}', 'INVALID_ARGUMENT'],
    ['an expected error', 'fail', '{"data":"UNAUTHORIZED"}', 'UNAUTHENTICATED'],
    ['an unexpected error', 'break', '{"data":1}', 'INTERNAL'],
    ['a result that cannot be serialized', 'unspeakable', '{"data":1}', 'INTERNAL'],
    ['a body that is too large', 'echo', `{"data":"${'x'.repeat(1024 * 1024)}"}`, 'INVALID_ARGUMENT'],
  ])('receives %s as an event too, because it ignores the status', async (_, name, body, status) => {
    const { stream } = await serveFunctions();
    const { status: actualStatus, events } = await stream(name, body);
    expect(actualStatus).toBe(200);
    expect(events).toEqual([{ error: expect.objectContaining({ status, message: expect.stringMatching(/./) }) }]);
  });

  it('receives a text with line breaks on one line', async () => {
    const { stream } = await serveFunctions();
    const { events, text } = await stream('echo', JSON.stringify({ data: 'one\ntwo\r\n\u2028three' }));
    expect(events).toEqual([{ result: 'one\ntwo\r\n\u2028three' }]);
    expect(text.trimEnd()).not.toContain('\n');
  });
});

describe('any data sent to a callable function', () => {
  it('gets a result or a refusal, never a server error', async () => {
    const { send } = await serveFunctions();
    const key = fc.constantFrom('@type', 'value', 'name', 'times', 'length', 'toString', 'valueOf', '__proto__', 'a');
    const leaf = fc.constantFrom('null', '1', '"Ada"', '[]', '{}', `"${INT64}"`, '"1"', '1e999', '"\\ud800"');
    const { json } = fc.letrec<{ json: string }>((tie) => ({
      json: fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        leaf,
        fc.array(tie('json'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
        fc
          .array(fc.tuple(key, tie('json')), { maxLength: 4 })
          .map((entries) => `{${entries.map(([name, value]) => `"${name}":${value}`).join(',')}}`),
      ),
    }));
    const property = fc.asyncProperty(fc.constantFrom('echo', 'greet', 'fail'), json, async (name, data) => {
      const answer = await send(name, `{"data":${data}}`);
      expect(answer.status, data).toBeLessThan(500);
      expect(Object.keys(await answer.json()), data).toEqual([answer.status === 200 ? 'result' : 'error']);
    });
    await fc.assert(property, { numRuns: runs(400) });
  });
});
