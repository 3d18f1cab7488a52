import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeMetrics } from '#platform/server/metrics.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { serve } from '#testing/serve.ts';
import { AppError } from '../../pure/errors.ts';
import { type Exchange, type Handler, makeFrontController, sendError, sendJson } from './front.ts';

type Options = { handle: Handler; fail?: (exchange: Exchange, error: AppError) => Promise<void> };

/** Starts a server with the real front and a test handler. */
async function serveFront({ handle, fail = async (exchange, error) => sendError(exchange, error) }: Options) {
  const { log, lines } = recordingLog();
  const metrics = makeMetrics({
    pages: () => ({ pages: 0, bytes: 0, pagesOnDisk: 0, bytesOnDisk: 0, hits: 0, misses: 0 }),
    connections: () => ({ total: 0, idle: 0, waiting: 0 }),
  });
  const kindOf = () => 'test';
  const listener = makeFrontController({
    handle,
    fail,
    kindOf,
    appUrl: 'http://localhost',
    trustedProxies: 0,
    metrics,
    log,
  });
  return { ...(await serve(listener)), lines, metrics };
}

const sendOk: Handler = async ({ request, response }) => sendJson(request, response, 200, { fine: true });

type PendingHandler = PromiseWithResolvers<unknown>;

async function* zeros() {
  for (;;) yield Buffer.alloc(1000);
}

describe('the front controller', () => {
  it('responds to an unexpected error with the request id of its log line', async () => {
    const { url, lines } = await serveFront({
      handle: async () => {
        throw new Error('the shelf fell down');
      },
    });
    const answer = await fetch(`${url}/cv?name=Ada`);
    const requestId = answer.headers.get('x-request-id');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'Something went wrong on our side. Try again later.',
      data: { requestId },
    });
    const [failed] = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed');
    expect(failed).toMatchObject({ requestId, kind: 'test', err: { message: 'the shelf fell down' } });
  });

  it('logs neither expected errors nor the requested URL', async () => {
    const { url, lines } = await serveFront({
      handle: async () => {
        throw new AppError('NOT_FOUND');
      },
    });
    expect((await fetch(`${url}/ada-lovelace?email=ada@example.org`)).status).toBe(404);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(lines.join()).not.toMatch(/ada/i);
  });

  it('sends Retry-After with every 503, whichever handler responds', async () => {
    const fails = [
      undefined,
      async ({ request, response }: Exchange, error: AppError) => sendJson(request, response, error.status, {}),
    ];
    for (const fail of fails) {
      const handle = async () => {
        throw new AppError('SERVICE_UNAVAILABLE');
      };
      const { url } = await serveFront({ handle, ...(fail ? { fail } : {}) });
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    }
  });

  it.each([
    ['before it begins', true],
    ['half way', false],
  ])('logs no error if the client leaves a download %s', async (_, isEarly) => {
    const [arrived, left, handled] = [0, 1, 2].map(() => Promise.withResolvers<unknown>()) as [
      PendingHandler,
      PendingHandler,
      PendingHandler,
    ];
    const { url, lines } = await serveFront({
      handle: async ({ response }) => {
        response.on('close', left.resolve);
        arrived.resolve(undefined);
        if (isEarly) await left.promise;
        const sending = pipeline(Readable.from(zeros()), response);
        sending.catch(handled.resolve);
        await sending;
      },
    });
    const leaving = new AbortController();
    const answer = fetch(url, { signal: leaving.signal });
    await (isEarly ? arrived.promise : answer.then(({ body }) => body?.getReader().read()));
    leaving.abort();
    await answer.catch(() => {});
    expect(await handled.promise).toMatchObject({ code: expect.stringContaining('ERR_STREAM') });
    await new Promise(setImmediate);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('keeps running if sending an error fails too', async () => {
    const { url, lines } = await serveFront({
      handle: async () => {
        throw new AppError('NOT_FOUND');
      },
      fail: async () => {
        throw new Error('no words left');
      },
    });
    const answer = await fetch(url);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', status: 500 });
    expect(lines.join()).toContain('no words left');
    expect((await fetch(url)).status).toBe(500);
  });

  it('aborts a response that fails half way, so that it does not look complete', async () => {
    const { url } = await serveFront({
      handle: async ({ response }) => {
        response.writeHead(200, { 'content-length': 100 }).write('half of ');
        throw new Error('out of paper');
      },
    });
    await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  });

  it('counts each request by its kind, method and status', async () => {
    const { url, metrics } = await serveFront({ handle: sendOk });
    await fetch(url);
    await fetch(url, { method: 'POST' });
    const text = await metrics.registry.metrics();
    expect(text).toContain('vitrine_http_request_seconds_count{kind="test",method="GET",status="200"} 1');
    expect(text).toContain('vitrine_http_request_seconds_count{kind="test",method="POST",status="200"} 1');
  });

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: a.example\r\nhost: b.example\r\n\r\n'],
    ['an invalid path', 'GET //[ HTTP/1.1\r\nhost: a.example\r\n\r\n'],
  ])('refuses a request with %s', async (_, bytes) => {
    const { port } = await serveFront({ handle: sendOk });
    const answer = await sendRaw(port, bytes);
    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      code: 'BAD_REQUEST',
      status: 400,
      message: 'This request isn’t valid.',
    });
  });

  it('accepts an HTTP/1.0 request without a host', async () => {
    const { port } = await serveFront({ handle: sendOk });
    expect((await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n'))?.status).toBe(200);
  });

  it('accepts a URL of 8192 characters and none that is longer', async () => {
    const { url } = await serveFront({ handle: sendOk });
    expect((await fetch(`${url}/${'x'.repeat(8191)}`)).status).toBe(200);
    const answer = await fetch(`${url}/${'x'.repeat(8192)}`);
    expect(answer.status).toBe(414);
    expect(await answer.json()).toMatchObject({ code: 'URI_TOO_LONG' });
  });
});

describe('a body that is not read', () => {
  const refusing: Handler = async () => {
    throw new AppError('FORBIDDEN');
  };

  it('does not keep the client from reading the response, even after all of it is sent', async () => {
    const { port } = await serveFront({ handle: refusing });
    const body = Buffer.alloc(20 * 1024 * 1024, 'x');
    const head = `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n`;
    const answer = await sendRaw(port, Buffer.concat([Buffer.from(head), body]), { deafUntilSent: true });
    expect(answer?.status).toBe(403);
    expect(answer?.headers.connection).toBe('close');
  });

  it('gets an immediate response if it never ends, and its connection is closed later', async () => {
    const { port } = await serveFront({ handle: refusing });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = connect(port, '127.0.0.1');
    client.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nx');
    const [answer] = await once(client, 'data');
    expect(String(answer)).toContain('403');
    const closed = once(client, 'close');
    vi.advanceTimersByTime(60_000);
    await closed;
  });
});
