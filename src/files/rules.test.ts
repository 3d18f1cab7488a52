import { describe, expect, it } from 'vitest';
import { registerMember } from '#testing/members.ts';
import { BASE, errorOf, openStorage } from '#testing/storage.ts';
import { sweepLoose } from './server/sweep.ts';

describe('the rules', () => {
  it('hold for each path, actor and operation', async () => {
    const { instance, ada, multipart } = await openStorage();
    await multipart('kept', {}, 'hi');
    const other = await registerMember(instance, { verified: false });
    const actors = { owner: ada.token, 'another member': other.token, nobody: undefined };
    const paths = {
      'an own file': `users/${ada.uid}/kept`,
      'a missing file': `users/${ada.uid}/missing`,
      'no folder of a member': 'shared/kept',
      'the root': 'kept',
    };
    const table: Record<string, Record<string, string>> = {};
    for (const [actor, token] of Object.entries(actors)) {
      for (const [path, name] of Object.entries(paths)) {
        const ask = async (method: string, target: string, body?: string) => {
          const headers = {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            'content-type': 'multipart/related; boundary=B',
          };
          return (await fetch(instance.url + target, { method, headers, ...(body ? { body } : {}) })).status;
        };
        const object = `${BASE}/${encodeURIComponent(name)}`;
        const folder = name.slice(0, name.lastIndexOf('/') + 1);
        const row = table[actor] ?? {};
        table[actor] = row;
        row[path] = [
          await ask('GET', object),
          await ask('GET', `${object}?alt=media`),
          await ask('PATCH', object, '{}'),
          await ask('GET', `${BASE}?prefix=${encodeURIComponent(folder)}&delimiter=/`),
          actor === 'owner' ? '-' : await ask('POST', `${BASE}?name=${encodeURIComponent(name)}`, 'x'),
          actor === 'owner' ? '-' : await ask('DELETE', object),
        ].join(' ');
      }
    }
    const refused = '403 403 403 403 403 403';
    const unknown = '401 401 401 401 401 401';
    expect(table).toEqual({
      owner: {
        'an own file': '200 200 200 200 - -',
        'a missing file': '404 404 404 200 - -',
        'no folder of a member': '403 403 403 403 - -',
        'the root': '403 403 403 403 - -',
      },
      'another member': {
        'an own file': refused,
        'a missing file': refused,
        'no folder of a member': refused,
        'the root': refused,
      },
      nobody: {
        'an own file': unknown,
        'a missing file': unknown,
        'no folder of a member': unknown,
        'the root': unknown,
      },
    });
  });

  it('know no other bucket', async () => {
    const { ask } = await openStorage();
    const answer = await ask('GET', '/v0/b/elsewhere/o/x');
    expect([answer.status, await errorOf(answer)]).toEqual([404, 'bucket-not-found']);
  });

  it('let a browser of another site in with a token of its own', async () => {
    const { ask, objectOf } = await openStorage();
    const asked = await ask('OPTIONS', objectOf('x'), { origin: 'https://elsewhere.example' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    const refused = await ask('GET', objectOf('x'), { origin: 'https://elsewhere.example' });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });
});

describe('the bytes', () => {
  it('go with what spoke of them: a file replaced, deleted, given up, or the whole account', async () => {
    const { instance, ada, multipart, startPieces, ask, objectOf } = await openStorage();
    const { blobs } = instance.files;
    const sweep = () => sweepLoose(instance.files);
    const count = async () => {
      let found = 0;
      for await (const _ of blobs.list()) found += 1;
      return found;
    };
    await multipart('a', {}, 'one');
    await multipart('a', {}, 'two');
    await multipart('b', {}, 'three');
    await (await startPieces('c', 9))('upload', 0, 'four');
    expect(await count()).toBe(4);
    await sweep();
    expect(await count()).toBe(3);
    await ask('DELETE', objectOf('b'));
    await sweep();
    expect(await count()).toBe(2);
    await ada.call('DELETE', '/api/me');
    await sweep();
    expect(await count()).toBe(0);
  });
});
