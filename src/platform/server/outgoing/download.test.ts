import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDnsServer } from '#testing/dns-server.ts';
import { download } from './download.ts';

const OPEN = { dnsServers: undefined, allowsPrivate: true, maxBytes: 1000, accept: '*/*' };
const CLOSED = { ...OPEN, allowsPrivate: false };

async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'downloaded',
    (error: { reason?: string }) => error.reason,
  );

describe('downloading from an address', () => {
  it('returns the bytes of a file, after redirects, and sends no cookies', async () => {
    let headers: object = {};
    const url = await serve((request, response) => {
      headers = request.headers;
      if (request.url === '/moved') response.writeHead(302, { location: '/file' }).end();
      else response.end('{"basics":{}}');
    });
    expect((await download(`${url}/moved`, OPEN)).toString()).toBe('{"basics":{}}');
    expect(headers).toMatchObject({ 'accept-encoding': 'identity', 'user-agent': 'Vitrine' });
    expect(headers).not.toHaveProperty('cookie');
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'https://1.1.1.1:8443/',
  ])('refuses %s', async (address) => {
    expect(await reasonOf(download(address, CLOSED))).toBe('private');
  });

  it.each(['file:///etc/passwd', 'ftp://example.org/', 'not an address', 'http://user:word@example.org/', ''])(
    'accepts only addresses of web servers: %s',
    async (address) => {
      expect(await reasonOf(download(address, CLOSED))).toBe('invalid');
    },
  );

  it.each([
    [{ A: ['10.0.0.1'] }],
    [{ A: ['1.1.1.1', '127.0.0.1'] }],
    [{ AAAA: ['fd00::1'] }],
    [{ TXT: ['nothing'] }],
  ] as const)('resolves names itself, and does not tell those of private networks from others: %j', async (zone) => {
    const dns = await startDnsServer();
    dns.set('inside.example', zone);
    expect(await reasonOf(download('https://inside.example/', { ...CLOSED, dnsServers: dns.address }))).toBe(
      'unreachable',
    );
    expect(dns.countOf('inside.example')).toBeGreaterThan(0);
  });

  it('connects to the address that it has checked, although the name changes', async () => {
    const dns = await startDnsServer();
    const url = await serve((_, response) => response.end('ok'));
    dns.set('moves.example', { A: ['127.0.0.1'] });
    const { port } = new URL(url);
    const file = await download(`http://moves.example:${port}/`, { ...OPEN, dnsServers: dns.address });
    expect([file.toString(), dns.countOf('moves.example')]).toEqual(['ok', 2]);
  });

  it.each<[what: string, reason: string, listener: RequestListener]>([
    ['a larger file than announced', 'tooLarge', (_, response) => response.end('x'.repeat(1001))],
    ['an announced size', 'tooLarge', (_, response) => response.writeHead(200, { 'content-length': 5000 }).write('x')],
    [
      'a compressed answer',
      'unreachable',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    ],
    ['a missing file', 'unreachable', (_, response) => response.writeHead(404).end()],
    ['a redirect without end', 'unreachable', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['a redirect to a file', 'invalid', (_, response) => response.writeHead(302, { location: 'file:///etc' }).end()],
    ['an answer without end', 'unreachable', (_, response) => response.writeHead(200).write('x')],
    [
      'a server that changes the protocol',
      'unreachable',
      (request) => request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    ],
    ['a server that closes the connection', 'unreachable', (request) => request.socket.destroy()],
  ])('gives up on %s', async (_, reason, listener) => {
    const url = await serve(listener);
    expect(await reasonOf(download(url, { ...OPEN, timeoutMs: 500 }))).toBe(reason);
  });
});
