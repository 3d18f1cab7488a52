import { sql as query } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { type Member, send } from '#testing/members.ts';
import type { TestShare } from '#testing/shares.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { watchWork } from '#testing/watch-work.ts';
import { selectShares } from '../server/shares/store.ts';

const watched = watchWork();
const instance = shareTestInstance({ TRUST_PROXY: '1' });
const COUNT = 200;
const DAYS = 30;
const OTHERS = 5000;
const members = {} as { few: Member; many: Member };
const sql = (text: string, values: unknown[]) => instance.kernel.db.pool.query(text, values);

/** Inserts links to as many projects and CVs, each with daily visits. */
async function seedShares({ uid }: Member, count: number) {
  await sql(
    `insert into records (id, owner_id, kind, document, version, position, title, sort_title, status, tags, happened, expires,
                          featured, images, language, words, created_at, updated_at)
     select gen_random_uuid(), $1, case when n % 2 = 0 then 'cv' else 'project' end, '{}', 1, 'V' || lpad(n::text, 6, '0'),
            'No. ' || n, 'no. ' || n, case when n % 2 = 0 then 'private' else 'published' end, '{}', '', 'never', false, '{}',
            'en', '', now(), now() from generate_series(1, $2::int) n`,
    [uid, count],
  );
  await sql(
    `insert into shares (id, owner_id, label, target_kind, target_id, created_at)
     select md5(id::text), owner_id, title, kind, id, now() from records where owner_id = $1`,
    [uid],
  );
  await sql(
    `insert into visit_days (owner_id, target_kind, target_id, day, views, readers, downloads, first_at, last_at)
     select owner_id, 'share', id, current_date - n, 2, 1, 0, now(), now()
       from shares, generate_series(1, $2::int) n where owner_id = $1`,
    [uid, DAYS],
  );
}

beforeAll(async () => {
  members.few = await addMember(instance);
  members.many = await addMember(instance);
  await seedShares(members.few, 2);
  await seedShares(members.many, COUNT);
  const somebody = await addMember(instance);
  await sql(
    `insert into shares (id, owner_id, label, target_kind, created_at)
     select md5('other ' || n), $1, '', 'portfolio', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [somebody.uid, OTHERS],
  );
  await queryAsOwner(instance.databaseUrl, 'vacuum analyze shares, records, visit_days');
});

const list = ({ token }: Member, limit: number) =>
  watched(() => send(instance, 'GET', `/api/shares?limit=${limit}`, { headers: { authorization: `Bearer ${token}` } }));

it('a page of many links with targets and visits takes as many queries as a page of few', async () => {
  await list(members.many, 1);
  await list(members.few, 1);
  const [few, many] = [await list(members.few, 100), await list(members.many, 100)];
  const items: (TestShare & { visits: object })[] = many.answer.body.items;
  expect(items).toHaveLength(100);
  for (const { target, label, live, visits } of items) {
    expect([target.title, live]).toEqual([label, true]);
    expect(visits).toMatchObject({ views: 2 * DAYS, downloads: 0, lastAt: expect.any(String) });
  }
  expect(few.answer.body.items).toHaveLength(2);
  const queries = ({ work }: typeof many) => work.statements.filter((text) => /^select/i.test(text));
  expect(
    queries(many)
      // Takedowns are queried in subqueries; the main table is the first other one.
      .map((text) => [...text.matchAll(/ from "(\w+)"/g)].find(([, table]) => table !== 'takedowns')?.[1])
      .toSorted(),
  ).toEqual(['cv_comments', 'records', 'shares', 'visit_days']);
  expect(many.work.statements).toHaveLength(few.work.statements.length);
});

it('a page of links is read from an index at any cursor', async () => {
  const { db } = instance.kernel;
  const { uid } = members.many;
  const { rows } = await sql('select id, created_at from shares where owner_id = $1 order by id limit 1', [uid]);
  const middle = { createdAt: rows[0].created_at.toISOString(), id: rows[0].id };
  for (const after of [undefined, middle]) {
    const steps = await db.asMember(uid, ({ sql: queries }) =>
      queries.execute<{ 'QUERY PLAN': string }>(
        query`explain (costs off) ${selectShares(queries, uid, { after, limit: 51 }).getSQL()}`,
      ),
    );
    const plan = steps.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('shares_of_member');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});
