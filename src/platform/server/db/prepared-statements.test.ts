import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import type { Database } from './database.ts';
import { makeStatementNames } from './prepared-statements.ts';

const ask = (nameOf: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => nameOf(text));

describe('a query', () => {
  it('gets a name when it is sent for the fourth time', () => {
    const nameOf = makeStatementNames();
    expect(ask(nameOf, 'select 1', 5)).toEqual([undefined, undefined, undefined, 'plan_1', 'plan_1']);
    expect(ask(nameOf, 'select 2', 4).at(-1)).toBe('plan_2');
    expect(nameOf('select 1')).toBe('plan_1');
  });

  it('gets no name if it contains a list of values', () => {
    expect(ask(makeStatementNames(), `insert ${'($1),'.repeat(1000)}`, 6).every((name) => name === undefined)).toBe(
      true,
    );
  });

  it('gets no name beyond the limit, and existing names stay', () => {
    const nameOf = makeStatementNames();
    for (let at = 1; at <= 400; at += 1) expect(ask(nameOf, `select ${at}`, 4).at(-1)).toBe(`plan_${at}`);
    expect(ask(nameOf, 'select once more', 6).at(-1)).toBeUndefined();
    expect(nameOf('select 7')).toBe('plan_7');
  });

  it('is forgotten after thousands of others', () => {
    const nameOf = makeStatementNames();
    ask(nameOf, 'select rare', 3);
    for (let at = 0; at < 2000; at += 1) nameOf(`select ${at}`);
    expect(nameOf('select rare')).toBeUndefined();
  });
});

describe('on a connection', () => {
  it('a query keeps its plan, and uses the values of each call', async () => {
    const { asSystem } = await openTestDatabase();
    const answers = await asSystem('prepare a test', async (tx) => {
      const found: unknown[] = [];
      for (let at = 0; at < 8; at += 1) {
        const { rows } = await tx.sql.execute<{ n: number }>(sql`select ${at}::int + 1 as n`);
        found.push(rows[0]?.n);
      }
      const prepared = await tx.sql.execute(
        sql`select name from pg_prepared_statements where statement like '%+ 1 as n%'`,
      );
      return { found, kept: prepared.rows.length };
    });
    expect(answers).toEqual({ found: [1, 2, 3, 4, 5, 6, 7, 8], kept: 1 });
  });

  it('a kept plan obeys the current role', async () => {
    const { asMember, asSystem } = await openTestDatabase();
    await asSystem('prepare a test', async (tx) => {
      for (const uid of ['ada', 'bob']) {
        await tx.sql.execute(
          sql`insert into users (uid, email, display_name) values (${uid}, ${`${uid}@example.org`}, ${uid})`,
        );
      }
    });
    const seen = async (as: Database['asVisitor']) => {
      const { rows } = await as((tx) =>
        tx.sql.execute<{ uid: string }>(sql`select uid from users where uid <> ${'x'} order by uid`),
      );
      return rows.map(({ uid }) => uid);
    };
    for (let at = 0; at < 6; at += 1) {
      expect(await seen((work) => asSystem('prepare a test', work))).toEqual(['ada', 'bob']);
      expect(await seen((work) => asMember('ada', work))).toEqual(['ada']);
      expect(await seen((work) => asMember('bob', work))).toEqual(['bob']);
    }
  });
});
