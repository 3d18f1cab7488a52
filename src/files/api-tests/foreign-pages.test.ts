import { beforeAll, describe, expect, it } from 'vitest';
import { BASE, multipartBody, multipartHeaders, shareStorage, startHeaders } from '#testing/storage.ts';

const storage = shareStorage();

const ORIGIN = 'https://app.example';
/** Returns whether a browser lets a script of another site read the response. */
const readable = ({ headers }: Response) => headers.get('access-control-allow-origin') === '*';
const listed = ({ headers }: Response, name: string) => (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);

const fetchFrom = (path: string, request: RequestInit = {}) =>
  fetch(storage.instance.url + path, { ...request, headers: { origin: ORIGIN, ...request.headers } });

/** Sends the preflight of a browser for a request that a form could not send. */
const preflight = (path: string, method: string, headers: string) =>
  fetchFrom(path, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

let bearer = {};
beforeAll(async () => {
  bearer = { authorization: `Firebase ${storage.ada.token}` };
  await storage.multipart('kept', {}, '0123456789');
});

const CALL = '/functions/sendWelcomeEmail';
const call = (path: string, headers: Record<string, string> = {}, body = '{"data":{}}') =>
  fetchFrom(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('a browser at another site', () => {
  it.each([
    ['GET', 'authorization,x-firebase-storage-version'],
    ['GET', 'authorization,range,x-firebase-appcheck,x-firebase-storage-version'],
    ['POST', 'authorization,content-type,x-firebase-storage-version,x-goog-upload-protocol'],
    [
      'POST',
      'authorization,content-type,x-goog-upload-command,x-goog-upload-header-content-length,x-goog-upload-header-content-type,x-goog-upload-protocol',
    ],
    ['POST', 'authorization,x-firebase-gmpid,x-goog-upload-command,x-goog-upload-offset'],
    ['PATCH', 'authorization,content-type'],
    ['DELETE', 'authorization'],
  ])('may %s files with the headers %s', async (method, headers) => {
    for (const path of [BASE, storage.objectOf('kept'), '/v0/b/elsewhere/o/x']) {
      const answer = await preflight(path, method, headers);
      expect([answer.status, readable(answer)]).toEqual([204, true]);
      expect(listed(answer, 'access-control-allow-methods')).toContain(method.toLowerCase());
      expect(listed(answer, 'access-control-allow-headers')).toEqual(expect.arrayContaining(headers.split(',')));
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it.each([CALL, '/vitrine/us-central1/sendWelcomeEmail', '/functions/nobody'])('may call %s', async (path) => {
    const headers = 'authorization,content-type,firebase-instance-id-token,x-firebase-appcheck';
    const answer = await preflight(path, 'POST', headers);
    expect([answer.status, readable(answer)]).toEqual([204, true]);
    expect(listed(answer, 'access-control-allow-methods')).toContain('post');
    expect(listed(answer, 'access-control-allow-headers')).toEqual(expect.arrayContaining(headers.split(',')));
  });

  it('reads the response headers of a resumable upload', async () => {
    const path = `${BASE}?name=${encodeURIComponent(storage.at('large'))}`;
    const answer = await fetchFrom(path, { method: 'POST', headers: { ...bearer, ...startHeaders(4) }, body: '{}' });
    expect([answer.status, readable(answer)]).toEqual([200, true]);
    for (const name of ['x-goog-upload-status', 'x-goog-upload-url', 'x-goog-upload-size-received']) {
      expect(listed(answer, 'access-control-expose-headers')).toContain(name);
    }
  });

  it('reads bytes with a session token or a download token', async () => {
    const { downloadTokens } = await (await storage.ask('GET', storage.objectOf('kept'))).json();
    for (const [query, headers] of [
      ['', { ...bearer, range: 'bytes=0-3' }],
      [`&token=${downloadTokens}`, {}],
    ] as const) {
      const answer = await fetchFrom(`${storage.objectOf('kept')}?alt=media${query}`, { headers });
      expect([readable(answer), (await answer.text()).slice(0, 4)]).toEqual([true, '0123']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  const upload = (headers: Record<string, string>) => () =>
    fetchFrom(`${BASE}?name=${encodeURIComponent(storage.at('x'))}`, {
      method: 'POST',
      headers: { ...multipartHeaders(), ...headers },
      body: multipartBody({}, 'hi'),
    });
  const object = (method: string, headers: () => object, name = 'kept') => {
    return () => fetchFrom(storage.objectOf(name), { method, headers: { ...headers() } });
  };
  it.each<[string, number, () => Promise<Response>]>([
    ['a missing file', 404, object('GET', () => bearer, 'missing')],
    ['a signed-out read', 401, object('GET', () => ({}))],
    ['a signed-out deletion', 401, object('DELETE', () => ({}))],
    ['a signed-out upload', 401, upload({})],
    ['a wrong token', 401, upload({ authorization: 'Firebase wrong' })],
    ['an upload with a cookie', 403, upload({ cookie: 'vitrine.session_token=x' })],
    ['another bucket', 404, () => fetchFrom('/v0/b/elsewhere/o/x', { headers: bearer })],
    ['a malformed path', 400, () => fetchFrom('/v0/b/vitrine.local/o/%zz', { headers: bearer })],
    ['a path that is too long', 414, () => fetchFrom(`/v0/${'x'.repeat(9000)}`, { headers: bearer })],
    ['an unknown method', 400, object('PUT', () => bearer)],
    [
      'a signed-out call of a function',
      401,
      () => call(CALL, {}, '{"data":{"email":"ada@example.org","displayName":""}}'),
    ],
    ['an invalid call', 400, () => call('/functions/sendPasswordResetEmail')],
    ['an unknown function', 404, () => call('/functions/nobody')],
    ['a call with a cookie', 403, () => call(CALL, { cookie: 'vitrine.session_token=x' })],
  ])('reads the reason of a refusal: %s', async (_, status, ask) => {
    const answer = await ask();
    expect([answer.status, readable(answer)]).toEqual([status, true]);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringMatching(/./) } });
  });

  it('reads a refusal as an event if it requests a stream', async () => {
    const answer = await call('/functions/nobody', { accept: 'text/event-stream' });
    expect([answer.status, readable(answer)]).toEqual([200, true]);
    expect(await answer.text()).toMatch(/^data: \{"error":\{"status":"NOT_FOUND"/);
  });

  it('may call functions that need no token, and has no access to other paths', async () => {
    const reset = await call('/functions/sendPasswordResetEmail', {}, '{"data":{"email":"nobody@example.org"}}');
    expect([reset.status, await reset.json()]).toEqual([200, { result: { success: true } }]);
    for (const path of ['/api/me', '/api/auth/sign-in/email', '/healthz', '/']) {
      const preflightResponse = await preflight(path, 'POST', 'content-type');
      expect([path, readable(preflightResponse)]).toEqual([path, false]);
    }
    const signIn = await call('/api/auth/sign-in/email', {}, '{"email":"ada@example.org","password":"x"}');
    expect([signIn.status, readable(signIn)]).toEqual([403, false]);
  });
});
