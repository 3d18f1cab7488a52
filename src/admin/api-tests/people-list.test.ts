import { beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import type { Member } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

let admin: Member;
beforeAll(async () => {
  admin = await addAdmin(instance, { name: 'Charles Babbage', username: 'babbage' });
});

const list = async (query: Record<string, string> = {}) =>
  (await admin.call('GET', `/api/admin/people?${new URLSearchParams(query)}`)).body;
const namesIn = ({ items }: { items: { displayName: string }[] }) => items.map(({ displayName }) => displayName);
/** Inserts users directly into the table, each created a second after the one before. */
async function insertPeople(names: readonly string[], group: string) {
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
  it('shows the account details without credentials', async () => {
    const ada = await addMember(instance, { name: 'Ada Lovelace', username: 'lovelace-list', verified: false });
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
    ['part of the name', 'AUGUSTA'],
    ['part of the address', 'finder-0@exam'],
    ['part of the username', 'inder0'],
    ['a short prefix of the username', 'fi'],
    ['a name with surrounding spaces', '  augusta '],
  ])('finds people by %s', async (_, q) => {
    await sql("delete from users where uid like 'finder-%'");
    await insertPeople(['Augusta Ada King'], 'finder');
    expect(namesIn(await list({ q }))).toContain('Augusta Ada King');
  });

  it.each(['Ελένη Παπαδάκη', 'Мария Склодовская', '李明山', 'ليلى العامري', 'Zoë', 'Ø', '李', "D'Arcy", 'a_b%c\\d'])(
    'finds %s by name',
    async (name) => {
      await sql("delete from users where uid like 'script-%'");
      await insertPeople([name, 'Somebody Else'], 'script');
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
  ])('treats %j as plain text', async (q) => {
    expect((await list({ q })).items).toEqual([]);
  });

  it('is filtered by state', async () => {
    const [out, unproven, boss] = await insertPeople(
      ['State Out', 'State Unproven', 'State Boss', 'State Plain'],
      'state',
    );
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
    'is paginated when sorted by %s, both with and without a search',
    async (sort) => {
      await sql("delete from users where uid like 'page-%'");
      const names = ['delta', 'Alpha', 'Écho', 'bravo', 'alpha', 'Charlie', 'foxtrot'];
      await insertPeople(names, 'page');
      // Users created at the same moment are sorted by id.
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

  it('finds rare and frequent matches among many members', async () => {
    await sql(
      `insert into users (uid, email, display_name, created_at)
       select 'crowd-' || n, 'crowd-' || n || '@example.org', 'Crowd ' || n, timestamptz '2021-01-01' + n * interval '1 second'
         from generate_series(1, 2500) n`,
    );
    await insertPeople(['Needle Old'], 'needle');
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
  ])('rejects an invalid %s', async (field, value) => {
    const { status, body } = await admin.call('GET', `/api/admin/people?${new URLSearchParams({ [field]: value })}`);
    expect([status, body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
  });

  it('is exported as CSV without formulas', async () => {
    await insertPeople(['=1+1', 'Table, "quoted"'], 'table');
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

  it('is exported completely, in batches', async () => {
    await sql(
      `insert into users (uid, email, display_name) select 'batch-' || n, 'batch-' || n || '@example.org', 'Batch'
         from generate_series(1, 2100) n`,
    );
    const answer = await admin.call('GET', '/api/admin/people.csv?q=batch');
    expect(new Set(answer.body.trim().split('\r\n')).size).toBe(2101);
    await sql("delete from users where uid like 'batch-%'");
  });
});
