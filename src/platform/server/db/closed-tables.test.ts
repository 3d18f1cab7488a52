import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { columnsOf, insertRow } from '#testing/insert-row.ts';
import { openTestDatabase, ROLES } from '#testing/test-database.ts';

type RestrictedRole = 'member' | 'visitor';

/** Returns the tables on which a role has no rights at all, neither on the table nor on a column. */
async function closedTables(pool: pg.Pool, role: RestrictedRole) {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and not has_table_privilege($1, c.oid, 'select, insert, update, delete')
        and not has_any_column_privilege($1, c.oid, 'select, insert, update')
      order by 1`,
    [ROLES[role]],
  );
  return rows.map(({ name }) => name);
}

describe('the tables that only the instance may access', () => {
  it.each([
    ['member', ['credentials', 'email_changes', 'former_usernames', 'known_devices', 'outbox']],
    ['member', ['rate_limits', 'two_factors', 'verifications']],
    ['member', ['visit_owners', 'visit_readers', 'visit_salts']],
    ['visitor', ['credentials', 'outbox', 'passkeys', 'sessions', 'two_factors', 'verifications']],
  ] as const)('include, for the role %s, %j', async (role, tables) => {
    const { pool } = await openTestDatabase();
    expect(await closedTables(pool, role)).toEqual(expect.arrayContaining([...tables]));
  });

  it.each(['member', 'visitor'] as const)(
    'can be neither read nor written by the role %s, whoever owns the rows',
    async (role) => {
      const database = await openTestDatabase();
      const as = role === 'member' ? database.asMember.bind(undefined, 'ada') : database.asVisitor;
      const allowed: string[] = [];
      for (const table of await closedTables(database.pool, role)) {
        await insertRow(database, table, {});
        const columns = (await columnsOf(database.pool, table)).map(({ name }) => `"${name}"`);
        const statements = [
          `select * from ${table}`,
          `select count(*) from ${table}`,
          `insert into ${table} default values`,
          `insert into ${table} (${columns}) select ${columns} from ${table}`,
          `delete from ${table}`,
          `truncate ${table} cascade`,
          `lock table ${table} in access share mode`,
          ...columns.flatMap((name) => [`select ${name} from ${table}`, `update ${table} set ${name} = ${name}`]),
        ];
        for (const statement of statements) {
          const outcome = await as(({ sql }) => sql.execute(statement)).then(
            () => 'let through',
            ({ cause }: Error) => (cause as { code?: string }).code,
          );
          if (outcome !== '42501') allowed.push(`${statement}: ${outcome}`);
        }
      }
      expect(allowed).toEqual([]);
    },
  );
});
