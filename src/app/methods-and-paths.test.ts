import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '#testing/addresses.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { startTestInstance } from '#testing/test-instance.ts';

describe('an unsupported method', () => {
  it('is refused with the list of supported ones', async () => {
    const { url } = await startTestInstance();
    for (const [method, path, allowed] of [
      ['POST', '/', 'GET, HEAD'],
      ['DELETE', '/setup', 'GET, HEAD'],
      ['PUT', '/favicon.svg', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['POST', '/api/openapi.json', 'GET, HEAD'],
      ['DELETE', '/api/admin/health', 'GET'],
      ['GET', '/api/auth/sign-out', 'POST'],
      ['POST', '/api/me', 'GET, PATCH, DELETE'],
    ] as const) {
      const answer = await fetch(url + path, { method });
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get('allow'), path).toBe(allowed);
      expect(await answer.json(), path).toEqual({
        code: 'METHOD_NOT_SUPPORTED',
        status: 405,
        message: 'This method isn’t supported here.',
      });
    }
    expect((await fetch(`${url}/api/auth/sign-out`, { method: 'HEAD' })).status).toBe(405);
  });

  it('is not found on a path that does not exist', async () => {
    const { url } = await startTestInstance();
    for (const [method, path] of [
      ['POST', '/nothing-here'],
      ['PATCH', '/constructor'],
      ['GET', '/api/nothing'],
      ['DELETE', '/api/nothing'],
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api/__proto__'],
    ] as const) {
      const answer = await fetch(url + path, { method });
      expect(answer.status, path).toBe(404);
      expect(await answer.json(), path).toEqual({ code: 'NOT_FOUND', status: 404, message: 'Not found.' });
    }
  });

  it('is refused even if it is unknown', async () => {
    const { port } = await startTestInstance();
    for (const method of ['TRACE', 'PROPFIND', 'BREW']) {
      const answer = await sendRaw(port, `${method} / HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      expect(answer?.status, method).toBe(405);
      expect(JSON.parse(answer?.body ?? ''), method).toMatchObject({ code: 'METHOD_NOT_SUPPORTED' });
    }
  });
});

describe('pages and files', () => {
  it('a page that does not exist gets an HTML page with the status 404', async () => {
    const { url } = await startTestInstance();
    for (const path of ['/nothing-here', '/__proto__', '/assets/nothing.js', '/.vite/manifest.json', '/index.html']) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
      const page = await answer.text();
      expect(page, path).toContain('<h1>');
      expect(page, path).toContain('href="/"');
      expect(page, path).not.toContain('<script');
    }
  });

  it('a script of the app may only send requests to the server when it runs as a worker', async () => {
    const { url } = await startTestInstance();
    const [script] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${url}/login`)).text()) ?? [];
    const answer = await fetch(url + script);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'",
    );
  });

  it('no path leads to a file outside the client build', async () => {
    const { port } = await startTestInstance();
    for (const path of [
      '/../package.json',
      '/assets/../../package.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
    ]) {
      const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      expect(answer?.status, path).toBe(404);
      expect(answer?.body, path).not.toContain('"dependencies"');
    }
  });
});

describe('HEAD', () => {
  it('responds as GET does, without the body', async () => {
    const { url, port, operator } = await startTestInstance();
    const { authorization } = operator;
    const changing = ['date', 'x-request-id', 'content-length'];
    const lasting = (headers: Record<string, string>) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      if (['a function', 'the metrics'].includes(kind)) continue;
      const ask = (method: string) =>
        sendRaw(port, `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\n\r\n`, {
          bodiless: method === 'HEAD',
        });
      const [get, head] = [await ask('GET'), await ask('HEAD')];
      expect(head?.status, kind).toBe(get?.status);
      expect(lasting(head?.headers ?? {}), kind).toEqual(lasting(get?.headers ?? {}));
      expect(Number(head?.headers['content-length']), kind).toBeGreaterThan(0);
    }
  });

  it('leaves the connection usable for the next request', async () => {
    const { port } = await startTestInstance();
    const head = 'HEAD / HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const get = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(head + get);
    const answers = await text(socket);
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    expect(answers).toMatch(/\r\n\r\nHTTP\/1\.1 200 OK[\s\S]*\{"status":"ok"\}$/);
  });
});
