import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import type { Member } from '#testing/members.ts';
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

describe('a file that is not an export', () => {
  it.each<[what: string, make: () => Promise<Buffer> | Buffer]>([
    ['an empty file', () => Buffer.alloc(0)],
    ['random bytes', () => randomBytes(5000)],
    ['a text file', () => Buffer.from('{"format":"vitrine-export","version":1}')],
    ['the beginning of a ZIP', async () => (await makeZip({ 'vitrine.json': MANIFEST })).subarray(0, 60)],
    ['a ZIP cut short', async () => (await makeZip({ 'vitrine.json': MANIFEST })).subarray(0, -10)],
    ['an empty ZIP', () => makeZip({})],
    ['a ZIP without a manifest', () => makeZip({ 'hello.txt': 'hello' })],
    ['a manifest that is not JSON', () => makeZip({ 'vitrine.json': '{"format":' })],
    ['a manifest of null', () => makeZip({ 'vitrine.json': null })],
    ['a manifest in a folder', () => makeZip({ 'export/vitrine.json': MANIFEST })],
    ['another format', () => makeZip({ 'vitrine.json': { format: 'other', version: 1 } })],
    ['a newer version', () => makeZip({ 'vitrine.json': { ...MANIFEST, version: 2 } })],
    ['a version of the wrong type', () => makeZip({ 'vitrine.json': { ...MANIFEST, version: '1' } })],
    ['an oversized manifest', () => makeZip({ 'vitrine.json': ' '.repeat(9 * MEGABYTE) + JSON.stringify(MANIFEST) })],
    ['a path outside of the folder', async () => makeTraversalZip('../../../etc/x')],
    ['a Windows path outside of the folder', async () => makeTraversalZip('..\\..\\..\\etc\\x')],
    ['an absolute path', async () => makeTraversalZip('/etc/cron.d/xx')],
    ['an absolute Windows path', async () => makeTraversalZip('C:\\Windows\\xxx')],
    ['too many files', () => thousands(20_000)],
    [
      'a directory with oversized entries',
      () => makeZip({ 'vitrine.json': MANIFEST }, { fileComment: 'x'.repeat(5000) }),
    ],
  ])('is rejected: %s', async (_, make) => {
    const member = await addMember(instance, { verified: false });
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
  ])('is rejected with the content type %s', async (type, status) => {
    const member = await addMember(instance, { verified: false });
    expect((await upload(member, Buffer.from('{}'), type)).status).toBe(status);
  });

  it('is rejected by an operation without uploads', async () => {
    const member = await addMember(instance, { verified: false });
    const zip = await makeZip({ 'vitrine.json': MANIFEST });
    const answer = await member.call('PATCH', '/api/me', zip, { 'content-type': 'application/zip' });
    expect(answer.status).toBe(400);
    await expectNothingLeft();
  });

  it('is rejected and deleted if it has fifty megabytes', async () => {
    const member = await addMember(instance, { verified: false });
    const answer = await upload(member, randomBytes(50 * MEGABYTE));
    expect([answer.status, answer.body]).toEqual([400, NO_EXPORT]);
    await expectNothingLeft();
  });
});

describe('an export with invalid content', () => {
  const importFiles = async (files: Record<string, unknown>, change = (zip: Buffer) => zip, options = {}) => {
    const member = await addMember(instance, { verified: false });
    const answer = await upload(member, change(await makeZip({ 'vitrine.json': MANIFEST, ...files }, options)));
    expect(answer.status).toBe(200);
    await expectNothingLeft();
    return { report: answer.body, document: await document(member) };
  };
  const NOT_READ = { imported: [], warnings: ['account/profile.json'] };

  it.each<[what: string, content: unknown]>([
    ['is not JSON', '{"displayName":'],
    ['is a list', []],
    ['is null', null],
    ['is a string', '"Ada"'],
    ['has a length that is not a number', profile({ bio: { length: { toString: [] } } })],
    ['is nested too deeply', `{"displayName":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('reports a profile that %s', async (_, content) => {
    expect((await importFiles({ 'account/profile.json': content })).report).toEqual(NOT_READ);
  });

  it('reports a missing profile', async () => {
    expect((await importFiles({})).report).toEqual(NOT_READ);
  });

  it('does not unpack a profile of twenty megabytes, even with a false declared size', async () => {
    const bomb = { 'account/profile.json': JSON.stringify(profile({ bio: 'x' })).padEnd(20 * MEGABYTE) };
    expect((await importFiles(bomb)).report).toEqual(NOT_READ);
    const lie = (zip: Buffer) => withWrongSize(zip, 'account/profile.json', 100);
    expect((await importFiles(bomb, lie)).report).toEqual(NOT_READ);
  });

  it('imports the valid fields of a profile and reports the others', async () => {
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

  it('changes no privileges', async () => {
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

  it('may contain many thousand files', async () => {
    const member = await addMember(instance, { verified: false });
    const answer = await upload(member, await thousands(19_990));
    expect([answer.status, answer.body]).toEqual([200, NOT_READ]);
  });

  it('may contain fifty megabytes of files, which are ignored', async () => {
    const files = {
      'account/profile.json': profile({ bio: 'Engines.' }),
      'files/large.bin': randomBytes(50 * MEGABYTE),
    };
    const { report, document } = await importFiles(files, undefined, { compress: false });
    expect(report).toEqual({ imported: ['profile'], warnings: [] });
    expect(document.profile.bio).toBe('Engines.');
  });
});

describe('uploading an export', () => {
  const head = (token: string, length: number) =>
    [
      'POST /api/me/import HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/zip',
      `Content-Length: ${length}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      '\r\n',
    ].join('\r\n');

  it('is refused to a visitor before the first byte', async () => {
    const answer = await sendRaw(instance.port, head('', 50 * MEGABYTE));
    expect(answer?.status).toBe(401);
    await expectNothingLeft();
  });

  it('is refused before the first byte if the file is too large', async () => {
    const { token } = await addMember(instance, { verified: false });
    const answer = await sendRaw(instance.port, head(token, 600 * MEGABYTE));
    expect(answer?.status).toBe(413);
    await expectNothingLeft();
  });

  it('leaves no file behind when the connection breaks', async () => {
    const { token } = await addMember(instance, { verified: false });
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
