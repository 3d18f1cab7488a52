import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

/** These tests send requests as a script outside the project would, without any of our client code. */
const instance = shareTestInstance();

const ada = newPerson();
let uid = '';
let token = '';
let cookie = '';

const json = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(instance.url + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

beforeAll(async () => {
  const answer = await json('POST', '/api/auth/sign-up/email', ada);
  token = answer.headers.get('set-auth-token') ?? '';
  const body = await answer.json();
  uid = body.user.uid;
  expect(answer.status).toBe(200);
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});

const bucket = '/v0/b/vitrine.local/o';
const path = (name: string) => `${bucket}/${encodeURIComponent(`users/${uid}/${name}`)}`;
const upload = (name: string, bytes: string, headers: Record<string, string>) =>
  fetch(`${instance.url}${bucket}?name=${encodeURIComponent(`users/${uid}/${name}`)}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/related; boundary=cut', 'x-goog-upload-protocol': 'multipart', ...headers },
    body: `--cut\r\ncontent-type: application/json\r\n\r\n{"contentType":"text/plain"}\r\n--cut\r\ncontent-type: text/plain\r\n\r\n${bytes}\r\n--cut--`,
  });
const bearer = () => ({ authorization: `Bearer ${token}` });

describe('a script that uses plain HTTP', () => {
  it('can authenticate with the token of each sign-in method, as Bearer and as Firebase', async () => {
    const { email, username, password } = ada;
    await upload('known', 'hi', bearer());
    for (const [method, who] of [
      ['email', { email, password }],
      ['username', { username, password }],
    ] as const) {
      const answer = await json('POST', `/api/auth/sign-in/${method}`, who);
      const tokens = [answer.headers.get('set-auth-token'), (await answer.json()).token];
      for (const credential of tokens) {
        for (const scheme of ['Bearer', 'Firebase', 'bearer', 'firebase']) {
          const response = await json('GET', path('known'), undefined, { authorization: `${scheme} ${credential}` });
          expect([method, scheme, response.status]).toEqual([method, scheme, 200]);
        }
      }
    }
  });

  it('stores, describes, lists, changes, reads and deletes a file', async () => {
    const created = await upload('poems/eins.txt', 'Note G', bearer());
    expect(created.status).toBe(200);
    const resource = await created.json();
    expect(resource).toEqual({
      name: `users/${uid}/poems/eins.txt`,
      bucket: 'vitrine.local',
      generation: expect.stringMatching(/^\d{16}$/),
      metageneration: '1',
      contentType: 'text/plain',
      timeCreated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated: resource.timeCreated,
      size: '6',
      md5Hash: createHash('md5').update('Note G').digest('base64'),
      contentEncoding: 'identity',
      contentDisposition: 'inline',
      downloadTokens: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(await (await json('GET', path('poems/eins.txt'), undefined, bearer())).json()).toEqual(resource);
    const folder = encodeURIComponent(`users/${uid}/`);
    const list = await json('GET', `${bucket}?prefix=${folder}&delimiter=/&maxResults=1`, undefined, bearer());
    const { nextPageToken, ...first } = await list.json();
    expect(first).toEqual({ prefixes: [], items: [{ name: `users/${uid}/known`, bucket: 'vitrine.local' }] });
    const rest = `${bucket}?prefix=${folder}&delimiter=/&pageToken=${encodeURIComponent(nextPageToken)}`;
    expect(await (await json('GET', rest, undefined, bearer())).json()).toEqual({
      prefixes: [`users/${uid}/poems/`],
      items: [],
    });
    const change = await json('PATCH', path('poems/eins.txt'), { cacheControl: 'no-cache', unknown: 1 }, bearer());
    expect(await change.json()).toMatchObject({ cacheControl: 'no-cache', metageneration: '2' });
    const read = await json('GET', `${path('poems/eins.txt')}?alt=media&token=${resource.downloadTokens}`);
    expect([read.status, await read.text(), read.headers.get('cache-control')]).toEqual([200, 'Note G', 'no-cache']);
    expect((await json('DELETE', path('poems/eins.txt'), undefined, bearer())).status).toBe(204);
    expect((await json('GET', path('poems/eins.txt'), undefined, bearer())).status).toBe(404);
  });

  it('can write with a cookie only from the instance’s own pages, and with a token from anywhere', async () => {
    expect((await upload('a', 'hi', { cookie, origin: instance.url })).status).toBe(200);
    for (const origin of [{}, { origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
      expect((await upload('a', 'hi', { cookie, ...origin })).status).toBe(403);
      expect((await json('DELETE', path('a'), undefined, { cookie, ...origin })).status).toBe(403);
      expect((await upload('a', 'hi', { ...bearer(), ...origin })).status).toBe(200);
    }
    expect((await json('GET', path('a'), undefined, { cookie })).status).toBe(200);
  });

  it.each<[string, () => string, Record<string, string> | undefined, number, string]>([
    ['GET', () => path('a'), {}, 401, 'unauthenticated'],
    ['GET', () => path('a'), { authorization: 'Bearer wrong' }, 401, 'unauthenticated'],
    ['GET', () => `${bucket}/users%2Fsomebody%2Fa`, undefined, 403, 'unauthorized'],
    ['GET', () => path('nothing'), undefined, 404, 'object-not-found'],
    ['GET', () => '/v0/b/other/o/a', undefined, 404, 'bucket-not-found'],
    ['GET', () => '/v0/', undefined, 404, 'bucket-not-found'],
    [
      'GET',
      () => `${bucket}?prefix=${encodeURIComponent(`users/${uid}/`)}&maxResults=0`,
      undefined,
      400,
      'invalid-argument',
    ],
    [
      'GET',
      () => `${bucket}?prefix=${encodeURIComponent(`users/${uid}/`)}&maxResults=1001`,
      undefined,
      400,
      'invalid-argument',
    ],
    [
      'GET',
      () => `${bucket}?prefix=${encodeURIComponent(`users/${uid}/`)}&maxResults=x`,
      undefined,
      400,
      'invalid-argument',
    ],
    [
      'GET',
      () => `${bucket}?prefix=${encodeURIComponent(`users/${uid}/`)}&pageToken=x`,
      undefined,
      400,
      'invalid-argument',
    ],
    ['PUT', () => path('a'), undefined, 400, 'invalid-argument'],
    ['DELETE', () => bucket, undefined, 400, 'invalid-argument'],
  ])('gets errors in the format of the service (%#)', async (method, pathOf, headers, status, code) => {
    const answer = await json(method, pathOf(), undefined, headers ?? bearer());
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: { code, status, message: expect.stringMatching(/^\S.*\.$/) } },
    ]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
