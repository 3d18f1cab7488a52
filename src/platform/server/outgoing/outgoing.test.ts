import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fetchPublic, lookUpPublic } from './fetch-public.ts';
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

const LIMITS = { maxBytes: 1000, timeoutMs: 2000 };
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
    const answer = await sendOutgoing({ url, ...LIMITS, method: 'POST', headers: { authorization: 'A' }, body: 'Ada' });
    expect([answer.status, answer.headers['x-of'], answer.bytes.toString()]).toEqual([201, 'A', 'Ada']);
  });

  it('follows no redirect, so that nothing is sent to another host', async () => {
    let visits = 0;
    const other = await serve((_, response) => {
      visits += 1;
      response.end();
    });
    const url = await serve((_, response) => response.writeHead(302, { location: other.href }).end());
    expect((await sendOutgoing({ url, ...LIMITS })).status).toBe(302);
    expect(visits).toBe(0);
  });

  it('aborts an endless, a compressed and a silent response', async () => {
    const endless = await serve((_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(200)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(await fault(sendOutgoing({ url: endless, ...LIMITS }))).toBe('tooLarge');
    const compressed = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));
    expect(await fault(sendOutgoing({ url: compressed, ...LIMITS }))).toBe('unreachable');
    const silent = await serve(() => {});
    expect(await fault(sendOutgoing({ url: silent, ...LIMITS, timeoutMs: 50 }))).toBe('unreachable');
  });

  it('names neither the address nor what was sent when it fails', async () => {
    const url = new URL('http://127.0.0.1:9/?secret');
    const error = await sendOutgoing({ url, ...LIMITS, headers: { authorization: 'secret' } }).catch((one) => one);
    expect(JSON.stringify([error.message, error.stack, error.cause, error])).not.toMatch(/secret|127\.0/);
  });
});

describe('an address that others chose', () => {
  it.each([
    'http://example.com/a.png',
    'https://example.com:8443/a.png',
    'https://ada:secret@example.com/a.png',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
    'no address',
  ])('%s is not fetched', async (address) => {
    expect(await fault(fetchPublic(address, LIMITS))).toBe('forbidden');
  });

  it('is not fetched if its host resolves to this machine', async () => {
    expect(await fault(fetchPublic('https://localhost/a.png', LIMITS))).toBe('forbidden');
  });

  it.each([true, false])('resolves to all its addresses or to one (all: %s)', async (all) => {
    const answer = await new Promise((resolve) => {
      lookUpPublic('localhost', { all }, (error, addresses) =>
        resolve([(error as { fault?: string })?.fault, addresses]),
      );
    });
    expect(answer).toEqual(['forbidden', '']);
  });
});
