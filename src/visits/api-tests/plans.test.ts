import { sql as query, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Sql } from '#platform/server/db/database.ts';
import { addMember } from '#testing/add-member.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { dayAt, dayFrom } from '../model/days.ts';
import {
  removeBefore,
  selectDays,
  selectFirstAndLastView,
  selectSums,
  selectTopPages,
  selectTopSources,
} from '../server/store.ts';
import { visitDays, visitPages, visitSources } from '../server/tables.ts';

const instance = shareTestInstance();
let ownerId = '';

/** Inserts many members with more than a year of visits and updates PostgreSQL's statistics. */
beforeAll(async () => {
  ({ uid: ownerId } = await addMember(instance));
  const { pool } = instance.kernel.db;
  await pool.query(
    `insert into users (uid, email, display_name, email_verified, username, username_look, bio)
     select 'member-' || at, 'member-' || at || '@example.org', 'Member', true, 'member-' || at, 'look-' || at, ''
       from generate_series(1, 40) at`,
  );
  const seen = `from generate_series(current_date - 420, current_date, interval '1 day') day,
                     (select uid from users) member, unnest(array['all', 'share', 'share']) with ordinality kind (name, at)
               order by day`;
  const target = "uid, kind.name, case when kind.name = 'all' then '' else 'link-' || kind.at end, day";
  await pool.query(`insert into visit_days select ${target}, 5, 2, 1, day, day ${seen}`);
  await pool.query(`insert into visit_pages select ${target}, 'projects', 5 ${seen}`);
  await pool.query(`insert into visit_sources select ${target}, 'referrer', 'example.org', 5 ${seen}`);
  await queryAsOwner(instance.databaseUrl, 'vacuum analyze visit_days, visit_pages, visit_sources');
});

type RunQuery = (sql: Sql) => Promise<unknown>;

/** Returns PostgreSQL's plans for a query, run as a member or as the system. */
async function planOf(runQuery: RunQuery, { asSystem = false } = {}) {
  const plans: string[] = [];
  const { db } = instance.kernel;
  const explainAll = async ({ sql }: { sql: Sql }) => {
    const explain = async (statement: SQL) => {
      const { rows } = await sql.execute<{ 'QUERY PLAN': string }>(query`explain ${statement}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      return { rows: [], rowCount: 0 };
    };
    await runQuery(Object.assign(Object.create(sql), { execute: explain }));
  };
  await (asSystem ? db.asSystem('prepare a test', explainAll) : db.asMember(ownerId, explainAll));
  return plans.join('\n');
}

const top = { days: 90, limit: 20 };
const QUERIES: Record<string, RunQuery> = {
  'the days of all targets': (sql) => selectDays(sql, { ownerId }, 180),
  'the days of one link': (sql) => selectDays(sql, { ownerId, kind: 'share', id: 'link-2' }, 180),
  'the days of all links': (sql) => selectDays(sql, { ownerId, kind: 'share' }, 180),
  'the pages of all targets': (sql) => selectTopPages(sql, { ownerId }, top),
  'the pages of one link': (sql) => selectTopPages(sql, { ownerId, kind: 'share', id: 'link-2' }, top),
  'the sources of all targets': (sql) => selectTopSources(sql, { ownerId }, { ...top, source: 'referrer' }),
  'the sources of one link': (sql) =>
    selectTopSources(sql, { ownerId, kind: 'share', id: 'link-2' }, { ...top, source: 'referrer' }),
};

describe('among the visits of many members', () => {
  it.each(Object.entries(QUERIES))('%s are read from an index', async (_, runQuery) => {
    const plan = await planOf(runQuery);
    expect(plan).toMatch(/visit_\w+_(?:pk|by_day)/);
    expect(plan).not.toContain('Seq Scan');
  });

  it('the sums of a list of links, and the first and last visit, are read from an index', async () => {
    await instance.kernel.db.asMember(ownerId, async ({ sql }) => {
      const sums = selectSums(sql, ownerId, 'share', ['link-2', 'link-3']).getSQL();
      const { rows } = await sql.execute<{ 'QUERY PLAN': string }>(query`explain ${sums}`);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
      const { firstAt, lastAt } = await selectFirstAndLastView(sql, { ownerId, kind: 'share', id: 'link-2' });
      expect(lastAt?.getTime()).toBeGreaterThan(firstAt?.getTime() ?? 0);
    });
  });

  it.each([
    ['visit_days', visitDays],
    ['visit_pages', visitPages],
    ['visit_sources', visitSources],
  ])('outdated rows of %s are found without a sequential scan', async (name, table) => {
    const day = dayFrom(dayAt(Date.now()), -419);
    const plan = await planOf((sql) => removeBefore(sql, table, { day, limit: 5000 }), { asSystem: true });
    expect(plan).toMatch(new RegExp(`${name}_by_(?:age|day)`));
    expect(plan).not.toContain('Seq Scan');
  });
});
