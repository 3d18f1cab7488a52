import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StartError } from '#platform/pure/errors.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { serve } from '#testing/serve.ts';
import { listen } from './listen.ts';

const quiet = () =>
  serve(async (_, response) => {
    response.end('fine');
  });

describe('a server', () => {
  it.each([
    ['junk', 'GET ready or not\r\n\r\n', 400, 'BAD_REQUEST'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: localhost\r\n\r\n', 405, 'METHOD_NOT_SUPPORTED'],
    [
      'a request for a tunnel',
      'CONNECT example.org:443 HTTP/1.1\r\nhost: example.org\r\n\r\n',
      405,
      'METHOD_NOT_SUPPORTED',
    ],
    ['an invalid version', 'GET / HTTP/7.7\r\nhost: localhost\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'a header that is too large',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'too many headers',
      `GET / HTTP/1.1\r\nhost: localhost\r\n${'x: 1\r\n'.repeat(120)}\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'BAD_REQUEST',
    ],
  ])('responds to %s in the format of every error, and closes the connection', async (_, bytes, status, code) => {
    const { port } = await quiet();
    const answer = await sendRaw(port, bytes);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ code, status, message: expect.stringMatching(/./) });
    expect(answer).toMatchObject({
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        connection: 'close',
      },
    });
  });

  it('responds to a request with an unknown expectation', async () => {
    const { port } = await quiet();
    const answer = await sendRaw(port, 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: a-miracle\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: 'fine' });
  });

  it('closes the connection of a refused client that keeps it open', async () => {
    const { port } = await quiet();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const lost = once(client, 'error');
    client.resume().write('JUNK\r\n\r\n');
    await once(client, 'end');
    expect(client.writable).toBe(true);
    vi.advanceTimersByTime(60_000);
    // Writing to a connection that the other side has closed fails.
    const nagging = setInterval(() => client.write('still here'), 10);
    onTestFinished(() => clearInterval(nagging));
    const [error] = await lost;
    expect(error).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) });
  });

  it('finishes running requests before it closes', async () => {
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const { promise: began, resolve: begin } = Promise.withResolvers<void>();
    const server = await listen({
      port: 0,
      host: '127.0.0.1',
      listener: async (_, response) => {
        begin();
        await finish;
        response.end('done');
      },
    });
    const answer = fetch(`http://127.0.0.1:${server.port}`);
    await began;
    const closed = server.close();
    resolve();
    expect(await (await answer).text()).toBe('done');
    await closed;
    await expect(fetch(`http://127.0.0.1:${server.port}`)).rejects.toThrow();
  });

  it('reports a port in use in one line', async () => {
    const { port } = await quiet();
    const second = listen({ port, host: '127.0.0.1', listener: async () => {} });
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`port ${port} is already in use.`);
  });
});
