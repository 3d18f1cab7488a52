import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { BASE, errorOf, objectAt, shareStorage, storageOf } from '#testing/storage.ts';
import { BLOB_KEY } from '../server/blobs/blobs.ts';

const storage = shareStorage();

/** Names that would escape the folder if they were paths. */
const TRICKS = [
  '..',
  '.',
  '../../etc/passwd',
  '../../../../../../tmp/vitrine-was-here',
  'a/../../b',
  '/etc/passwd',
  '//etc/passwd',
  'a//b',
  'a/./b',
  '..\\..\\windows\\win.ini',
  'C:\\windows\\win.ini',
  'file:///etc/passwd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%252e%252e%252f',
  '%00',
  '%',
  '%zz',
  '100 % sure?',
  'a?alt=media&token=x',
  'a#b',
  'a;b=c',
  'a&name=b',
  'a+b',
  ' ',
  ' leading and trailing ',
  'trailing.',
  'trailing...',
  'trailing/.',
  'CON',
  'nul.txt',
  'aux',
  'a:stream',
  '.htaccess',
  '~root',
  '$(touch x)',
  '`touch x`',
  "'; drop table files; --",
  '_%',
  '\\',
  '"quoted"',
  '<script>alert(1)</script>',
  '\u202Etxt.exe',
  '\u200B',
  '\uFEFF',
  '\u{10FFFF}',
  '\u{10FFFF}/a',
  'Привет/日本語/العربية/עברית/🎼',
  'é',
  'e\u0301',
  '👩‍👩‍👧‍👦',
  'x'.repeat(950),
  '🎼'.repeat(200),
];

/** Names that cannot be stored as text, or that denote a folder. */
const NO_NAMES = ['', 'folder/', 'x'.repeat(1500), '🎼'.repeat(260), 'nul\0', '\0', 'a\0/../b', 'line\n', 'line\r'];

describe('a name', () => {
  it.each(TRICKS)('is stored unchanged as plain text: %j', async (name) => {
    const { at, ask, multipart, read, objectOf } = storage;
    expect(await (await multipart(name, {}, `bytes of ${name}`)).json()).toMatchObject({ name: at(name) });
    expect(await read(name)).toBe(`bytes of ${name}`);
    expect(await (await ask('GET', objectOf(name))).json()).toMatchObject({ name: at(name) });
    expect(await (await ask('PATCH', objectOf(name), {}, '{"contentLanguage":"en"}')).json()).toMatchObject({
      name: at(name),
      contentLanguage: 'en',
    });
    const list = await ask('GET', `${BASE}?prefix=${encodeURIComponent(at(''))}`);
    expect(await list.json()).toEqual({ items: [{ name: at(name), bucket: 'vitrine.local' }], prefixes: [] });
    expect((await ask('DELETE', objectOf(name))).status).toBe(204);
    expect((await ask('GET', objectOf(name))).status).toBe(404);
  });

  it.each(NO_NAMES)('that is invalid is rejected and never found: %j', async (name) => {
    const { at, ask, multipart, uploadTo } = storage;
    expect((await multipart(name, {}, 'hi')).status).toBe(400);
    const start = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
    expect((await ask('POST', uploadTo(name), start, '{}')).status).toBe(400);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const answer = await ask(method, objectAt(at(name)), {}, method === 'PATCH' ? '{}' : undefined);
      expect([method, answer.status, await errorOf(answer)]).toEqual([method, 404, 'object-not-found']);
    }
    const list = await ask('GET', `${BASE}?prefix=${encodeURIComponent(`${at(name)}/`)}&delimiter=/`);
    expect(await list.json()).toEqual({ items: [], prefixes: [] });
  });

  it.each(['/v0/b/vitrine.local/o/%', '/v0/b/vitrine.local/o/%zz', '/v0/b/vitrine.local/o/%ff%fe', '/v0/b/%ff/o'])(
    'that is malformed is rejected: %s',
    async (path) => {
      const { ask } = storage;
      const answer = await ask('GET', path);
      expect([answer.status, await errorOf(answer)]).toEqual([400, 'invalid-url']);
    },
  );

  it('may contain unencoded slashes in a URL', async () => {
    const { at, ask, multipart } = storage;
    await multipart('a/b', {}, 'hi');
    expect(await (await ask('GET', `${BASE}/${at('a/b')}?alt=media`)).text()).toBe('hi');
    expect((await ask('GET', `${BASE}/${at('a%2Fx%2F..%2Fb')}`)).status).toBe(404);
    await ask('DELETE', objectAt(at('a/b')));
  });

  it.each(['/../', '%2F..%2F', '/%2e%2e/', '%2F%2e%2e%2F', '/..%2F', '//..//', '/.%2E/', '\\..\\'])(
    'does not lead out of the caller’s own folder with %s',
    async (up) => {
      const { instance, ada } = storage;
      const other = await storageOf(instance);
      await other.multipart('secret', {}, 'Note G');
      const path = `${BASE}/users${up.includes('/') ? '/' : '%2F'}${ada.uid}${up}${other.ada.uid}/secret?alt=media`;
      const head = `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${ada.token}\r\n\r\n`;
      const answer = await sendRaw(instance.port, head);
      expect([403, 404]).toContain(answer?.status);
      expect(answer?.body).not.toContain('Note G');
    },
  );

  it('is distinct from a name that only looks alike', async () => {
    const { ask, multipart, objectOf } = storage;
    await multipart('é', {}, 'composed');
    await multipart('e', {}, 'plain');
    for (const name of ['e\u0301', 'É', 'é ', 'é.', 'é/']) {
      expect((await ask('GET', objectOf(name))).status, name).toBe(404);
    }
  });

  it('is never used on disk: bytes are stored under keys of the server', async () => {
    const { instance, multipart, startResumable } = storage;
    for (const name of TRICKS) await multipart(name, {}, name);
    await (await startResumable('../half', 9))('upload', 0, 'half');
    const paths = (await readdir(instance.kernel.dataDir, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(instance.kernel.dataDir.length + 1));
    const others = paths.filter((path) => !BLOB_KEY.test(path.replace(/^files\//, '')));
    expect(others.toSorted()).toEqual(['files/place-id', 'key']);
    expect(paths.length).toBeGreaterThan(TRICKS.length);
  });
});
