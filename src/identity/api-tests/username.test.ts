import { describe, expect, it } from 'vitest';
import { makeReadyBody } from '#platform/server/http/ready-body.ts';
import { addMember } from '#testing/add-member.ts';
import { type Member, mailTo, newPerson, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import { findCurrentUsername } from '../service.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

const checkUsername = async (candidate: string, { name = '', as = visitor(instance) } = {}) =>
  as.call('GET', `/api/usernames/${encodeURIComponent(candidate)}${name && `?name=${encodeURIComponent(name)}`}`);
const change = ({ call }: Member, username: unknown) => call('PUT', '/api/me/username', { username });
const profileOf = async ({ call }: Member) => (await call('GET', '/api/me')).body.profile;
const currentUsernameOf = (former: string) => findCurrentUsername(instance.kernel, former);
/** Lets the waiting period between two username changes elapse. */
const letMonthPass = ({ uid }: Member) =>
  sql("update users set username_last_changed = username_last_changed - interval '30 days' where uid = $1", [uid]);
const letYearPass = ({ uid }: Member) =>
  sql("update former_usernames set kept_until = kept_until - interval '365 days' where user_id = $1", [uid]);
const onField = (message: string) => ({ data: { fields: [{ path: 'username', message }] } });

describe('checking a username', () => {
  it('reports an available username to visitors and members, ignoring case and spaces', async () => {
    const member = await addMember(instance);
    for (const as of [visitor(instance), member]) {
      const { status, body } = await checkUsername('  Mary-Somerville ', { as });
      expect([status, body]).toEqual([200, { username: 'mary-somerville', available: true }]);
    }
    expect((await checkUsername(member.username, { as: member })).body.available, 'own username').toBe(true);
  });

  it.each([
    ['ab', 'tooShort'],
    ['x'.repeat(31), 'tooLong'],
    ['maria_mitchell', 'format'],
    ['support', 'reserved'],
    ['caroline', 'taken'],
    ['carol1ne', 'lookAlike'],
  ])('returns the reason and three alternatives: %s, %s', async (candidate, reason) => {
    await visitor(instance).call('POST', '/api/auth/sign-up/email', newPerson({ username: 'caroline' }));
    const { body } = await checkUsername(candidate);
    expect(body).toEqual({ username: candidate, available: false, reason, suggestions: expect.any(Array) });
    expect(new Set(body.suggestions).size).toBe(3);
    for (const idea of body.suggestions)
      expect([idea, (await checkUsername(idea)).body.available]).toEqual([idea, true]);
  });

  it('derives suggestions from the display name', async () => {
    const { body } = await checkUsername('www', { name: 'Caroline Herschel' });
    expect(body.suggestions).toContain('caroline-herschel');
  });

  it.each([
    '%00',
    'a%00b',
    '%ff',
    '%2e%2e%2f',
    '%F0%9F%91%A9',
    'x'.repeat(101),
    "ada'--",
    'ada?name=%00',
    'ada?name=%ff',
  ])('does not fail for %s', async (path) => {
    const { status } = await visitor(instance).call('GET', `/api/usernames/${path}`);
    expect([200, 400, 404]).toContain(status);
  });

  it('is limited to 120 requests a minute', async () => {
    const as = visitor(instance);
    const statuses = [];
    for (let n = 0; n < 121; n += 1) statuses.push((await checkUsername('ada-augusta', { as })).status);
    expect(statuses).toEqual([...Array(120).fill(200), 429]);
  });
});

describe('changing a username', () => {
  it('is possible once in thirty days and notified by email', async () => {
    const member = await addMember(instance, { username: 'sophie' });
    const answer = await change(member, ' Sophie-Germain ');
    expect(answer.body.profile.username).toBe('sophie-germain');
    const { usernameLastChanged } = await profileOf(member);
    expect(Date.now() - new Date(usernameLastChanged).getTime()).toBeLessThan(60_000);
    expect((await mailTo(instance, member.email, 'username-changed')).map(({ data }) => data)).toMatchObject([
      { oldUsername: 'sophie', newUsername: 'sophie-germain', displayName: 'Ada Lovelace' },
    ]);

    const tooSoon = await change(member, 'sophie-g');
    expect([tooSoon.status, tooSoon.body]).toMatchObject([
      429,
      onField('You can change your username again in 30 days.'),
    ]);
    const days = Number(tooSoon.headers.get('retry-after')) / 86_400;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
    await letMonthPass(member);
    expect((await change(member, 'sophie-g')).status).toBe(200);
  });

  it('needs no waiting period after the first username', async () => {
    const member = await addMember(instance, { username: '' });
    expect((await change(member, 'lise')).body.profile).toMatchObject({ username: 'lise', usernameLastChanged: null });
    expect((await change(member, 'lise-meitner')).status).toBe(200);
    expect(await mailTo(instance, member.email, 'username-changed')).toHaveLength(1);
  });

  it('ignores the current username', async () => {
    const member = await addMember(instance);
    const { status, body } = await change(member, member.username.toUpperCase());
    expect([status, body.profile.usernameLastChanged]).toEqual([200, null]);
    expect(await mailTo(instance, member.email, 'username-changed')).toEqual([]);
  });

  it.each([
    ['ab', 400, 'Use at least 3 characters'],
    ['www', 400, 'This username is reserved'],
    ['', 400, 'Use at least 3 characters'],
    ['a\u0000b', 400, 'Use letters, numbers and single hyphens. Don’t start or end with a hyphen.'],
    ['hertha-ayrton', 409, 'This username is taken'],
    ['hertha-ayrt0n', 409, 'This username is too similar to an existing one'],
    [7, 400, 'This value has the wrong type'],
  ])('rejects %j with the error on the field', async (username, status, message) => {
    await visitor(instance).call('POST', '/api/auth/sign-up/email', newPerson({ username: 'hertha-ayrton' }));
    const member = await addMember(instance);
    const answer = await change(member, username);
    expect([answer.status, answer.body]).toMatchObject([status, onField(message)]);
    expect(await profileOf(member)).toMatchObject({ username: member.username, usernameLastChanged: null });
  });

  it('assigns a username to one of several members who request it concurrently', async () => {
    const members = [];
    for (let n = 0; n < 6; n += 1) members.push(await addMember(instance, { verified: false }));
    const answers = await Promise.all(members.map((member) => change(member, 'ada-the-first')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject(onField('This username is taken'));
    expect((await sql("select from users where username = 'ada-the-first'")).rowCount).toBe(1);
  });

  it('assigns one username to a member who requests several concurrently', async () => {
    const member = await addMember(instance);
    const requestedNames = ['dorothy', 'dorothy-hodgkin', 'hodgkin', 'd-hodgkin'];
    const answers = await Promise.all(requestedNames.map((requestedName) => change(member, requestedName)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    expect(await mailTo(instance, member.email, 'username-changed')).toHaveLength(1);
    expect(await currentUsernameOf(member.username)).toBe(
      requestedNames[answers.findIndex(({ status }) => status === 200)],
    );
  });

  it('invalidates the cached pages of the member', async () => {
    const member = await addMember(instance);
    const page = { host: 'instance', path: '/of-a-member', language: 'en' };
    const read = async (text: string) => {
      const body = makeReadyBody(200, { 'content-type': 'text/html' }, Buffer.from(text));
      return (await instance.kernel.pages.get(page, async () => ({ body, tags: [member.uid] }))).identity.toString();
    };
    expect(await read('old name')).toBe('old name');
    await change(member, `${member.username}-new`);
    expect(await read('new name')).toBe('new name');
  });
});

describe('a former username', () => {
  it('redirects to the current one for a year, over several changes', async () => {
    const member = await addMember(instance, { username: 'augusta-ada' });
    await change(member, 'augusta-byron');
    await letMonthPass(member);
    await change(member, 'augusta-king');
    expect([await currentUsernameOf('augusta-ada'), await currentUsernameOf('augusta-byron')]).toEqual([
      'augusta-king',
      'augusta-king',
    ]);
    expect(await currentUsernameOf('augusta-king')).toBeUndefined();
    await letYearPass(member);
    expect([await currentUsernameOf('augusta-ada'), await currentUsernameOf('augusta-byron')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is reserved meanwhile, together with similar ones', async () => {
    const member = await addMember(instance, { username: 'mileva-maric' });
    const other = await addMember(instance);
    await change(member, 'mileva-einstein');
    expect((await checkUsername('mileva-maric')).body.reason).toBe('taken');
    expect((await change(other, 'mileva-maric')).body).toMatchObject(onField('This username is taken'));
    expect((await change(other, 'mi1eva-maric')).status).toBe(409);
    await letYearPass(member);
    expect((await change(other, 'mileva-maric')).status).toBe(200);
    expect(await currentUsernameOf('mileva-maric')).toBeUndefined();
  });

  it('can be taken back by its former owner', async () => {
    const member = await addMember(instance, { username: 'irene-curie' });
    await change(member, 'irene-joliot');
    expect((await checkUsername('irene-curie', { as: member })).body.available).toBe(true);
    await letMonthPass(member);
    expect((await change(member, 'irene-curie')).body.profile.username).toBe('irene-curie');
    expect([await currentUsernameOf('irene-curie'), await currentUsernameOf('irene-joliot')]).toEqual([
      undefined,
      'irene-curie',
    ]);
    await letMonthPass(member);
    expect((await change(member, 'irene-j-curie')).status).toBe(200);
    expect(await currentUsernameOf('irene-curie')).toBe('irene-j-curie');
  });

  it('is available after its account is deleted', async () => {
    const member = await addMember(instance, { username: 'emilie' });
    await change(member, 'emilie-du-chatelet');
    await member.call('DELETE', '/api/me');
    for (const name of ['emilie', 'emilie-du-chatelet']) expect((await checkUsername(name)).body.available).toBe(true);
  });

  it('does not redirect to a deactivated member', async () => {
    const member = await addMember(instance, { username: 'vera-rubin' });
    await change(member, 'vera-cooper-rubin');
    await sql('update users set is_active = false where uid = $1', [member.uid]);
    expect(await currentUsernameOf('vera-rubin')).toBeUndefined();
    expect((await checkUsername('vera-rubin')).body.reason).toBe('taken');
  });
});

describe('the notice of a username change', () => {
  it('is mailed once despite repeated calls', async () => {
    const member = await addMember(instance);
    const newUsername = `${member.username}-king`;
    await change(member, newUsername);
    const data = { email: member.email, displayName: 'Ada', oldUsername: member.username, newUsername };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => member.call('POST', '/functions/sendUsernameChangeNotification', { data })),
    );
    expect(answers.map(({ body }) => body)).toEqual(Array(5).fill({ result: { success: true } }));
    expect(await mailTo(instance, member.email, 'username-changed')).toHaveLength(1);
  });

  it('is not mailed without a change', async () => {
    const member = await addMember(instance);
    const data = { email: member.email, displayName: 'Ada', oldUsername: 'somebody', newUsername: member.username };
    const { status, body } = await member.call('POST', '/functions/sendUsernameChangeNotification', { data });
    expect([status, body.result]).toEqual([200, { success: false, error: expect.any(String) }]);
    expect(await mailTo(instance, member.email, 'username-changed')).toEqual([]);
  });
});

describe('USERNAME_CHANGE_DAYS', () => {
  it('sets the waiting period', async () => {
    const own = await startTestInstance({ USERNAME_CHANGE_DAYS: '0' });
    const member = await addMember(own);
    for (const name of ['first-name', 'second-name', 'first-name']) {
      expect((await change(member, name)).body.profile.username).toBe(name);
    }
  });
});
