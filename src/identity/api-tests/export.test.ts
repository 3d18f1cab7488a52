import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { type Member, mailTo, send, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { registerWithTwoFactor } from '#testing/two-factor.ts';
import { readZip } from '#testing/zip.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1', APP_URL: 'https://vitrine.example' });
const importer = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

/** Downloads the export of a member, as bytes. */
async function download(server: { url: string }, { token }: Pick<Member, 'token'>) {
  const answer = await fetch(`${server.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

const upload = (member: Member, bytes: Uint8Array) =>
  member.call('POST', '/api/me/import', bytes, { 'content-type': 'application/zip' });
const PROFILE = {
  displayName: 'Augusta Ada King',
  profile: {
    bio: 'Poetical science.\nNotes A to G. 🧮',
    location: 'Ockham Park',
    website: 'https://example.org/ada',
    socialLinks: { github: 'https://github.com/ada' },
    showAchievements: false,
  },
};

describe('exporting an account', () => {
  it('returns a ZIP with a manifest and the whole account', async () => {
    const member = await addMember(instance);
    await member.call('PATCH', '/api/me', PROFILE);
    await member.call('PUT', '/api/me/username', { username: `${member.username}-king` });
    const { answer, bytes } = await download(instance, member);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="vitrine-\d{4}-\d\d-\d\d\.zip"$/);
    const files = await readZip(bytes);
    expect(JSON.parse(files['vitrine.json'] ?? '')).toEqual({
      format: 'vitrine-export',
      version: 1,
      exportedAt: expect.any(String),
      source: 'https://vitrine.example',
    });
    expect(JSON.parse(files['account/profile.json'] ?? '')).toEqual((await member.call('GET', '/api/me')).body);
    expect(JSON.parse(files['account/preferences.json'] ?? '')).toEqual(
      (await member.call('GET', '/api/me/preferences')).body,
    );
    expect(JSON.parse(files['account/former-usernames.json'] ?? '')).toMatchObject([{ username: member.username }]);
    expect(JSON.parse(files['account/sessions.json'] ?? '')).toMatchObject([{ ipAddress: member.address }]);
  });

  it('contains no credentials and no data of other members', async () => {
    const [member, other] = [await registerWithTwoFactor(instance), await addMember(instance)];
    await sql(
      `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
       values ('key', $1, 'Laptop', 'the public key', 'the credential', 0, 'singleDevice', false)`,
      [member.uid],
    );
    const all = Object.values(await readZip((await download(instance, member)).bytes)).join('\n');
    expect(all).toContain('Laptop');
    const { rows } = await sql(
      `select s.token, c.password, t.secret, t.backup_codes from sessions s join credentials c using (user_id)
         join two_factors t using (user_id) where user_id = $1`,
      [member.uid],
    );
    const { secret, password, token, backup_codes: codes } = rows[0] ?? {};
    for (const text of [
      secret,
      password,
      token,
      codes,
      ...member.backupCodes,
      'the credential',
      other.uid,
      other.email,
    ]) {
      expect(text).toEqual(expect.any(String));
      expect(all).not.toContain(text);
    }
  });

  it('is limited to members and to twenty requests an hour', async () => {
    expect((await visitor(instance).call('GET', '/api/me/export')).status).toBe(401);
    const member = await addMember(instance);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await download(instance, member)).answer.status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('importing an account', () => {
  it('restores the profile on another instance, and the username if it is available', async () => {
    const exporter = await addMember(instance, { username: 'augusta' });
    await exporter.call('PATCH', '/api/me', PROFILE);
    const zones = { timeZone: 'Europe/Zurich', deviceTimeZone: 'Asia/Tokyo' };
    const preferences = { theme: 'dark', language: 'de', region: 'CH', ...zones };
    await exporter.call('PATCH', '/api/me/preferences', preferences);
    const { bytes } = await download(instance, exporter);
    const member = await addMember(importer, { username: '' });
    const before = (await member.call('GET', '/api/me')).body;
    const { status, body } = await upload(member, bytes);
    expect([status, body]).toEqual([200, { imported: ['profile'], warnings: [] }]);
    expect((await member.call('GET', '/api/me')).body).toEqual({
      ...before,
      displayName: PROFILE.displayName,
      updatedAt: expect.any(String),
      profile: { ...PROFILE.profile, username: 'augusta', usernameLastChanged: null },
    });
    expect((await member.call('GET', '/api/me/preferences')).body).toEqual(preferences);
  });

  it('neither replaces the current username nor takes that of another member', async () => {
    const exporter = await addMember(instance, { username: 'maria-agnesi' });
    const { bytes } = await download(instance, exporter);
    const memberWithName = await addMember(importer, { username: 'maria-agnes1' });
    expect((await upload(memberWithName, bytes)).body).toEqual({ imported: ['profile'], warnings: [] });
    expect((await memberWithName.call('GET', '/api/me')).body.profile.username).toBe('maria-agnes1');
    const memberWithoutName = await addMember(importer, { username: '' });
    expect((await upload(memberWithoutName, bytes)).body).toEqual({
      imported: ['profile'],
      warnings: ['profile.username'],
    });
    expect((await memberWithoutName.call('GET', '/api/me')).body.profile.username).toBe('');
  });

  it('can be repeated on the same instance', async () => {
    const member = await addMember(importer);
    await member.call('PATCH', '/api/me', PROFILE);
    const { bytes } = await download(importer, member);
    await member.call('PATCH', '/api/me', { displayName: 'Somebody else', profile: { bio: '' } });
    for (let n = 0; n < 2; n += 1) expect((await upload(member, bytes)).status).toBe(200);
    expect((await member.call('GET', '/api/me')).body).toMatchObject(PROFILE);
    expect((await signInAgain(importer, member)).uid).toBe(member.uid);
    expect(await mailTo(importer, member.email, 'username-changed')).toEqual([]);
  });

  it('is refused to visitors', async () => {
    const answer = await send(importer, 'POST', '/api/me/import', {
      body: new Uint8Array(10),
      headers: { 'content-type': 'application/zip' },
    });
    expect(answer.status).toBe(401);
  });
});
