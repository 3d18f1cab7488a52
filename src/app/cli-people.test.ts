import { describe, expect, it, vi } from 'vitest';
import { command, settingsOf } from '#testing/command-line.ts';
import { eventually } from '#testing/eventually.ts';
import { mailTo, makeAdmin, newPerson, registerMember, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CODE_REQUIRED, registerWithTwoFactor, twoFactorBrowser } from '#testing/two-factor.ts';

vi.setConfig({ testTimeout: 60_000 });

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const PASSWORD = 'difference engine no. 2';
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const vitrine = (words: string, typed?: string) => command(settingsOf(instance), words, typed);

/** Returns the operator's actions on a member from the audit log. */
async function eventsOf(uid: string) {
  const text = "select action from audit_events where subject_id = $1 and actor_kind = 'operator' order by id";
  return (await sql(text, [uid])).rows.map(({ action }) => action);
}
const linkIn = (output: string) => output.split('\n').find((line) => line.startsWith('http')) ?? '';
const setPassword = (link: string) =>
  visitor(instance).call('POST', '/api/auth/reset-password', { token: link.split('#')[1], newPassword: PASSWORD });

describe('user list', () => {
  it('prints one line per member with their status, newest first', async () => {
    const [ada, ben] = [await registerWithTwoFactor(instance), await registerMember(instance, { verified: false })];
    await makeAdmin(instance, ada);
    const { code, said: output } = await vitrine('user list');
    const [first = '', second = ''] = output.split('\n');
    expect([code, first]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^${ben.username} +${ben.email} .*  not verified$`)),
    ]);
    expect(second).toMatch(new RegExp(`^${ada.username} +${ada.email} +\\d{4}-\\d\\d-\\d\\d  admin, 2fa$`));
  });

  it('filters members and prints JSON lines without credentials', async () => {
    const ada = await registerMember(instance);
    const { said: output } = await vitrine(`user list --json --search ${ada.email}`);
    expect(JSON.parse(output)).toEqual({
      uid: ada.uid,
      email: ada.email,
      username: ada.username,
      displayName: ada.name,
      isAdmin: false,
      isActive: true,
      emailVerified: true,
      twoFactorEnabled: false,
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
    expect(await vitrine('user list --search nobody-like-this')).toEqual({ code: 0, said: '', warned: '' });
  });

  it('lists each of more than a thousand members once', async () => {
    await sql(
      `insert into users (uid, email, display_name, username, created_at)
       select 'many-' || n, 'many-' || n || '@example.org', 'Many', 'many-' || n, timestamptz '2020-01-01' + n / 3 * interval '1 second'
         from generate_series(1, 1234) n`,
    );
    const { said: output } = await vitrine('user list --json --search many-');
    const uids = output.split('\n').map((line) => JSON.parse(line).uid);
    expect([uids.length, new Set(uids).size]).toEqual([1234, 1234]);
    await sql("delete from users where uid like 'many-%'");
  });
});

describe('user create', () => {
  it('creates a verified account and prints a single-use link to activate it', async () => {
    const person = newPerson();
    const { code, said: output } = await vitrine(
      `user create ${person.email.toUpperCase()} ${person.username} --language tr`,
    );
    expect([code, output]).toEqual([0, expect.stringContaining(`Created an account for ${person.email}.`)]);
    expect(await mailTo(instance, person.email)).toMatchObject([{ template: 'welcome', language: 'tr' }]);
    expect((await setPassword(linkIn(output))).status).toBe(200);
    expect((await setPassword(linkIn(output))).status).toBe(400);
    const own = await signInAgain(instance, { ...person, password: PASSWORD });
    expect((await own.call('GET', '/api/me')).body).toMatchObject({ emailVerified: true, isAdmin: false });
    expect(await eventsOf(own.uid)).toEqual(['person-created']);
  });

  it('creates an admin with --admin', async () => {
    const person = newPerson();
    const { said: output } = await vitrine(`user create ${person.email} ${person.username} --admin`);
    expect((await setPassword(linkIn(output))).status).toBe(200);
    const own = await signInAgain(instance, { ...person, password: PASSWORD });
    expect((await own.call('GET', '/api/admin/people')).status).toBe(200);
    expect(await eventsOf(own.uid)).toEqual(['person-created', 'admin-given']);
  });

  it.each([
    ['ada ada', /^"ada" is not an email address\.$/],
    ['ada@example.com ada --language xx', /^Unknown language "xx"\. Choose one of: en, /],
    ['ada@example.com x', /^[^\n]*at least 3[^\n]*$/i],
    ['ada@example.com admin', /^[^\n]*reserved[^\n]*$/],
  ])('rejects "%s"', async (words, why) => {
    expect(await vitrine(`user create ${words}`)).toEqual({ code: 1, said: '', warned: expect.stringMatching(why) });
    expect((await sql("select from users where email = 'ada@example.com'")).rowCount).toBe(0);
  });

  it('rejects an email address or username that is in use', async () => {
    const { email, username } = await registerMember(instance);
    const other = newPerson();
    for (const words of [`${email} ${other.username}`, `${other.email} ${username}`]) {
      expect(await vitrine(`user create ${words}`)).toMatchObject({ code: 1, said: '' });
    }
    expect((await sql('select from users where email = $1', [other.email])).rowCount).toBe(0);
  });
});

describe('changing a member as the operator', () => {
  it('is recorded in the audit log, and has no effect when repeated', async () => {
    const ada = await registerMember(instance, { verified: false });
    for (const [words, done, before] of [
      ['admin grant', 'is now an admin', 'is already an admin'],
      ['user verify', 'is verified', 'is already verified'],
      ['user sign-out', 'is signed out', "isn't signed in"],
      ['user deactivate', 'is deactivated', 'is already deactivated'],
      ['user activate', 'is active', 'is already active'],
    ]) {
      const [first, second] = [await vitrine(`${words} ${ada.email}`), await vitrine(`${words} ${ada.email}`)];
      // The last admin can't be deactivated, but this file always has another one, even if the test runs alone.
      expect([words, first.code, first.said, second.code, second.said]).toEqual([
        words,
        0,
        expect.stringContaining(`${ada.email} ${done}`),
        0,
        expect.stringContaining(`${ada.email} ${before}`),
      ]);
      if (words === 'admin grant') {
        expect(first.said).toContain('Their email address is not verified.');
        await makeAdmin(instance, await registerMember(instance));
      }
    }
    expect(await eventsOf(ada.uid)).toEqual([
      'admin-given',
      'person-verified',
      'sessions-ended',
      'person-deactivated',
      'person-activated',
    ]);
    expect((await mailTo(instance, ada.email, 'changed-by-admin')).map(({ data }) => data.change)).toEqual([
      'sessions-ended',
    ]);
    expect(await mailTo(instance, ada.email, 'welcome')).toHaveLength(1);
  });

  it('ends sessions on the running instance immediately', async () => {
    const ada = await registerMember(instance);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
    expect((await vitrine(`user sign-out ${ada.username}`)).said).toBe(`${ada.username} is signed out everywhere.`);
    await eventually(async () => expect((await ada.call('GET', '/api/me')).status).toBe(401));
  });
});

describe('rights and access', () => {
  it('are granted and revoked immediately, except those of the last admin', async () => {
    await sql('update users set is_admin = false');
    const [ada, ben] = [await registerMember(instance), await registerMember(instance)];
    await makeAdmin(instance, ben);
    const adminStatus = async () => (await ada.call('GET', '/api/admin/health')).status;
    expect(await adminStatus()).toBe(403);
    expect((await vitrine(`admin grant ${ada.email}`)).code).toBe(0);
    expect(await adminStatus()).toBe(200);
    expect((await vitrine(`admin revoke ${ben.email}`)).code).toBe(0);
    expect(await vitrine(`admin revoke ${ada.email}`)).toMatchObject({
      code: 1,
      warned: expect.stringContaining('only active admin'),
    });
    expect(await adminStatus()).toBe(200);
    expect(await eventsOf(ben.uid)).toEqual(['admin-taken']);
  });

  it('end with the deactivation of a member, who can sign in once reactivated', async () => {
    const ada = await registerMember(instance);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
    expect((await vitrine(`user deactivate ${ada.username}`)).code).toBe(0);
    await eventually(async () => expect((await ada.call('GET', '/api/me')).status).toBe(401));
    const { email, password } = ada;
    const signIn = () => visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password });
    expect((await signIn()).status).not.toBe(200);
    expect((await vitrine(`user activate ${email}`)).code).toBe(0);
    expect((await signIn()).status).toBe(200);
  });
});

describe('user reset-2fa', () => {
  it('lets a member sign in with the password alone, and notifies them by email', async () => {
    const ada = await registerWithTwoFactor(instance);
    expect((await twoFactorBrowser(instance).signIn(ada)).body).toMatchObject(CODE_REQUIRED);
    expect((await vitrine(`user reset-2fa ${ada.username}`)).code).toBe(0);
    await signInAgain(instance, ada);
    expect((await vitrine(`user reset-2fa ${ada.username}`)).said).toContain(
      'have two-factor authentication turned on',
    );
    expect(await eventsOf(ada.uid)).toEqual(['two-factor-reset']);
    expect(await mailTo(instance, ada.email, 'changed-by-admin')).toHaveLength(1);
  });
});

describe('user reset-password', () => {
  it('prints a link for setting a new password, which ends all sessions, and emails none', async () => {
    const ada = await registerMember(instance);
    const { code, said: output } = await vitrine(`user reset-password ${ada.email}`);
    expect([code, linkIn(output)]).toEqual([0, expect.stringContaining('/reset-password#')]);
    expect(await mailTo(instance, ada.email, 'password-reset')).toEqual([]);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
    expect((await setPassword(linkIn(output))).status).toBe(200);
    expect((await setPassword(linkIn(output))).status).toBe(400);
    await eventually(async () => expect((await ada.call('GET', '/api/me')).status).toBe(401));
    await signInAgain(instance, { ...ada, password: PASSWORD });
    expect(await eventsOf(ada.uid)).toEqual(['reset-link-created']);
    expect(await mailTo(instance, ada.email, 'password-changed')).toHaveLength(1);
  });

  it('creates no link for a deactivated member', async () => {
    const ada = await registerMember(instance);
    await sql('update users set is_active = false where uid = $1', [ada.uid]);
    const { code, said: output, warned } = await vitrine(`user reset-password ${ada.email}`);
    expect([code, output, warned]).toEqual([1, '', 'This account is deactivated. Activate it first.']);
  });
});

describe('user delete', () => {
  it('deletes the account after the operator confirms its name, and emails the member', async () => {
    const ada = await registerMember(instance);
    for (const typed of ['', 'yes', `${ada.username}x`]) {
      const { code, said: output, warned } = await vitrine(`user delete ${ada.email}`, typed);
      expect([code, output, warned]).toEqual([1, '', expect.stringMatching(/Nothing was deleted\.$/)]);
    }
    expect(await vitrine(`user delete ${ada.email}`, ada.username)).toMatchObject({
      code: 0,
      said: `Deleted ${ada.email}.`,
    });
    expect((await sql('select from users where uid = $1', [ada.uid])).rowCount).toBe(0);
    expect(await mailTo(instance, ada.email)).toMatchObject([{ template: 'account-deleted' }]);
    expect(await eventsOf(ada.uid)).toEqual(['person-deleted']);
    expect((await vitrine(`user delete ${ada.email} --yes`)).warned).toContain('No account found');
  });

  it('refuses to delete the last admin', async () => {
    await sql('update users set is_admin = false');
    const ada = await registerMember(instance);
    await makeAdmin(instance, ada);
    const { code, warned } = await vitrine(`user delete ${ada.username} --yes`);
    expect([code, warned]).toEqual([1, 'This is the only active admin. Make someone else an admin first.']);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
  });
});
