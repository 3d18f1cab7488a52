import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { type Member, registerMember } from '#testing/members.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeZip, renamedInZip, withManyFiles, withWrongSize } from '#testing/zip.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const MANIFEST = { format: 'vitrine-export', version: 1 };
const profile = (fields: object) => ({ displayName: 'Ada King', profile: fields });
const MEGABYTE = 1024 * 1024;

const upload = (member: Member, bytes: Uint8Array, type = 'application/zip') =>
  member.call('POST', '/api/me/import', bytes, { 'content-type': type });
const document = async ({ call }: Member) => (await call('GET', '/api/me')).body;
/**
 * Expects that the uploaded file, which is kept on disk during the request, is deleted with the response or shortly
 * after.
 */
const expectNothingLeft = () =>
  eventually(async () => expect(await readdir(join(instance.kernel.dataDir, 'uploads')).catch(() => [])).toEqual([]));

const NO_EXPORT = {
  code: 'BAD_REQUEST',
  status: 400,
  message: 'This file isn’t a Vitrine export. Choose the ZIP file you downloaded from Vitrine.',
};

describe('a file that is no export', () => {
  it.each<[what: string, make: () => Promise<Buffer> | Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['noise', () => randomBytes(5000)],
    ['a text', () => Buffer.from('{"format":"vitrine-export","version":1}')],
    ['the beginning of a ZIP', async () => (await makeZip({ 'vitrine.json': MANIFEST })).subarray(0, 60)],
    ['a ZIP cut short', async () => (await makeZip({ 'vitrine.json': MANIFEST })).subarray(0, -10)],
    ['an empty ZIP', () => makeZip({})],
    ['a ZIP of something else', () => makeZip({ 'hello.txt': 'hello' })],
    ['a manifest that is no JSON', () => makeZip({ 'vitrine.json': '{"format":' })],
    ['a manifest of null', () => makeZip({ 'vitrine.json': null })],
    ['a manifest in a folder', () => makeZip({ 'export/vitrine.json': MANIFEST })],
    ['another format', () => makeZip({ 'vitrine.json': { format: 'other', version: 1 } })],
    ['a version of the future', () => makeZip({ 'vitrine.json': { ...MANIFEST, version: 2 } })],
    ['a version that is a text', () => makeZip({ 'vitrine.json': { ...MANIFEST, version: '1' } })],
    ['a manifest that swells', () => makeZip({ 'vitrine.json': ' '.repeat(9 * MEGABYTE) + JSON.stringify(MANIFEST) })],
    ['a way out of the folder', async () => makeTraversalZip('../../../etc/x')],
    ['a way out of the folder, after Windows', async () => makeTraversalZip('..\\..\\..\\etc\\x')],
    ['a place on the disk', async () => makeTraversalZip('/etc/cron.d/xx')],
    ['a place on a Windows disk', async () => makeTraversalZip('C:\\Windows\\xxx')],
    ['many thousand files', () => thousands(20_000)],
    [
      'a list of files that fills the memory',
      () => makeZip({ 'vitrine.json': MANIFEST }, { fileComment: 'x'.repeat(5000) }),
    ],
  ])('is refused: %s', async (_, make) => {
    const member = await registerMember(instance, { verified: false });
    const before = await document(member);
    const answer = await upload(member, await make());
    expect([answer.status, answer.body]).toEqual([400, NO_EXPORT]);
    expect(await document(member)).toEqual(before);
    await expectNothingLeft();
  });

  it.each([
    ['application/json', 400],
    ['multipart/form-data; boundary=x', 415],
    ['text/plain', 415],
  ])('is refused as %s', async (type, status) => {
    const member = await registerMember(instance, { verified: false });
    expect((await upload(member, Buffer.from('{}'), type)).status).toBe(status);
  });

  it('is refused where no file belongs', async () => {
    const member = await registerMember(instance, { verified: false });
    const zip = await makeZip({ 'vitrine.json': MANIFEST });
    const answer = await member.call('PATCH', '/api/me', zip, { 'content-type': 'application/zip' });
    expect(answer.status).toBe(400);
    await expectNothingLeft();
  });

  it('of fifty megabytes is refused without being kept', async () => {
    const member = await registerMember(instance, { verified: false });
    const answer = await upload(member, randomBytes(50 * MEGABYTE));
    expect([answer.status, answer.body]).toEqual([400, NO_EXPORT]);
    await expectNothingLeft();
  });
});

describe('an export that is not as it should be', () => {
  const importFiles = async (files: Record<string, unknown>, change = (zip: Buffer) => zip, options = {}) => {
    const member = await registerMember(instance, { verified: false });
    const answer = await upload(member, change(await makeZip({ 'vitrine.json': MANIFEST, ...files }, options)));
    expect(answer.status).toBe(200);
    await expectNothingLeft();
    return { report: answer.body, document: await document(member) };
  };
  const NOT_READ = { imported: [], warnings: ['account/profile.json'] };

  it.each<[what: string, content: unknown]>([
    ['is no JSON', '{"displayName":'],
    ['is a list', []],
    ['is null', null],
    ['is a text', '"Ada"'],
    ['has a length that is no number', profile({ bio: { length: { toString: [] } } })],
    ['nests without end', `{"displayName":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('says so of a profile that %s', async (_, content) => {
    expect((await importFiles({ 'account/profile.json': content })).report).toEqual(NOT_READ);
  });

  it('says so of a profile that is not there', async () => {
    expect((await importFiles({})).report).toEqual(NOT_READ);
  });

  it('does not unpack a profile of twenty megabytes, nor one that hides its size', async () => {
    const bomb = { 'account/profile.json': JSON.stringify(profile({ bio: 'x' })).padEnd(20 * MEGABYTE) };
    expect((await importFiles(bomb)).report).toEqual(NOT_READ);
    const lie = (zip: Buffer) => withWrongSize(zip, 'account/profile.json', 100);
    expect((await importFiles(bomb, lie)).report).toEqual(NOT_READ);
  });

  it('takes what is right of a profile and names the rest', async () => {
    const exported = profile({
      bio: 'x'.repeat(601),
      location: 'London',
      website: 'javascript:alert(1)',
      socialLinks: { github: 'https://github.com/ada' },
      showAchievements: 'yes',
    });
    const { report, document } = await importFiles({
      'account/profile.json': { ...exported, displayName: 'Ada\u202e' },
    });
    expect(report).toEqual({
      imported: ['profile'],
      warnings: ['profile.bio', 'profile.website', 'profile.showAchievements', 'displayName'],
    });
    expect(document.displayName).toBe('Ada Lovelace');
    expect(document.profile).toMatchObject({
      bio: '',
      location: 'London',
      website: '',
      socialLinks: { github: 'https://github.com/ada' },
      showAchievements: true,
    });
  });

  it('makes nobody an admin', async () => {
    const exported = {
      ...profile({ username: 'admin', isAdmin: true }),
      uid: 'somebody',
      email: 'other@example.org',
      emailVerified: true,
      isAdmin: true,
      isActive: false,
      createdAt: '1815-12-10T00:00:00.000Z',
      photoURL: 'https://evil.example/x.png',
    };
    const { document } = await importFiles({ 'account/profile.json': exported });
    expect(document).toMatchObject({ displayName: 'Ada King', emailVerified: false, isAdmin: false, isActive: true });
    expect(document.email).not.toBe('other@example.org');
    expect(document.uid).not.toBe('somebody');
    expect([document.photoURL, document.profile.username]).not.toContain('admin');
    expect(document.createdAt).not.toContain('1815');
  });

  it('may list many thousand files', async () => {
    const member = await registerMember(instance, { verified: false });
    const answer = await upload(member, await thousands(19_990));
    expect([answer.status, answer.body]).toEqual([200, NOT_READ]);
  });

  it('may carry fifty megabytes of files, which are left alone', async () => {
    const files = {
      'account/profile.json': profile({ bio: 'Engines.' }),
      'files/large.bin': randomBytes(50 * MEGABYTE),
    };
    const { report, document } = await importFiles(files, undefined, { compress: false });
    expect(report).toEqual({ imported: ['profile'], warnings: [] });
    expect(document.profile.bio).toBe('Engines.');
  });
});

describe('a file on its way', () => {
  const head = (token: string, length: number) =>
    [
      'POST /api/me/import HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/zip',
      `Content-Length: ${length}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      '\r\n',
    ].join('\r\n');

  it('is refused to a visitor before its first byte', async () => {
    const answer = await sendRaw(instance.port, head('', 50 * MEGABYTE));
    expect(answer?.status).toBe(401);
    await expectNothingLeft();
  });

  it('is refused before its first byte when it is larger than any export', async () => {
    const { token } = await registerMember(instance, { verified: false });
    const answer = await sendRaw(instance.port, head(token, 600 * MEGABYTE));
    expect(answer?.status).toBe(413);
    await expectNothingLeft();
  });

  it('leaves nothing behind when the connection breaks', async () => {
    const { token } = await registerMember(instance, { verified: false });
    await sendRaw(instance.port, Buffer.concat([Buffer.from(head(token, MEGABYTE)), randomBytes(1000)]), {
      hangUp: true,
    });
    await expectNothingLeft();
  });
});

const thousands = async (count: number) =>
  withManyFiles(await makeZip({ 'vitrine.json': MANIFEST, 'files/00000': '' }), count);

/** Makes an export with one file whose name points outside of the archive. */
async function makeTraversalZip(name: string) {
  const honest = 'x'.repeat(name.length);
  return renamedInZip(await makeZip({ 'vitrine.json': MANIFEST, [honest]: 'x' }), honest, name);
}
