import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { sqlErrorCode } from '#testing/sql-error-code.ts';
import { asSuperuser, silentLog } from '#testing/test-database.ts';
import { installJobs } from '../jobs.ts';
import { connect } from './connect.ts';
import { makeDatabase, withConnection } from './database.ts';
import { createRoles } from './manage-roles.ts';
import { knownMigrations, migrateInside, secureSchema } from './migrate.ts';
import { openPool, prepareDatabase } from './open-database.ts';
import { allRoles, roleNames, rolesIn, SHARED_ROLES } from './role-names.ts';

const INSUFFICIENT_PRIVILEGE = '42501';
/** The last migration of the versions whose databases shared their roles. */
const LAST_SHARED = 'sign_in_hardening';

type LoginOptions = { name: string; createrole?: boolean };

async function makeLogin({ name, createrole = false }: LoginOptions) {
  await asSuperuser((client) =>
    client.query(`create role ${name} login ${createrole ? 'createrole' : ''} password 'of a test'`),
  );
  onTestFinished(() => asSuperuser((client) => client.query(`drop role ${name}`)));
  return name;
}

/** Creates an empty database on the test server, with a login that owns it and one that runs the instance. */
async function makeSeparateDatabase({ template = 'template1', owner }: { template?: string; owner?: string } = {}) {
  const name = `test_own_${randomBytes(6).toString('hex')}`;
  onTestFinished(() =>
    asSuperuser(async (client) => {
      for (const role of allRoles(roleNames(name))) await client.query(`drop role if exists ${role}`);
    }),
  );
  const owning = owner ?? (await makeLogin({ name: `${name}_owner`, createrole: true }));
  const running = await makeLogin({ name: `${name}_runtime` });
  await asSuperuser((client) => client.query(`create database ${name} owner ${owning} template ${template}`));
  onTestFinished(() => asSuperuser((client) => client.query(`drop database ${name} with (force)`)));
  const as = (username: string) =>
    Object.assign(new URL(inject('superUrl')), { username, password: 'of a test', pathname: `/${name}` }).href;
  return { name, owner: owning, runtime: running, url: as(running), ownerUrl: as(owning) };
}

async function open(url: string) {
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  return pool;
}

/** Returns the roles with rights or policies on the objects of a database. */
async function openTo(pool: pg.Pool) {
  const { rows } = await pool.query<{ role: string }>(
    `select distinct r.rolname as role from pg_roles r
      where exists (select from pg_shdepend d join pg_database b on b.oid = d.dbid
                     where b.datname = current_database() and d.refobjid = r.oid and d.deptype in ('a', 'r'))`,
  );
  return rows.map(({ role }) => role).sort();
}

const addUser = "insert into users (uid, email, display_name) values ('ada', 'ada@example.org', 'Ada')";

describe('two databases of one server', () => {
  it('have separate roles, and neither login can access the roles or tables of the other', async () => {
    const [one, other] = [await makeSeparateDatabase(), await makeSeparateDatabase()];
    for (const database of [one, other]) await prepareDatabase(database, silentLog);
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const as of ['url', 'ownerUrl'] as const) {
        for (const role of allRoles(roleNames(theirs.name))) {
          expect(await sqlErrorCode(mine[as], `set role ${role}`)).toBe(INSUFFICIENT_PRIVILEGE);
          expect(await sqlErrorCode(mine[as], `grant ${role} to ${mine.runtime}`)).toBe(INSUFFICIENT_PRIVILEGE);
        }
        const login = new URL(mine[as]);
        const there = Object.assign(login, { pathname: `/${theirs.name}` }).href;
        expect(await sqlErrorCode(there, 'select 1')).toBe(INSUFFICIENT_PRIVILEGE);
      }
    }
  });
});

describe('the login of a running instance', () => {
  it.each([
    'drop policy own on records',
    'alter table records disable row level security',
    'alter table records no force row level security',
    'drop table records cascade',
    'create table notes (id int)',
    'create index on records (title)',
    'truncate records',
    'alter table pgboss.job disable row level security',
    'delete from audit_events',
    'create role somebody',
  ])('cannot run: %s', async (statement) => {
    const database = await makeSeparateDatabase();
    await prepareDatabase(database, silentLog);
    expect(await sqlErrorCode(database.url, statement)).toBe(INSUFFICIENT_PRIVILEGE);
  });

  it('can be the owner too, and then prepares the tables at the start', async () => {
    const { ownerUrl, name } = await makeSeparateDatabase();
    const pool = await openPool({ url: ownerUrl }, silentLog);
    onTestFinished(() => pool.end());
    expect(await rolesIn(pool)).toEqual(roleNames(name));
  });

  it('opens tables of this version without their owner, and requires the owner for those of another', async () => {
    const database = await makeSeparateDatabase();
    await prepareDatabase(database, silentLog);
    await (await openPool({ url: database.url }, silentLog)).end();
    const owner = await open(database.ownerUrl);
    await owner.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await expect(openPool({ url: database.url }, silentLog)).rejects.toThrow('Set MIGRATION_DATABASE_URL');
  });
});

describe('a database of a version with shared roles', () => {
  async function makeOlderDatabase(options: { owner?: string } = {}) {
    const database = await makeSeparateDatabase(options);
    const owner = await open(database.ownerUrl);
    const upTo = knownMigrations().find(({ tag }) => tag.endsWith(LAST_SHARED))?.when;
    if (upTo === undefined) throw new Error(`no migration ${LAST_SHARED}`);
    await withConnection(owner, async (client) => {
      await createRoles(client, SHARED_ROLES);
      await migrateInside(client, { roles: SHARED_ROLES, upTo });
      await secureSchema(client, 'drizzle', SHARED_ROLES);
    });
    await installJobs(owner, SHARED_ROLES);
    await owner.query(addUser);
    return { ...database, pool: owner };
  }

  it('is accessible only to its own roles once it is prepared, and keeps its data', async () => {
    const { name, pool, ...urls } = await makeOlderDatabase();
    expect(await openTo(pool)).toEqual(expect.arrayContaining(allRoles(SHARED_ROLES)));
    await prepareDatabase(urls, silentLog);
    expect(await openTo(pool)).toEqual(allRoles(roleNames(name)).sort());
    const { asMember, asVisitor } = await makeDatabase(await open(urls.url));
    const read = 'select bio from users';
    expect((await asMember('ada', ({ sql }) => sql.execute(read))).rowCount).toBe(1);
    expect((await asMember('ben', ({ sql }) => sql.execute(read))).rowCount).toBe(0);
    await expect(asVisitor(({ sql }) => sql.execute('select email from users'))).rejects.toMatchObject({
      cause: { code: INSUFFICIENT_PRIVILEGE },
    });
    expect((await pool.query('select from pg_roles where rolname = any ($1)', [allRoles(SHARED_ROLES)])).rowCount).toBe(
      0,
    );
  });

  it('has the rights and policies of a new one once it is prepared', async () => {
    const older = await makeOlderDatabase();
    const fresh = await makeSeparateDatabase();
    for (const urls of [older, fresh]) await prepareDatabase(urls, silentLog);
    expect(await rightsIn(await open(older.ownerUrl), older.name)).toEqual(
      await rightsIn(await open(fresh.ownerUrl), fresh.name),
    );
  });

  it('leaves the shared roles to another database that still uses them', async () => {
    const one = await makeOlderDatabase();
    const other = await makeOlderDatabase({ owner: one.owner });
    await prepareDatabase(one, silentLog);
    expect(await openTo(other.pool)).toEqual(expect.arrayContaining(allRoles(SHARED_ROLES)));
    await prepareDatabase(other, silentLog);
    expect(await openTo(other.pool)).not.toEqual(expect.arrayContaining(allRoles(SHARED_ROLES)));
  });
});

it('a copy of a database is accessible only to its own roles once it is prepared', async () => {
  const original = await makeSeparateDatabase();
  await prepareDatabase(original, silentLog);
  const copy = await makeSeparateDatabase({ template: original.name, owner: original.owner });
  await prepareDatabase(copy, silentLog);
  const pool = await open(copy.ownerUrl);
  expect(await openTo(pool)).toEqual(allRoles(roleNames(copy.name)).sort());
});

describe('role names', () => {
  it.each(['vitrine', 'My Portfolio', '2026', 'a'.repeat(63), 'ä', ''])('for %j are plain names', (database) => {
    for (const role of allRoles(roleNames(database))) expect(role).toMatch(/^[a-z_][a-z0-9_]{0,62}$/);
  });

  it('differ for different databases', () => {
    const names = ['vitrine', 'Vitrine', 'vitrine-2', 'vitrine_2', 'vitrine 2', 'a'.repeat(62), 'a'.repeat(63)];
    expect(new Set(names.map((name) => roleNames(name).member)).size).toBe(names.length);
  });
});

/** Returns all rights and policies of a database, with its name removed from the role names. */
async function rightsIn(pool: pg.Pool, name: string) {
  const { rows } = await pool.query<{ right: string }>(
    `select 'policy ' || schemaname || '.' || tablename || ' ' || policyname || ' ' || array_to_string(roles, ',') || ' ' ||
            cmd || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') as right from pg_policies
     union all select c.oid::regclass || ' ' || array_to_string(array(select x::text from unnest(c.relacl) x order by 1), ' ')
       from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'drizzle', 'pgboss')
     union all select a.attrelid::regclass || '.' || a.attname || ' ' ||
                      array_to_string(array(select x::text from unnest(a.attacl) x order by 1), ' ')
       from pg_attribute a where a.attacl is not null and a.attrelid > 16384
     union all select p.oid::regprocedure || ' ' || array_to_string(array(select x::text from unnest(p.proacl) x order by 1), ' ')
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'pgboss')
     union all select 'default ' || defaclobjtype::text || ' ' || array_to_string(array(select x::text from unnest(defaclacl) x order by 1), ' ')
       from pg_default_acl
     union all select 'schema ' || nspname || ' ' || array_to_string(array(select x::text from unnest(nspacl) x order by 1), ' ')
       from pg_namespace where nspname in ('public', 'drizzle', 'pgboss')`,
  );
  return rows.map(({ right }) => right.replaceAll(name, 'NAME')).sort();
}
