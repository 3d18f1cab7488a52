import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { serve } from '#testing/serve.ts';
import { FunctionsError } from '../../pure/callable/functions-error.ts';
import { callFunction, type FunctionCall } from './client.ts';

type ReceivedRequest = {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
};
type CannedResponse = { status?: number; body?: string } | ((response: ServerResponse) => void);

/** Starts a server that always gives one answer and records its requests. */
async function serveResponse(answer: CannedResponse = { body: '{"result":null}' }) {
  const requests: ReceivedRequest[] = [];
  const { url } = await serve(async (request, response) => {
    requests.push({ method: request.method, path: request.url, headers: request.headers, body: await text(request) });
    if (typeof answer === 'function') answer(response);
    else response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body);
  });
  const call = (data?: unknown, more: Partial<FunctionCall> = {}) =>
    callFunction({ origin: url, projectId: 'vitrine', name: 'greet', ...more }, data);
  return { url, requests, call };
}

const serveJson = (body: unknown, status = 200) => serveResponse({ status, body: JSON.stringify(body) });

/** Returns the error that a call fails with. */
async function failure(calling: Promise<unknown>): Promise<FunctionsError> {
  const error = await calling.then(
    (result) => expect.fail(`answered ${JSON.stringify(result)}`),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FunctionsError);
  return error as FunctionsError;
}

describe('a call', () => {
  it('sends its data by POST to the function’s path in its project and region', async () => {
    const { requests, call } = await serveResponse();
    await call({ name: 'Ada' });
    await call({ name: 'Ada' }, { region: 'europe-west1' });
    const [first, second] = requests;
    expect(first).toMatchObject({
      method: 'POST',
      path: '/vitrine/us-central1/greet',
      headers: { 'content-type': 'application/json' },
      body: '{"data":{"name":"Ada"}}',
    });
    expect(second?.path).toBe('/vitrine/europe-west1/greet');
  });

  it.each(['/functions', '/functions/'])('supports a custom base URL, such as %s', async (path) => {
    const { url, requests } = await serveResponse();
    await callFunction({ base: url + path, name: 'greet' });
    expect(requests[0]?.path).toBe('/functions/greet');
  });

  it('sends the tokens that identify the caller', async () => {
    const { requests, call } = await serveResponse();
    await call(null, { token: 'who', appCheckToken: 'which app', messagingToken: 'where to' });
    expect(requests[0]?.headers).toMatchObject({
      authorization: 'Bearer who',
      'x-firebase-appcheck': 'which app',
      'firebase-instance-id-token': 'where to',
    });
  });

  it('sends no header for a missing token', async () => {
    const { requests, call } = await serveResponse();
    await call(null, { token: '', appCheckToken: undefined });
    expect(Object.keys(requests[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/authorization|appcheck|instance-id/)]),
    );
  });

  it.each([
    [undefined, null],
    [null, null],
    [0, 0],
    [-1.5, -1.5],
    ['text', 'text'],
    [false, false],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [
      [1, undefined, [new Date(0)]],
      [1, null, ['1970-01-01T00:00:00.000Z']],
    ],
    [
      { a: undefined, b: { c: null } },
      { a: null, b: { c: null } },
    ],
    [Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }), { own: 2 }],
    [() => 1, {}],
    [new Map([[1, 2]]), {}],
    [new Set([1]), {}],
  ])('sends %j as %j', async (data, sent) => {
    const { requests, call } = await serveResponse();
    await call(data);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ data: sent });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 10n, { deep: [Number.NaN] }, Symbol('sign')])(
    'rejects %s without sending anything',
    async (data) => {
      const { requests, call } = await serveResponse();
      await expect(call(data)).rejects.toThrow('Data cannot be encoded in JSON');
      await expect(call(data)).rejects.not.toBeInstanceOf(FunctionsError);
      expect(requests).toEqual([]);
    },
  );
});

const INT64 = 'type.googleapis.com/google.protobuf.Int64Value';
const UINT64 = 'type.googleapis.com/google.protobuf.UInt64Value';

describe('a response', () => {
  it.each([
    [{ data: { greeting: 'Hello' } }, { greeting: 'Hello' }],
    [{ result: { greeting: 'Hello' } }, { greeting: 'Hello' }],
    [{ data: 1, result: 2 }, 1],
    [{ data: null, result: 2 }, null],
    [{ data: false }, false],
    [{ result: 0 }, 0],
    [{ result: '' }, ''],
    [{ data: null }, null],
    [{ error: { status: 'OK' }, result: 1 }, 1],
    [{ error: { message: 'never mind' }, result: 1 }, 1],
  ])('with %j resolves to %j', async (body, result) => {
    const { call } = await serveJson(body);
    expect(await call()).toEqual(result);
  });

  it('with any success status is a success', async () => {
    const { call } = await serveJson({ result: 1 }, 201);
    expect(await call()).toBe(1);
  });

  it.each([
    [{ '@type': INT64, value: '-42' }, -42],
    [{ deep: [{ '@type': UINT64, value: '9007199254740991' }] }, { deep: [9007199254740991] }],
    [
      { '@type': '', value: '1' },
      { '@type': '', value: '1' },
    ],
  ])('has its 64-bit integers unwrapped: %j', async (result, read) => {
    const { call } = await serveJson({ result });
    expect(await call()).toEqual(read);
  });

  it.each([
    { '@type': INT64, value: 'many' },
    { '@type': INT64 },
    { '@type': 'type.googleapis.com/google.protobuf.Duration', value: '1' },
    { '@type': 7, value: '1' },
  ])('that cannot be decoded, such as %j, is a plain error', async (result) => {
    const { call } = await serveJson({ result });
    await expect(call()).rejects.toThrow('Data cannot be decoded from JSON');
    await expect(call()).rejects.not.toBeInstanceOf(FunctionsError);
  });

  it.each(['{}', '{"Data":1}', '[]', '"text"', '7', '{"error":null}', '{"error":{"status":"OK"}}'])(
    'with %s is missing its data',
    async (body) => {
      const { call } = await serveResponse({ body });
      const { code, message } = await failure(call());
      expect({ code, message }).toEqual({ code: 'internal', message: 'Response is missing data field.' });
    },
  );

  it.each(['', 'null', 'false', '0', '{"data":', '<html>'])('with "%s" is invalid', async (body) => {
    const { call } = await serveResponse({ body });
    const { code, message } = await failure(call());
    expect({ code, message }).toEqual({ code: 'internal', message: 'Response is not valid JSON object.' });
  });

  it('without a body is invalid', async () => {
    const { call } = await serveResponse({ status: 204 });
    expect((await failure(call())).message).toBe('Response is not valid JSON object.');
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'invalid-argument'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [404, 'not-found'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [499, 'cancelled'],
    [500, 'internal'],
    [501, 'unimplemented'],
    [503, 'unavailable'],
    [504, 'deadline-exceeded'],
    [300, 'unknown'],
    [402, 'unknown'],
    [405, 'unknown'],
    [412, 'unknown'],
    [413, 'unknown'],
    [422, 'unknown'],
    [502, 'unknown'],
    [599, 'unknown'],
  ])('with only the HTTP status %i has the code %s', async (status, code) => {
    for (const body of ['', '<html>', '{}', '{"result":1}', '{"error":"no"}']) {
      const { call } = await serveResponse({ status, body });
      const error = await failure(call());
      expect({ code: error.code, message: error.message, details: error.details }).toEqual({ code, message: code });
    }
  });

  it.each([
    ['CANCELLED', 'cancelled'],
    ['UNKNOWN', 'unknown'],
    ['INVALID_ARGUMENT', 'invalid-argument'],
    ['DEADLINE_EXCEEDED', 'deadline-exceeded'],
    ['NOT_FOUND', 'not-found'],
    ['ALREADY_EXISTS', 'already-exists'],
    ['PERMISSION_DENIED', 'permission-denied'],
    ['UNAUTHENTICATED', 'unauthenticated'],
    ['RESOURCE_EXHAUSTED', 'resource-exhausted'],
    ['FAILED_PRECONDITION', 'failed-precondition'],
    ['ABORTED', 'aborted'],
    ['OUT_OF_RANGE', 'out-of-range'],
    ['UNIMPLEMENTED', 'unimplemented'],
    ['INTERNAL', 'internal'],
    ['UNAVAILABLE', 'unavailable'],
    ['DATA_LOSS', 'data-loss'],
  ])('with the status word %s has the code %s, whatever the HTTP status', async (word, code) => {
    for (const status of [200, 400, 500, 502]) {
      const { call } = await serveJson({ error: { status: word, message: 'No, thank you.' }, result: 1 }, status);
      expect(await failure(call())).toMatchObject({ code, message: 'No, thank you.' });
    }
  });

  it('without a message uses its status word', async () => {
    const { call } = await serveJson({ error: { status: 'NOT_FOUND' } }, 404);
    expect(await failure(call())).toMatchObject({ code: 'not-found', message: 'NOT_FOUND' });
  });

  it('without a status word has its own message and the code of the HTTP status', async () => {
    const { call } = await serveJson({ error: { message: 'Slowly, please.' } }, 429);
    expect(await failure(call())).toMatchObject({ code: 'resource-exhausted', message: 'Slowly, please.' });
  });

  it.each(['not_found', 'NOT-FOUND', 'NOPE', '', 'CONSTRUCTOR'])('with the word "%s" is internal', async (word) => {
    const { call } = await serveJson({ error: { status: word, message: 'no' } }, 404);
    expect(await failure(call())).toMatchObject({ code: 'internal', message: `Unknown backend error status: ${word}` });
  });

  it('has its details, decoded if possible', async () => {
    const details = { fields: [{ path: 'email' }], limit: { '@type': INT64, value: '5' } };
    const { call } = await serveJson({ error: { status: 'INVALID_ARGUMENT', message: 'no', details } }, 400);
    expect((await failure(call())).details).toEqual({ fields: [{ path: 'email' }], limit: 5 });
    const raw = { limit: { '@type': INT64, value: 'many' } };
    const other = await serveJson({ error: { status: 'ABORTED', message: 'no', details: raw } }, 409);
    expect((await failure(other.call())).details).toEqual(raw);
  });

  it('is a FunctionsError', async () => {
    const { call } = await serveJson({}, 404);
    const error = await failure(call());
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('FunctionsError: not-found');
  });
});

describe('a function that cannot be reached', () => {
  it('fails as internal if nothing listens', async () => {
    const call = callFunction({ origin: 'http://127.0.0.1:1', projectId: 'vitrine', name: 'greet' });
    expect(await failure(call)).toMatchObject({ code: 'internal', message: 'internal' });
  });

  it('fails as internal if the connection breaks', async () => {
    const { call } = await serveResponse((response) => response.destroy());
    expect((await failure(call())).code).toBe('internal');
    const broken = await serveResponse((response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"result":', () => response.destroy());
    });
    expect((await failure(broken.call())).code).toBe('internal');
  });

  it('fails as deadline-exceeded after the timeout', async () => {
    const { call } = await serveResponse(() => {});
    const error = await failure(call(null, { timeoutMs: 50 }));
    expect(error).toMatchObject({ code: 'deadline-exceeded', message: 'deadline-exceeded' });
  });

  it('fails as deadline-exceeded if its response does not end in time', async () => {
    const { call } = await serveResponse((response) => void response.writeHead(200).write('{"result":'));
    expect((await failure(call(null, { timeoutMs: 50 }))).code).toBe('deadline-exceeded');
  });

  it('is waited for 70 seconds by default and with the timeout 0', async ({ onTestFinished }) => {
    const requestedMs: number[] = [];
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => {
      requestedMs.push(milliseconds);
      return timeout.call(AbortSignal, milliseconds);
    };
    onTestFinished(() => {
      AbortSignal.timeout = timeout;
    });
    const { call } = await serveResponse();
    await call();
    await call(null, { timeoutMs: 0 });
    await call(null, { timeoutMs: 5000 });
    expect(requestedMs).toEqual([70_000, 70_000, 5000]);
  });
});
