import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendOutgoing } from './outgoing-request.ts';

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const limits = (milliseconds = 2000) => ({ maxBytes: 1000, signal: AbortSignal.timeout(milliseconds) });
const fault = (request: Promise<unknown>) =>
  request.then(
    () => 'none',
    (error) => error.fault,
  );

describe('a request to a host of the operator', () => {
  it('returns the status, the headers and the body', async () => {
    const url = await serve((request, response) => {
      response.writeHead(201, { 'x-of': request.headers.authorization });
      request.pipe(response);
    });
    const answer = await sendOutgoing({
      url,
      ...limits(),
      method: 'POST',
      headers: { authorization: 'A' },
      body: 'Ada',
    });
    expect([answer.status, answer.headers['x-of'], answer.bytes.toString()]).toEqual([201, 'A', 'Ada']);
  });

  it('follows no redirect, so that nothing is sent to another host', async () => {
    let visits = 0;
    const other = await serve((_, response) => {
      visits += 1;
      response.end();
    });
    const url = await serve((_, response) => response.writeHead(302, { location: other.href }).end());
    expect((await sendOutgoing({ url, ...limits() })).status).toBe(302);
    expect(visits).toBe(0);
  });

  it('aborts an endless, a compressed and a silent response', async () => {
    const endless = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(200)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fault(sendOutgoing({ url: endless, ...limits() }))).toBe('tooLarge');
    const compressed = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
    expect(await fault(sendOutgoing({ url: compressed, ...limits() }))).toBe('unreachable');
    const silent = await serve(() => {});
    expect(await fault(sendOutgoing({ url: silent, ...limits(50) }))).toBe('unreachable');
  });

  it('names neither the address nor what was sent when it fails', async () => {
    const url = new URL('http://127.0.0.1:9/?secret');
    const error = await sendOutgoing({ url, ...limits(), headers: { authorization: 'secret' } }).catch((one) => one);
    expect(JSON.stringify([error.message, error.stack, error.cause, error])).not.toMatch(/secret|127\.0/);
  });
});
