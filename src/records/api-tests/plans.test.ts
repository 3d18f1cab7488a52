import { sql as query } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#platform/server/db/database.ts';
import { openCollection } from '#testing/collection.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { parseSearch } from '../server/lists/search.ts';
import { type Sort, selectPage } from '../server/lists/store.ts';

const instance = shareTestInstance();
const COUNT = 2000;
const ID = '00000000-0000-0000-0000-000000000000';
const collection = { ownerId: '', kind: 'project' };

/** A member with many distinct projects, with table statistics for PostgreSQL's planner. */
beforeAll(async () => {
  const { member, ask } = await openCollection(instance);
  collection.ownerId = member.uid;
  const word = (at: number) => `w${(at * 7919).toString(36)}`;
  const rows = Array.from({ length: COUNT }, (_, at) =>
    [
      `Engine ${at}`,
      `${word(at)} ${word(at % 100)} ${at === 777 ? 'zebra' : 'weaves'}`,
      1000 + (at % 900),
      at % 50 === 0 ? 'rare' : 'usual',
      at % 100 === 0 ? 'archived' : 'draft',
    ].join(','),
  );
  const content = `title,summary,start,tags,status\n${rows.join('\n')}\n`;
  await ask('POST', '/import', { content, take: rows.map((_, at) => at) });
  await queryAsOwner(instance.databaseUrl, 'vacuum analyze records');
});

type PageOptions = Partial<Parameters<typeof selectPage>[2]>;

/** Returns PostgreSQL's plan for a page as the app queries it: its steps and the number of rows read. */
async function planOf(page: PageOptions) {
  const { db } = instance.kernel;
  const read = async ({ sql }: Pick<Tx, 'sql'>) => {
    const pageQuery = { sort: 'order' as Sort, limit: 51, without: ['caseStudy'], ...page };
    const { rows } = await sql.execute<{ 'QUERY PLAN': string }>(
      query`explain (analyze, costs off, timing off, summary off) ${selectPage(sql, collection, pageQuery).getSQL()}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const plan = await (page.search || page.tag !== undefined
    ? db.asSystem('prepare a test', read)
    : db.asMember(collection.ownerId, read));
  const rowCounts = [...plan.matchAll(/(?:actual rows=([\d.]+)|Rows Removed by (?:Filter|Index Recheck): (\d+))/g)];
  return {
    plan,
    indexes: [...plan.matchAll(/using (records_\w+)|Index Scan on (records_\w+)/g)].map(([, a, b]) => a ?? b),
    rowsRead: Math.max(...rowCounts.map(([, rows = '0', removed = '0']) => Number(rows) + Number(removed))),
  };
}

const MIDDLE: Record<Sort, [index: string, key: string]> = {
  order: ['records_in_order', 'V0Zz'],
  updated: ['records_by_update', '2999-01-01T00:00:00.000000Z'],
  title: ['records_by_title', 'engine 4'],
  date: ['records_by_date', '1500'],
  expires: ['records_by_expiry', 'never'],
};

describe('query plans for a member with thousands of projects', () => {
  it.each(Object.entries(MIDDLE))('reads any page sorted by %s from an index', async (sort, [index, key]) => {
    for (const after of [undefined, [key, ID] as const]) {
      const { indexes, rowsRead, plan } = await planOf({ sort: sort as Sort, after });
      expect(indexes, plan).toEqual([index]);
      expect(plan).not.toContain('Seq Scan');
      expect(rowsRead, plan).toBeLessThanOrEqual(60);
    }
  });

  it('does not scan all records for a rare or unused status or for the trash', async () => {
    for (const status of ['archived', 'published', 'trash']) {
      const { rowsRead, plan } = await planOf({ status });
      expect(plan).not.toContain('Seq Scan');
      expect(rowsRead, plan).toBeLessThanOrEqual(60);
    }
  });

  it('does not scan all records for a rare, common or unused tag', async () => {
    for (const tag of ['rare', 'usual', 'none']) {
      const { rowsRead, plan } = await planOf({ tag });
      expect(plan).not.toContain('Seq Scan');
      expect(rowsRead, plan).toBeLessThanOrEqual(100);
    }
  });

  it.each(['zebra', 'engine', 'en', 'weaves', 'nowhere', 'zeb'])(
    'does not scan all records for the word %s',
    async (word) => {
      const search = parseSearch(word, 'en');
      if (search === 'nothing') throw new Error('expected a search for a word');
      const { rowsRead, plan } = await planOf({ search });
      expect(plan).not.toContain('Seq Scan');
      expect(rowsRead, plan).toBeLessThanOrEqual(200);
    },
  );
});
