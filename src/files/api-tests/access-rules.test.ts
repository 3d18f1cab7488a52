import { beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import type { Member } from '#testing/members.ts';
import {
  BASE,
  chunkHeaders,
  errorOf,
  multipartBody,
  multipartHeaders,
  objectAt,
  shareStorage,
  startHeaders,
} from '#testing/storage.ts';

const ada = shareStorage();

type TestActor = { token?: string; uid?: string };
const actors: Record<string, TestActor> = {};
let half = '';

/** Registers a member and deactivates the account directly in the database. */
async function deactivated(): Promise<Member> {
  const { kernel } = ada.instance;
  const member = await addMember(ada.instance, { verified: false });
  await kernel.db.pool.query('update users set is_active = false where uid = $1', [member.uid]);
  return member;
}

beforeAll(async () => {
  const { instance, multipart, ask, uploadTo } = ada;
  const admin = await addAdmin(instance);
  Object.assign(actors, {
    'the owner': ada.ada,
    'another member': await addMember(instance, { verified: false }),
    'an admin': admin,
    'a deactivated member': await deactivated(),
    'a caller with a wrong token': { token: 'wrong' },
    'a signed-out caller': {},
  });
  await multipart('kept', {}, 'hi');
  const started = await ask('POST', uploadTo('half'), startHeaders(4), '{}');
  half = new URL(started.headers.get('x-goog-upload-url') ?? '').searchParams.get('upload_id') ?? '';
});

/** Operations on a name, each in a form that leaves existing files unchanged. */
const OPERATIONS: Record<string, (name: string) => [method: string, path: string, headers?: object, body?: BodyInit]> =
  {
    metadata: (name) => ['GET', objectAt(name)],
    bytes: (name) => ['GET', `${objectAt(name)}?alt=media`],
    head: (name) => ['HEAD', `${objectAt(name)}?alt=media`],
    list: (name) => ['GET', `${BASE}?prefix=${encodeURIComponent(name.replace(/[^/]*$/, ''))}&delimiter=/`],
    change: (name) => ['PATCH', objectAt(name), {}, '{}'],
    upload: (name) => [
      'POST',
      `${BASE}?name=${encodeURIComponent(name)}`,
      multipartHeaders(),
      multipartBody({ md5Hash: 'SfaKXIST7CwL9ImCHCH8Ow==' }, 'hi'),
    ],
    start: (name) => ['POST', `${BASE}?name=${encodeURIComponent(name)}`, startHeaders(2), '{}'],
    remove: (name) => ['DELETE', objectAt(name)],
  };

const own = (name: string) => () => `users/${ada.ada.uid}/${name}`;
const PATHS: Record<string, () => string> = {
  'her file': own('kept'),
  'a missing file in her folder': own('missing'),
  'a file named like her folder': () => `users/${ada.ada.uid}`,
  'a folder whose name starts with hers': () => `users/${ada.ada.uid}x/kept`,
  'her folder in capitals': () => `Users/${ada.ada.uid}/kept`,
  'her folder below another one': () => `shared/users/${ada.ada.uid}/kept`,
  'her folder with a leading slash': () => `/users/${ada.ada.uid}/kept`,
  'a folder with an empty uid': () => 'users//kept',
  'all folders': () => 'users/',
  'a folder outside of users': () => 'shared/kept',
  'the root': () => 'kept',
};

async function statusOf({ token }: TestActor, operation: string, name: string) {
  const [method, path, headers, body] = OPERATIONS[operation]?.(name) ?? ['GET', ''];
  const answer = await fetch(ada.instance.url + path, {
    method,
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Returns the response status of each operation, in the order of the table above. */
const row = async (actor: string, path: string, operations = Object.keys(OPERATIONS)) => {
  const statuses: number[] = [];
  for (const operation of operations) {
    statuses.push(await statusOf(actors[actor] ?? {}, operation, PATHS[path]?.() ?? ''));
  }
  return statuses.join(' ');
};

const REFUSED = '403 403 403 403 403 403 403 403';
const UNKNOWN = '401 401 401 401 401 401 401 401';

describe('the access rules for metadata, bytes, head, list, change, upload, start and remove', () => {
  it('allow owners everything in their own folder and nothing elsewhere', async () => {
    expect(await row('the owner', 'her file')).toBe('200 200 200 200 200 200 200 204');
    expect(await row('the owner', 'a missing file in her folder', ['metadata', 'bytes', 'change', 'remove'])).toBe(
      '404 404 404 404',
    );
    await ada.multipart('kept', {}, 'hi');
    const elsewhere = Object.keys(PATHS).slice(2);
    for (const path of elsewhere) expect([path, await row('the owner', path)]).toEqual([path, REFUSED]);
  });

  it.each([
    ['another member', REFUSED],
    ['an admin', REFUSED],
    ['a deactivated member', UNKNOWN],
    ['a caller with a wrong token', UNKNOWN],
    ['a signed-out caller', UNKNOWN],
  ])('deny %s everything without revealing which files exist', async (actor, all) => {
    for (const path of Object.keys(PATHS)) expect([path, await row(actor, path)]).toEqual([path, all]);
    expect(await ada.read('kept')).toBe('hi');
  });

  it('apply to the pieces of an upload: its URL alone grants no access', async () => {
    const upload = `${BASE}?name=x&upload_id=${half}`;
    const answers: Record<string, number[]> = {};
    for (const [actor, { token }] of Object.entries(actors)) {
      if (actor === 'the owner') continue;
      const statuses: number[] = [];
      for (const command of ['query', 'upload', 'upload, finalize', 'finalize', 'cancel', 'query']) {
        const headers = { ...chunkHeaders(command, 0), ...(token ? { authorization: `Firebase ${token}` } : {}) };
        const url = `${ada.instance.url}${BASE}?name=x&upload_id=${half}`;
        const answer = await fetch(url, {
          method: 'POST',
          headers,
          ...(command.startsWith('up') ? { body: 'ab' } : {}),
        });
        statuses.push(answer.status);
      }
      answers[actor] = statuses;
    }
    expect(answers).toEqual({
      'another member': Array(6).fill(403),
      'an admin': Array(6).fill(403),
      'a deactivated member': Array(6).fill(401),
      'a caller with a wrong token': Array(6).fill(401),
      'a signed-out caller': Array(6).fill(401),
    });
    const hers = await ada.ask('POST', upload, chunkHeaders('query', 0));
    expect(hers.headers.get('x-goog-upload-size-received')).toBe('0');
    const guess = (headers: Record<string, string>) =>
      fetch(`${ada.instance.url}${BASE}?upload_id=guessed`, { method: 'POST', headers });
    expect((await guess(chunkHeaders('query', 0))).status).toBe(401);
    expect((await guess({ ...chunkHeaders('query', 0), authorization: `Firebase ${ada.ada.token}` })).status).toBe(400);
  });

  it('allow a caller with a download token to read that file only', async () => {
    const { instance, ask, objectOf, multipart } = ada;
    await multipart('linked', {}, 'Note G');
    const token = async (name: string) => (await (await ask('GET', objectOf(name))).json()).downloadTokens;
    const get = (name: string, token: string, method = 'GET') =>
      fetch(`${instance.url}${objectOf(name)}?alt=media&token=${token}`, { method });
    expect(await (await get('linked', await token('linked'))).text()).toBe('Note G');
    for (const wrongToken of ['', 'x', '%00', await token('kept'), `${await token('linked')},`]) {
      expect((await get('linked', wrongToken)).status, wrongToken).toBe(401);
    }
    expect((await get('missing', await token('linked'))).status).toBe(401);
    expect((await get('linked', await token('linked'), 'DELETE')).status).toBe(401);
    await instance.kernel.db.pool.query(`update files set download_token = '' where name like '%/linked'`);
    expect((await get('linked', '')).status, 'after its token was revoked').toBe(401);
  });

  it('reject other buckets', async () => {
    const answer = await ada.ask('GET', '/v0/b/elsewhere/o/x');
    expect([answer.status, await errorOf(answer)]).toEqual([404, 'bucket-not-found']);
  });
});
