import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { traverseContractProcedures } from '@orpc/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { asSuperuser } from '#testing/test-database.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { contract } from './contract.ts';

/** The name of the database that an instance works on. */
const databaseOf = ({ databaseUrl }: TestInstance) => new URL(databaseUrl).pathname.slice(1);

/** The address of the style sheet of the pages, as the first page names it. */
async function stylesheetOf(url: string) {
  const page = await (await fetch(url)).text();
  const [, path] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
  return path ?? '';
}

/** Some address of each kind that an instance answers. */
const addressesOf = async (url: string) => ({
  'a page': '/',
  'a page that does not exist': '/nothing-here',
  'a screen of the app': '/setup',
  'an answer of the API': '/api/admin/health',
  'a path of the API that does not exist': '/api/nothing',
  'the description of the API': '/api/openapi.json',
  'the reference of the API': '/api/docs',
  'an asset': await stylesheetOf(url),
  'a file of its own name': '/favicon.svg',
  'a function': '/functions/nothing',
  'the health': '/healthz',
  'the readiness': '/readyz',
  'the metrics': '/metrics',
});

/** A content security policy, as its directives. */
const policyOf = (answer: Response): Record<string, string | undefined> =>
  Object.fromEntries(
    (answer.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const blank = rule.indexOf(' ');
      return [rule.slice(0, blank), rule.slice(blank + 1)];
    }),
  );

describe('every answer', () => {
  it('tells the browser to load and do nothing that it did not name', async () => {
    const { url } = await startTestInstance();
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      const answer = await fetch(url + path);
      expect(Object.fromEntries(answer.headers), kind).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(answer.headers.has('x-powered-by'), kind).toBe(false);
      const policy = policyOf(answer);
      expect(policy, kind).toMatchObject({
        'default-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'form-action': expect.stringMatching(/^'(none|self)'$/),
      });
      expect(Object.values(policy).join(' '), kind).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  it('lets scripts run in the app alone, and only its own', async () => {
    const { url } = await startTestInstance();
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      const policy = policyOf(await fetch(url + path));
      expect(policy['script-src'], kind).toBe(kind === 'a screen of the app' ? "'self'" : undefined);
    }
  });

  it('says how long it may be kept', async () => {
    const { url } = await startTestInstance();
    for (const [kind, path] of Object.entries(await addressesOf(url))) {
      expect((await fetch(url + path)).headers.get('cache-control'), kind).toMatch(/no-store|no-cache|max-age=\d+/);
    }
  });

  it('keeps its headers when nothing has changed, and when it is refused', async () => {
    const { url } = await startTestInstance();
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const answers = [
      await fetch(url, { headers: { 'if-none-match': etag } }),
      await fetch(`${url}/api/admin/mail/test`, { method: 'POST', headers: { origin: 'https://evil.example' } }),
      await fetch(`${url}/`, { method: 'DELETE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 403, 405]);
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

describe('that browsers must come over TLS', () => {
  const demandOf = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
    const { url } = await startTestInstance(env);
    return (await fetch(url, { headers })).headers.get('strict-transport-security');
  };
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };

  it('is demanded where the instance is reached over TLS', async () => {
    expect(await demandOf({ APP_URL: 'https://vitrine.example' })).toMatch(/max-age=\d{8}/);
    expect(await demandOf({ TRUST_PROXY: '1' }, overTls)).toMatch(/max-age=\d{8}/);
  });

  it('is not demanded where it is not, nor because a visitor claims it', async () => {
    expect(await demandOf({})).toBeNull();
    expect(await demandOf({ TRUST_PROXY: '1' }, { ...overTls, 'x-forwarded-proto': 'http' })).toBeNull();
    expect(await demandOf({ TRUST_PROXY: '0' }, overTls)).toBeNull();
  });
});

describe('a method that is not for this address', () => {
  it('is refused, naming those that are', async () => {
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
        message: 'This method is not supported here.',
      });
    }
    expect((await fetch(`${url}/api/auth/sign-out`, { method: 'HEAD' })).status).toBe(405);
  });

  it('is not found, where there is nothing for any', async () => {
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
      expect(await answer.json(), path).toEqual({ code: 'NOT_FOUND', status: 404, message: 'There is nothing here.' });
    }
  });

  it('is refused also when the server has never heard of it', async () => {
    const { port } = await startTestInstance();
    for (const method of ['TRACE', 'PROPFIND', 'BREW']) {
      const answer = await sendRaw(port, `${method} / HTTP/1.1\r\nhost: localhost\r\n\r\n`);
      expect(answer?.status, method).toBe(405);
      expect(JSON.parse(answer?.body ?? ''), method).toMatchObject({ code: 'METHOD_NOT_SUPPORTED' });
    }
  });
});

describe('a page that does not exist', () => {
  it('is told as a page for people', async () => {
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

  it('leads to no file outside of the client build', async () => {
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
  it('answers as GET does, without the body', async () => {
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

  it('leaves the connection fit for the next request', async () => {
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

describe('whoever runs the instance', () => {
  it('is told that it is alive and that it can work', async () => {
    const { url } = await startTestInstance();
    const alive = await fetch(`${url}/healthz`);
    expect(alive.status).toBe(200);
    expect(await alive.json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ status: 'ok', database: 'ok', storage: 'ok' });
  });

  it('is told that it cannot work while its database is gone, and that it is alive all the same', async () => {
    const instance = await startTestInstance();
    const { url } = instance;
    const name = databaseOf(instance);
    const open = (allowed: boolean) => (client: { query(text: string): Promise<unknown> }) =>
      client.query(`alter database ${name} with allow_connections ${allowed}`);
    onTestFinished(() => asSuperuser(open(true)));
    await asSuperuser(async (client) => {
      await open(false)(client);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });
    const gone = await fetch(`${url}/readyz`);
    expect(gone.status).toBe(503);
    expect(await gone.json()).toEqual({ status: 'failing', database: 'failing', storage: 'ok' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await asSuperuser(open(true));
    expect((await fetch(`${url}/readyz`)).status, 'once it is back').toBe(200);
  });

  it('reads the metrics, by kind and never by name', async () => {
    const { url } = await startTestInstance();
    await fetch(`${url}/`);
    await fetch(`${url}/ada-lovelace`);
    const answer = await fetch(`${url}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const metrics = await answer.text();
    expect(metrics).toMatch(/vitrine_http_request_seconds_count\{kind="page",method="GET",status="200"\} \d/);
    expect(metrics).toMatch(/vitrine_http_request_seconds_count\{kind="unknown",method="GET",status="404"\} \d/);
    expect(metrics).not.toContain('lovelace');
  });

  it('alone reads them, and nobody who comes through a proxy', async () => {
    for (const TRUST_PROXY of ['0', '1']) {
      const { url } = await startTestInstance({ TRUST_PROXY });
      for (const header of ['x-forwarded-for: 127.0.0.1', 'x-forwarded-for: 203.0.113.9', 'forwarded: for=127.0.0.1']) {
        const [name = '', value = ''] = header.split(': ');
        const answer = await fetch(`${url}/metrics`, { headers: { [name]: value } });
        expect(answer.status, header).toBe(404);
        expect(await answer.json(), header).toMatchObject({ code: 'NOT_FOUND' });
      }
    }
  });
});

describe('an instance that only works off jobs', () => {
  it('answers whoever runs it, and nobody else', async () => {
    const { url } = await startTestInstance({ ROLE: 'jobs' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    for (const path of ['/', '/setup', '/api/admin/health', '/favicon.svg']) {
      const answer = await fetch(url + path);
      expect(answer.status, path).toBe(404);
      expect(await answer.json(), path).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and lists every path of the contract, with the shape of its errors', async () => {
    const { url } = await startTestInstance();
    const document = await (await fetch(`${url}/api/openapi.json`)).json();
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Vitrine' });
    const wanted: [method: string, path: string][] = [];
    traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
      const { method = 'POST', path = '' } = procedure['~orpc'].route;
      wanted.push([method.toLowerCase(), path.replace('{+', '{')]);
    });
    expect(wanted.length).toBeGreaterThan(0);
    for (const [method, path] of wanted) {
      const operation = document.paths[path]?.[method];
      expect(operation, `${method} ${path}`).toMatchObject({ summary: expect.stringMatching(/./) });
      expect(operation.responses.default.content['application/json'].schema, path).toEqual({
        $ref: '#/components/schemas/Error',
      });
    }
    expect(document.components.schemas.Error.required).toEqual(['code', 'status', 'message']);
  });

  it('can be read by people too, on a page without a script', async () => {
    const { url } = await startTestInstance();
    const answer = await fetch(`${url}/api/docs`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).not.toMatch(/<script|\son\w+=|javascript:/i);
    const { paths } = await (await fetch(`${url}/api/openapi.json`)).json();
    for (const path of Object.keys(paths)) expect(page).toContain(`/api${path}`);
  });
});

describe('the id of a request', () => {
  it('is another one each time', async () => {
    const { url } = await startTestInstance();
    const ids = await Promise.all([1, 2, 3].map(async () => (await fetch(url)).headers.get('x-request-id')));
    expect(new Set(ids).size).toBe(3);
  });

  it('is the one that our proxy gave, and nobody else', async () => {
    const headers = { 'x-request-id': 'proxy-0123456789' };
    const behind = await startTestInstance({ TRUST_PROXY: '1' });
    expect((await fetch(behind.url, { headers })).headers.get('x-request-id')).toBe('proxy-0123456789');
    const alone = await startTestInstance();
    expect((await fetch(alone.url, { headers })).headers.get('x-request-id')).not.toBe('proxy-0123456789');
  });

  it('stands in the answer to what went wrong on our side, and nothing else of it does', async () => {
    const instance = await startTestInstance();
    const { url, operator } = instance;
    await asSuperuser((client) => client.query('drop table outbox cascade'), databaseOf(instance));
    const answer = await fetch(`${url}/api/admin/mail`, { headers: operator });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 'INTERNAL_SERVER_ERROR',
      status: 500,
      message: 'Something went wrong on our side.',
      data: { requestId: answer.headers.get('x-request-id') },
    });
  });
});
