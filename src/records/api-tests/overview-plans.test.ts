import { sql as query, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Sql } from '#platform/server/db/database.ts';
import { openCollection } from '#testing/collection.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { selectExpiring, selectLastEdited } from '../server/overview/store.ts';

const instance = shareTestInstance();
const COUNT = 2000;
const collection = { ownerId: '', kind: 'project' };

/** A member with many projects, one in ten of which has an expiry date. */
beforeAll(async () => {
  const { member, ask } = await openCollection(instance);
  collection.ownerId = member.uid;
  const rows = Array.from({ length: COUNT }, (_, at) => `Engine ${at},draft`);
  await ask('POST', '/import', { content: `title,status\n${rows.join('\n')}\n`, take: rows.map((_, at) => at) });
  const { pool } = instance.kernel.db;
  await pool.query(
    `update records set expires = (1900 + (right(title, 2))::int)::text where owner_id = $1 and title like '%7'`,
    [collection.ownerId],
  );
  await queryAsOwner(instance.databaseUrl, 'vacuum analyze records');
});

/** Returns the query plan that PostgreSQL uses when it runs the query as the member. */
const planOf = (select: (sql: Sql) => { getSQL(): SQL }) =>
  instance.kernel.db.asMember(collection.ownerId, async ({ sql }) => {
    const explainQuery = query`explain (analyze, costs off, timing off, summary off) ${select(sql).getSQL()}`;
    const { rows } = await sql.execute<{ 'QUERY PLAN': string }>(explainQuery);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

it('reads the last edited records from an index', async () => {
  const plan = await planOf((sql) => selectLastEdited(sql, collection, { limit: 6 }));
  expect(plan).toContain('records_by_update');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

it('reads expiring records from an index', async () => {
  const plan = await planOf((sql) => selectExpiring(sql, collection, { until: '1950', limit: 50 }));
  expect(plan).toContain('records_by_expiry');
  expect(plan).not.toMatch(/Seq Scan|Sort Key/);
});
