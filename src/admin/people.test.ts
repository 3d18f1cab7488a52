import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { type Member, mailTo, makeAdmin, registerMember, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

let admin: Member;
beforeAll(async () => {
  admin = await registerMember(instance, { name: 'Charles Babbage', username: 'babbage' });
  await makeAdmin(instance, admin);
});

const list = async (query: Record<string, string> = {}) =>
  (await admin.call('GET', `/api/admin/people?${new URLSearchParams(query)}`)).body;
const namesIn = ({ items }: { items: { displayName: string }[] }) => items.map(({ displayName }) => displayName);
const on = (uid: string, method: string, rest: string, body?: object) =>
  admin.call(method, `/api/admin/people/${uid}${rest}`, body);
const read = async (uid: string) => (await on(uid, 'GET', '')).body;
const deedsOn = async (uid: string) => {
  const { rows } = await sql('select action, actor_id, details from audit_events where owner_id = $1 order by id', [
    uid,
  ]);
  return rows.filter(({ actor_id }) => actor_id === admin.uid);
};

/** Puts people into the table as they would be after years, each a second younger than the one before. */
async function plant(names: readonly string[], group: string) {
  const rows = names.map((name, at) => [`${group}-${at}`, `${group}-${at}@example.org`, name, `${group}${at}`, at]);
  for (const row of rows) {
    await sql(
      `insert into users (uid, email, display_name, username, created_at, email_verified)
       values ($1, $2, $3, $4, timestamptz '2020-01-01' + $5 * interval '1 second', true)`,
      row,
    );
  }
  return rows.map(([uid]) => uid as string);
}

describe('the list of people', () => {
  it('shows each with what an admin wants to know, and nothing by which one could sign in', async () => {
    const ada = await registerMember(instance, { name: 'Ada Lovelace', username: 'lovelace-list', verified: false });
    const { items } = await list({ q: 'lovelace-list' });
    expect(items).toEqual([
      {
        uid: ada.uid,
        displayName: 'Ada Lovelace',
        email: ada.email,
        username: 'lovelace-list',
        photoURL: null,
        isAdmin: false,
        isActive: true,
        emailVerified: false,
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
    ]);
  });

  it.each([
    ['a part of the name', 'AUGUSTA'],
    ['a part of the address', 'finder-0@exam'],
    ['a part of the username', 'inder0'],
    ['the beginning of the username, where it is short', 'fi'],
    ['spaces around it', '  augusta '],
  ])('finds people by %s', async (_, q) => {
    await sql("delete from users where uid like 'finder-%'");
    await plant(['Augusta Ada King'], 'finder');
    expect(namesIn(await list({ q }))).toContain('Augusta Ada King');
  });

  it.each(['Ελένη Παπαδάκη', 'Мария Склодовская', '李明山', 'ليلى العامري', 'Zoë', 'Ø', '李', "D'Arcy", 'a_b%c\\d'])(
    'finds %s by name',
    async (name) => {
      await sql("delete from users where uid like 'script-%'");
      await plant([name, 'Somebody Else'], 'script');
      expect(namesIn(await list({ q: name }))).toEqual([name]);
      expect(namesIn(await list({ q: name.toLocaleUpperCase('en') }))).toEqual([name]);
    },
  );

  it.each([
    '%',
    '_',
    '%%%',
    '___',
    '\\',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\u202eabc'.slice(1),
    '))) or (((',
  ])('takes %j for nothing but what it says', async (q) => {
    expect((await list({ q })).items).toEqual([]);
  });

  it('is narrowed down to a state', async () => {
    const [out, unproven, boss] = await plant(['State Out', 'State Unproven', 'State Boss', 'State Plain'], 'state');
    await sql('update users set is_active = false where uid = $1', [out]);
    await sql('update users set email_verified = false where uid = $1', [unproven]);
    await sql('update users set is_admin = true where uid = $1', [boss]);
    const states = async (state: string) => namesIn(await list({ q: 'state-', state, sort: 'oldest' }));
    expect(await states('all')).toEqual(['State Out', 'State Unproven', 'State Boss', 'State Plain']);
    expect(await states('active')).toEqual(['State Unproven', 'State Boss', 'State Plain']);
    expect(await states('deactivated')).toEqual(['State Out']);
    expect(await states('unproven')).toEqual(['State Unproven']);
    expect(await states('admins')).toEqual(['State Boss']);
    await sql('update users set is_admin = false where uid = $1', [boss]);
  });

  it.each(['newest', 'oldest', 'name'])(
    'goes through all of them page by page, sorted by %s, with and without a search',
    async (sort) => {
      await sql("delete from users where uid like 'page-%'");
      const names = ['delta', 'Alpha', 'Écho', 'bravo', 'alpha', 'Charlie', 'foxtrot'];
      await plant(names, 'page');
      // At the same moment, the id decides.
      await sql(
        "update users set created_at = timestamptz '2020-01-01 00:00:00.000001' where uid in ('page-2', 'page-3')",
      );
      for (const q of ['page-', '']) {
        const seen: string[] = [];
        let cursor = '';
        do {
          const { items, nextCursor } = await list({ q, sort, limit: '3', ...(cursor ? { cursor } : {}) });
          seen.push(...items.map(({ uid }: { uid: string }) => uid));
          cursor = nextCursor ?? '';
        } while (cursor);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((uid) => uid.startsWith('page-'))).toEqual(
          {
            oldest: [0, 2, 3, 1, 4, 5, 6],
            newest: [6, 5, 4, 1, 3, 2, 0],
            name: [1, 4, 3, 5, 0, 6, 2],
          }[sort]?.map((at) => `page-${at}`),
        );
      }
    },
  );

  it('finds many and few alike, whatever was looked at before them', async () => {
    await sql(
      `insert into users (uid, email, display_name, created_at)
       select 'crowd-' || n, 'crowd-' || n || '@example.org', 'Crowd ' || n, timestamptz '2021-01-01' + n * interval '1 second'
         from generate_series(1, 2500) n`,
    );
    await plant(['Needle Old'], 'needle');
    expect(namesIn(await list({ q: 'needle old' }))).toEqual(['Needle Old']);
    const many = await list({ q: 'crowd', sort: 'oldest', limit: '100' });
    expect(many.items).toHaveLength(100);
    let { nextCursor } = many;
    let count = 100;
    while (nextCursor) {
      const next = await list({ q: 'crowd', sort: 'oldest', limit: '100', cursor: nextCursor });
      count += next.items.length;
      nextCursor = next.nextCursor;
    }
    expect(count).toBe(2500);
    await sql("delete from users where uid like 'crowd-%'");
  });

  it.each([
    ['q', 'x'.repeat(201)],
    ['q', 'a\u0000b'],
    ['state', 'sleeping'],
    ['sort', 'loudest'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'many'],
    ['cursor', 'not a cursor'],
    ['cursor', Buffer.from(JSON.stringify(['oldest', 'x', 'y'])).toString('base64url')],
    ['cursor', Buffer.from(JSON.stringify(['newest', '2026-02-30T00:00:00.000000Z', 'y'])).toString('base64url')],
    ['cursor', Buffer.from(JSON.stringify(['newest', "'; drop table users; --", 'y'])).toString('base64url')],
  ])('refuses a bad %s', async (field, value) => {
    const { status, body } = await admin.call('GET', `/api/admin/people?${new URLSearchParams({ [field]: value })}`);
    expect([status, body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });

  it('is given out as a table, which no spreadsheet takes for formulas', async () => {
    await plant(['=1+1', 'Table, "quoted"'], 'table');
    const before = (await sql("select from audit_events where action = 'people-exported'")).rowCount;
    const answer = await admin.call('GET', '/api/admin/people.csv?q=table-&sort=oldest');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="people-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.body.replace(/^\ufeff/, '').split('\r\n')).toEqual([
      'id,name,email,username,admin,active,verified,joined,last seen',
      `table-0,"'=1+1",table-0@example.org,table0,no,yes,yes,2020-01-01T00:00:00.000Z,`,
      'table-1,"Table, ""quoted""",table-1@example.org,table1,no,yes,yes,2020-01-01T00:00:01.000Z,',
      '',
    ]);
    expect((await sql("select from audit_events where action = 'people-exported'")).rowCount).toBe((before ?? 0) + 1);
  });

  it('is given out whole, batch by batch', async () => {
    await sql(
      `insert into users (uid, email, display_name) select 'batch-' || n, 'batch-' || n || '@example.org', 'Batch'
         from generate_series(1, 2100) n`,
    );
    const answer = await admin.call('GET', '/api/admin/people.csv?q=batch');
    expect(new Set(answer.body.trim().split('\r\n')).size).toBe(2101);
    await sql("delete from users where uid like 'batch-%'");
  });
});

describe('one person', () => {
  it('is shown with what they have, and with nothing that opens their account', async () => {
    const ada = await registerMember(instance, { name: 'Ada Lovelace' });
    await ada.call('POST', '/api/projects', { title: 'Notes' });
    const { id } = (await ada.call('POST', '/api/cvs', { name: 'For Turin' })).body;
    expect((await ada.call('PUT', `/api/cvs/${id}/visibility`, { visibility: 'public' })).status).toBe(200);
    const answer = await on(ada.uid, 'GET', '');
    expect(answer.body).toMatchObject({
      user: { uid: ada.uid, email: ada.email, isAdmin: false, isActive: true, emailVerified: true },
      language: 'en',
      twoFactorEnabled: false,
      passkeys: 0,
      sessions: [{ address: ada.address, lastSeenAt: expect.any(String) }],
      storage: { used: 0, room: 200 * 1024 * 1024 },
      counts: { cvs: 1, projects: 1, achievements: 0, links: 0, domains: 0 },
      pages: [{ kind: 'cv', url: expect.stringMatching(new RegExp(`/cv/${id}$`)), title: 'For Turin' }],
    });
    expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(200);
    expect(answer.body.events.length).toBeGreaterThan(0);
    const said = JSON.stringify(answer.body);
    expect(said).not.toContain(ada.token);
    const { rows } = await sql('select password from credentials where user_id = $1', [ada.uid]);
    expect(said).not.toContain(rows[0].password);
    expect(said).not.toMatch(/password"|secret|backupCodes|token/i);
  });

  it('who is shut out shows nothing to anybody', async () => {
    const ada = await registerMember(instance);
    const { id } = (await ada.call('POST', '/api/cvs', { name: 'For Turin' })).body;
    await ada.call('PUT', `/api/cvs/${id}/visibility`, { visibility: 'public' });
    expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(200);
    await on(ada.uid, 'POST', '/deactivate', {});
    expect((await read(ada.uid)).pages).toEqual([]);
    await eventually(async () => expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(404));
    await on(ada.uid, 'POST', '/activate');
    await eventually(async () => expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(200));
    expect((await read(ada.uid)).pages).toHaveLength(1);
  });

  it('who is not there is not found', async () => {
    for (const uid of ['nobody', "' or 1=1 --", '%']) {
      expect((await on(encodeURIComponent(uid), 'GET', '')).status).toBe(404);
    }
    expect((await on('x'.repeat(101), 'GET', '')).status).toBe(400);
  });
});

describe('what is done to somebody', () => {
  it('who is deactivated: their sessions are dead, and a reason is mailed, once', async () => {
    const ada = await registerMember(instance);
    expect((await on(ada.uid, 'POST', '/deactivate', { reason: ' Too many birds.\nFar too many. ' })).body).toEqual({
      status: true,
    });
    expect((await on(ada.uid, 'POST', '/deactivate', { reason: 'Again.' })).status).toBe(200);
    await eventually(async () => expect((await ada.call('GET', '/api/me')).status).toBe(401));
    const mails = await mailTo(instance, ada.email, 'account-deactivated');
    expect(mails.map(({ data }) => data.reason)).toEqual(['Too many birds.\nFar too many.']);
    expect(await read(ada.uid)).toMatchObject({ user: { isActive: false }, sessions: [], pages: [] });
    expect((await deedsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-deactivated']);
    expect((await on(ada.uid, 'POST', '/activate')).status).toBe(200);
    expect((await on(ada.uid, 'POST', '/activate')).status).toBe(200);
    expect((await deedsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-deactivated', 'person-activated']);
    await signInAgain(instance, ada);
  });

  it('who is deactivated without a word gets no mail', async () => {
    const ada = await registerMember(instance);
    expect((await on(ada.uid, 'POST', '/deactivate', {})).status).toBe(200);
    expect(await mailTo(instance, ada.email, 'account-deactivated')).toEqual([]);
  });

  it('who is made an admin is one at once, and none at once when that is taken', async () => {
    const ada = await registerMember(instance);
    expect((await ada.call('GET', '/api/admin/people')).status).toBe(403);
    expect((await on(ada.uid, 'PUT', '/admin')).status).toBe(200);
    expect((await on(ada.uid, 'PUT', '/admin')).status).toBe(200);
    expect((await ada.call('GET', '/api/admin/people')).status).toBe(200);
    expect((await on(ada.uid, 'DELETE', '/admin')).status).toBe(200);
    expect((await on(ada.uid, 'DELETE', '/admin')).status).toBe(200);
    expect((await ada.call('GET', '/api/admin/people')).status).toBe(403);
    expect((await deedsOn(ada.uid)).map(({ action }) => action)).toEqual(['admin-given', 'admin-taken']);
  });

  it('who is deactivated or not proven becomes no admin', async () => {
    const unproven = await registerMember(instance, { verified: false });
    expect([(await on(unproven.uid, 'PUT', '/admin')).body.message]).toEqual([
      'This address is not verified yet. Verify it first.',
    ]);
    const out = await registerMember(instance);
    await on(out.uid, 'POST', '/deactivate', {});
    const answer = await on(out.uid, 'PUT', '/admin');
    expect([answer.status, answer.body.message]).toEqual([409, 'This account is deactivated. Activate it first.']);
  });

  it('who is verified is as if they had typed the code', async () => {
    const ada = await registerMember(instance, { verified: false });
    const answers = await Promise.all([on(ada.uid, 'POST', '/verify'), on(ada.uid, 'POST', '/verify')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(ada.uid)).user.emailVerified).toBe(true);
    expect(await mailTo(instance, ada.email, 'welcome')).toHaveLength(1);
    expect((await deedsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-verified']);
  });

  it('who is sent a reset gets the link that they could have asked for', async () => {
    const ada = await registerMember(instance);
    expect((await on(ada.uid, 'POST', '/reset')).status).toBe(200);
    await eventually(async () => expect(await mailTo(instance, ada.email, 'password-reset')).toHaveLength(1));
    await on(ada.uid, 'POST', '/deactivate', {});
    expect((await on(ada.uid, 'POST', '/reset')).status).toBe(409);
    expect((await deedsOn(ada.uid)).map(({ action }) => action)).toEqual(['reset-sent', 'person-deactivated']);
  });

  it('who is signed out is so everywhere', async () => {
    const ada = await registerMember(instance);
    const phone = await signInAgain(instance, ada);
    expect((await on(ada.uid, 'DELETE', '/sessions')).status).toBe(200);
    for (const { call } of [ada, phone]) {
      await eventually(async () => expect((await call('GET', '/api/me')).status).toBe(401));
    }
    expect(await deedsOn(ada.uid)).toMatchObject([{ action: 'sessions-ended', details: { count: 2 } }]);
  });

  it('who is deleted is named in the request, too', async () => {
    const ada = await registerMember(instance);
    for (const confirm of ['', ' ', 'somebody-else', admin.username, ada.uid, `${ada.username}x`]) {
      const answer = await on(ada.uid, 'POST', '/delete', { confirm });
      expect([answer.status, answer.body.data.fields]).toEqual([
        400,
        [{ path: 'confirm', message: `This is not ${ada.username}.` }],
      ]);
    }
    for (const body of [{}, { confirm: null }, { confirm: 1 }, { confirm: 'x'.repeat(321) }]) {
      expect((await on(ada.uid, 'POST', '/delete', body)).status).toBe(400);
    }
    expect((await on(ada.uid, 'POST', '/delete', { confirm: ` ${ada.username.toUpperCase()} ` })).status).toBe(200);
    expect((await on(ada.uid, 'GET', '')).status).toBe(404);
    expect((await on(ada.uid, 'POST', '/delete', { confirm: ada.username })).status).toBe(404);
    expect(await mailTo(instance, ada.email)).toMatchObject([{ template: 'account-deleted' }]);
    expect((await deedsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-deleted']);
  });

  it('who has no username is named by the address, and an empty word names nobody', async () => {
    const ada = await registerMember(instance);
    await sql("update users set username = '', username_look = '' where uid = $1", [ada.uid]);
    expect((await on(ada.uid, 'POST', '/delete', { confirm: '' })).status).toBe(400);
    expect((await on(ada.uid, 'POST', '/delete', { confirm: ada.email })).status).toBe(200);
  });

  it.each([
    ['too long', 'x'.repeat(1001)],
    ['no text', 7],
    ['half a sign', 'a\ud800'],
    ['with a NUL', 'a\u0000'],
  ])('who is deactivated for a reason that is %s stays', async (_, reason) => {
    const ada = await registerMember(instance);
    const answer = await on(ada.uid, 'POST', '/deactivate', { reason });
    expect(answer.status).toBe(400);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
  });

  it('is not done to oneself where it would shut one out', async () => {
    for (const [rest, body] of [
      ['/deactivate', {}],
      ['/delete', { confirm: admin.username }],
    ] as const) {
      const { status, body: said } = await on(admin.uid, 'POST', rest, body);
      expect([status, said.message]).toEqual([409, expect.stringMatching(/^This is your own account/)]);
    }
    expect((await admin.call('GET', '/api/me')).body.isActive).toBe(true);
  });

  it('who never was there is not found', async () => {
    for (const [method, rest, body] of DEEDS) expect((await on('nobody', method, rest, body)).status).toBe(404);
  });

  it('is done by no member and no visitor', async () => {
    const [ada, other] = [await registerMember(instance), await registerMember(instance)];
    for (const [method, rest, body] of DEEDS) {
      const path = `/api/admin/people/${other.uid}${rest}`;
      expect((await ada.call(method, path, body)).status).toBe(403);
      expect((await visitor(instance).call(method, path, body)).status).toBe(401);
    }
    expect((await other.call('GET', '/api/me')).body).toMatchObject({ isAdmin: false, isActive: true });
    expect(await deedsOn(other.uid)).toEqual([]);
  });
});

const DEEDS = [
  ['POST', '/deactivate', {}],
  ['POST', '/activate', undefined],
  ['PUT', '/admin', undefined],
  ['DELETE', '/admin', undefined],
  ['POST', '/verify', undefined],
  ['POST', '/reset', undefined],
  ['DELETE', '/sessions', undefined],
  ['POST', '/delete', { confirm: 'nobody' }],
] as const;

describe('the last admin', () => {
  async function admins(count: number) {
    const own = await startTestInstance({ TRUST_PROXY: '1' });
    const all: Member[] = [];
    for (let made = 0; made < count; made++) {
      const member = await registerMember(own);
      await makeAdmin(own, member);
      all.push(member);
    }
    return { own, all };
  }
  const left = async ({ kernel }: TestInstance) =>
    (await kernel.db.pool.query('select uid from users where is_admin and is_active')).rows.map(({ uid }) => uid);

  it('keeps what they are', async () => {
    const { own, all } = await admins(1);
    const [only] = all as [Member];
    const answer = await only.call('DELETE', `/api/admin/people/${only.uid}/admin`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'The last admin cannot leave. Make somebody else an admin first.',
    ]);
    expect(await left(own)).toEqual([only.uid]);
  });

  it('is the one who may sign in: a deactivated one does not count', async () => {
    const { own, all } = await admins(2);
    const [first, second] = all as [Member, Member];
    expect((await first.call('POST', `/api/admin/people/${second.uid}/deactivate`, {})).status).toBe(200);
    expect((await first.call('DELETE', `/api/admin/people/${first.uid}/admin`)).status).toBe(409);
    expect((await first.call('DELETE', '/api/me')).status).toBe(409);
    expect((await first.call('DELETE', `/api/admin/people/${second.uid}/admin`)).status).toBe(200);
    expect(await left(own)).toEqual([first.uid]);
  });

  it.each<[string, (by: Member, to: Member) => Promise<{ status: number }>]>([
    ['deactivate', (by, to) => by.call('POST', `/api/admin/people/${to.uid}/deactivate`, {})],
    ['take that from', (by, to) => by.call('DELETE', `/api/admin/people/${to.uid}/admin`)],
    ['delete', (by, to) => by.call('POST', `/api/admin/people/${to.uid}/delete`, { confirm: to.username })],
  ])('is whoever is left of two who %s each other at the same moment', async (_, deed) => {
    const { own, all } = await admins(2);
    const [first, second] = all as [Member, Member];
    const answers = await Promise.all([deed(first, second), deed(second, first)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Refused for being the last, or for being none any more.
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
    expect(await left(own)).toHaveLength(1);
  });
});
