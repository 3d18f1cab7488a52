import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { columnsOf, completeRow, insertRow } from '#testing/insert-row.ts';
import { openOwnedDatabase, openTestDatabase, ROLES } from '#testing/test-database.ts';

const LIBRARY_SCHEMAS = ['pgboss', 'drizzle'];
const RESTRICTED_ROLES = [ROLES.member, ROLES.visitor];
const NEVER_BY_MEMBERS = ['uid', 'email', 'email_verified', 'is_admin', 'is_active'];

/**
 * The owner columns of tables without a policy of the form `"column" = … app.uid …`. Only for tables of which members
 * read nothing but their own rows.
 */
const OWNER_COLUMNS: Record<string, string> = { cv_comment_mails: 'owner_id' };

const OTHER = "ben's";
const MEMBER = 'ada';

describe('every table in the catalog', () => {
  it('has forced row-level security, and a policy for the instance itself', async () => {
    const { pool } = await openTestDatabase();
    const tables = await allTables(pool);
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['public.users', 'pgboss.job', 'pgboss.job_common', 'drizzle.__drizzle_migrations']),
    );
    expect(tables.filter(isOpen)).toEqual([]);
  });

  it('is not bypassed by a view, a materialized view or a function with its owner’s rights', async () => {
    const { pool } = await openTestDatabase();
    const views = await pool.query(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public'
          and (c.relkind = 'm' or c.relkind = 'v' and not coalesce('security_invoker=true' = any (c.reloptions), false))`,
    );
    expect(views.rows).toEqual([]);
    const functions = await pool.query(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and p.prosecdef`,
    );
    expect(functions.rows).toEqual([]);
  });

  it('in a schema of a library is inaccessible to members and visitors', async () => {
    const { pool, asMember, asVisitor } = await openTestDatabase();
    for (const role of RESTRICTED_ROLES) {
      for (const schema of LIBRARY_SCHEMAS) {
        const { rows } = await pool.query("select has_schema_privilege($1, $2, 'usage, create') as may", [
          role,
          schema,
        ]);
        expect(rows, `${role} on ${schema}`).toEqual([{ may: false }]);
      }
    }
    for (const as of [(work: Parameters<typeof asVisitor>[0]) => asMember(MEMBER, work), asVisitor]) {
      for (const table of ['pgboss.job', 'drizzle.__drizzle_migrations']) {
        await expect(as(({ sql }) => sql.execute(`select * from ${table}`))).rejects.toMatchObject({
          cause: { code: '42501' },
        });
      }
    }
  });

  it('grants no rights that bypass row-level security, and no changes to visitors', async () => {
    const { pool } = await openTestDatabase();
    const may = async (role: string, privileges: string) => {
      const { rows } = await pool.query<{ name: string }>(
        `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'f') and has_table_privilege($1, c.oid, $2)`,
        [role, privileges],
      );
      return rows;
    };
    for (const role of RESTRICTED_ROLES) expect(await may(role, 'truncate, references, trigger, maintain')).toEqual([]);
    expect(await may(ROLES.visitor, 'insert, update, delete')).toEqual([]);
  });
});

describe('the roles', () => {
  it('are neither superusers nor exempt from row-level security, and cannot log in', async () => {
    const { pool } = await openTestDatabase();
    const { rows } = await pool.query(
      `select rolname from pg_roles
        where rolname ~ '^vitrine' and (rolsuper or rolbypassrls or rolcanlogin and rolname not in ('vitrine', 'vitrine_runtime'))`,
    );
    expect(rows).toEqual([]);
  });

  it('of members and visitors belong to no other role', async () => {
    const { pool } = await openTestDatabase();
    const { rows } = await pool.query(
      `select m.member::regrole::text as role, m.roleid::regrole::text as is_in from pg_auth_members m
        where m.member::regrole::text = any ($1)`,
      [RESTRICTED_ROLES],
    );
    expect(rows).toEqual([]);
  });
});

describe('a member with raw SQL', () => {
  it('neither reads nor changes a row of another member, in any table that members can access', async () => {
    const database = await openTestDatabase();
    const tables = await memberTables(database.pool);
    expect(tables).toContain('users');
    for (const table of tables) await expectNoLeak(database, table);
  });

  it.each(NEVER_BY_MEMBERS)('cannot set %s of their own account', async (column) => {
    const database = await openTestDatabase();
    await insertRow(database, 'users', { uid: MEMBER });
    const update = `update users set ${column} = ${column} where uid = '${MEMBER}'`;
    await expect(database.asMember(MEMBER, (tx) => tx.sql.execute(update))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it.each(['written', 'origin', 'received_at', 'created_at', 'owner_id', 'id'])(
    'cannot change %s of their own testimonials, where an author’s words are kept',
    async (column) => {
      const database = await openTestDatabase();
      await insertRow(database, 'testimonials', { owner_id: MEMBER, state: 'approved' });
      const change = (set: string) =>
        database.asMember(MEMBER, (tx) => tx.sql.execute(`update testimonials set ${set}`));
      await expect(change(`${column} = ${column}`)).rejects.toMatchObject({ cause: { code: '42501' } });
      expect((await change("text = 'Shorter.'")).rowCount).toBe(1);
    },
  );

  it('can set fields of their own profile', async () => {
    const database = await openTestDatabase();
    await insertRow(database, 'users', { uid: MEMBER });
    const { rowCount } = await database.asMember(MEMBER, (tx) => tx.sql.execute("update users set bio = 'Engines.'"));
    expect(rowCount).toBe(1);
  });
});

describe('these checks', () => {
  const OWN = "owner = nullif(current_setting('app.uid', true), '')";
  const plantTable = async (rules: string) => {
    const database = await openOwnedDatabase();
    await database.pool.query(
      `create table notes (id uuid primary key, owner text not null references users, day date not null);
       alter table notes enable row level security, force row level security;
       create policy system on notes for all to ${ROLES.system} using (true) with check (true);
       ${rules}`,
    );
    return database;
  };

  it('accept a table that separates members', async () => {
    const database = await plantTable(`create policy own on notes to ${ROLES.member} using (${OWN})`);
    expect((await allTables(database.pool)).filter(isOpen)).toEqual([]);
    await expectNoLeak(database, 'notes');
  });

  it.each(['alter table notes no force row level security', 'drop policy system on notes'])(
    'detect the fault after %s',
    async (hole) => {
      const database = await plantTable(`create policy own on notes to ${ROLES.member} using (${OWN}); ${hole}`);
      expect((await allTables(database.pool)).filter(isOpen)).toMatchObject([{ name: 'public.notes' }]);
    },
  );

  it.each([
    ['inserts for others', `create policy own on notes to ${ROLES.member} using (${OWN}) with check (true)`],
    [
      'inserts for others by a policy for inserts',
      `create policy own on notes for insert to ${ROLES.member} with check (true);
                                create policy mine on notes for select to ${ROLES.member} using (${OWN})`,
    ],
    [
      'no row-level security',
      `create policy own on notes to ${ROLES.member} using (${OWN});
                               alter table notes disable row level security`,
    ],
    [
      'rows that all members read',
      `create policy own on notes to ${ROLES.member} using (${OWN});
                                    create policy all_read on notes for select to ${ROLES.member} using (true)`,
    ],
    ['a policy that names no owner', `create policy own on notes to ${ROLES.member} using (day is not null)`],
    ['no policy for members', ''],
  ])('reject a table with %s', async (_, rules) => {
    const database = await plantTable(rules);
    await expect(memberTables(database.pool)).resolves.toContain('notes');
    await expect(expectNoLeak(database, 'notes')).rejects.toThrow();
  });
});

type TableFacts = { name: string; enabled: boolean; forced: boolean; system: boolean };

/** Returns every table of the database, in all schemas. */
async function allTables(pool: pg.Pool) {
  const { rows } = await pool.query<TableFacts>(
    `select format('%s.%s', n.nspname, c.relname) as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
            exists (select from pg_policy p
                     where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive
                       and '${ROLES.system}'::regrole = any (p.polroles)
                       and pg_get_expr(p.polqual, c.oid) = 'true'
                       and pg_get_expr(p.polwithcheck, c.oid) = 'true') as system
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname !~ '^pg_(toast|temp)'`,
  );
  return rows;
}

const isOpen = ({ enabled, forced, system }: TableFacts) => !(enabled && forced && system);

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** Gives two members a row each, and tries every operation of one on the row of the other. */
async function expectNoLeak(database: TestDatabase, table: string) {
  const owner = await ownerColumn(database.pool, table);
  const columns = await columnsOf(database.pool, table);
  for (const uid of [MEMBER, OTHER]) await insertRow(database, table, { [owner]: uid });

  const theirs = `where ${owner} <> '${MEMBER}'`;
  const rowsOfOthers = () =>
    database.asSystem(
      'prepare a test',
      async ({ sql }) => (await sql.execute(`select * from ${table} ${theirs} order by 1`)).rows,
    );
  const before = await rowsOfOthers();
  expect(before.length, `rows of others in ${table}`).toBeGreaterThan(0);

  const attempt = (uid: string, statement: string) =>
    database
      .asMember(uid, ({ sql }) => sql.execute(statement))
      .catch(({ cause }: Error) => {
        // Refused by a missing right or a policy, not for another reason.
        expect(cause, `${table}: ${statement}`).toMatchObject({ code: '42501' });
        return { rows: [], rowCount: 0 };
      });

  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const read = await attempt(MEMBER, `select * from ${table}`);
  expect(read.rows.filter((row) => row[owner] !== MEMBER)).toEqual([]);
  expect((await attempt(MEMBER, `select * from ${table} ${theirs}`)).rows).toEqual([]);
  for (const nobody of ['', 'nobody', "' or true --"]) {
    expect((await attempt(nobody, `select * from ${table}`)).rows).toEqual([]);
  }

  const changes = [
    await attempt(MEMBER, `update ${table} set ${owner} = $$${OTHER}$$`),
    await attempt(OTHER, `update ${table} set ${owner} = '${MEMBER}'`),
    await attempt(MEMBER, `insert into ${table} (${names}) select ${names} from ${table} ${theirs}`),
    await attempt(MEMBER, `delete from ${table} ${theirs}`),
    await attempt(MEMBER, `truncate ${table} cascade`),
  ];
  for (const { name } of columns) {
    changes.push(await attempt(MEMBER, `update ${table} set "${name}" = "${name}" ${theirs}`));
    await attempt(MEMBER, `update ${table} set "${name}" = "${name}"`);
  }
  expect(changes.map(({ rowCount }) => rowCount).filter((count) => count !== 0)).toEqual([]);
  await expectNoRowFor(database, table, owner);
  await attempt(MEMBER, `delete from ${table}`);

  expect(await rowsOfOthers(), `rows of others in ${table}`).toEqual(before);
}

/** Tries to insert a complete, valid row as one member in the name of another. */
async function expectNoRowFor(database: TestDatabase, table: string, owner: string) {
  const row = await completeRow(database, table, { [owner]: OTHER });
  const names = Object.keys(row);
  const values = names.map((name) => sql.param(row[name]));
  const insert = sql`insert into ${sql.identifier(table)} (${sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )})
    values (${sql.join(values, sql`, `)})`;
  await expect(database.asMember(MEMBER, (tx) => tx.sql.execute(insert))).rejects.toMatchObject({
    cause: { code: '42501' },
  });
}

/** Returns the tables on which members have any right, on the table or a column. */
async function memberTables(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and (has_table_privilege('${ROLES.member}', c.oid, 'select, insert, update, delete')
             or has_any_column_privilege('${ROLES.member}', c.oid, 'select, insert, update'))
      order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function ownerColumn(pool: pg.Pool, table: string) {
  const declared = OWNER_COLUMNS[table];
  if (declared) return declared;
  const { rows } = await pool.query<{ qual: string }>(
    "select coalesce(qual, with_check) as qual from pg_policies where schemaname = 'public' and tablename = $1 and $2 = any (roles)",
    [table, ROLES.member],
  );
  const named = rows.map(({ qual }) => /^\(+"?(\w+)"? = NULLIF\(current_setting\('app\.uid'/i.exec(qual)?.[1]);
  const [column] = named;
  if (!column || named.some((name) => name !== column)) {
    throw new Error(`no owner column found for ${table}: add a policy that names it, or list it in OWNER_COLUMNS`);
  }
  return column;
}
