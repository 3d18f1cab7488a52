import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { StartError } from '#platform/pure/errors.ts';
import { eventually } from '#testing/eventually.ts';
import { asSuperuser, openOwnedDatabase, ROLES, silentLog } from '#testing/test-database.ts';
import { connect } from './connect.ts';
import { withConnection } from './database.ts';
import { knownMigrations, migrate, secureSchema } from './migrate.ts';

const recorded = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ at: string }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ at }) => Number(at));
};
const all = knownMigrations().map(({ when }) => when);

/** Creates an empty database for a role of the test server, and returns its URL. */
async function makeEmptyDatabase({ owner = 'vitrine', url = inject('ownerUrl') } = {}) {
  const name = `test_empty_${randomBytes(6).toString('hex')}`;
  await asSuperuser((client) => client.query(`create database ${name} owner ${owner}`));
  onTestFinished(() => asSuperuser((client) => client.query(`drop database ${name} with (force)`)));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function open(url: string) {
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  return pool;
}

describe('migrating', () => {
  it('creates the tables of an empty database, and changes nothing when it is repeated', async () => {
    const pool = await open(await makeEmptyDatabase());
    await migrate(pool);
    expect(await recorded(pool)).toEqual(all);
    await pool.query("insert into users (uid, email, display_name) values ('ada', 'ada@example.org', 'Ada')");
    await migrate(pool);
    expect(await recorded(pool)).toEqual(all);
    expect((await pool.query('select uid from users')).rows).toEqual([{ uid: 'ada' }]);
  });

  it('happens once when two instances start at once', async () => {
    const url = await makeEmptyDatabase();
    const pools = [await open(url), await open(url)] as const;
    await Promise.all(pools.map(migrate));
    expect(await recorded(pools[0])).toEqual(all);
  });

  it('waits for another instance as long as necessary', async () => {
    const { url, pool } = await openOwnedDatabase();
    const impatientPool = new pg.Pool({ connectionString: url, statement_timeout: 150 });
    // The database may be dropped before the pool ends.
    impatientPool.on('error', () => {});
    onTestFinished(() => impatientPool.end());
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('select pg_advisory_lock(8473)');
    const done = vi.fn();
    const migrating = migrate(impatientPool).then(done);
    await eventually(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
            and clock_timestamp() - query_start > '300 ms'`,
      );
      expect(rows).toHaveLength(1);
    });
    expect(done).not.toHaveBeenCalled();
    await other.end();
    await migrating;
  });

  it('leaves the connection’s settings unchanged', async () => {
    const { url } = await openOwnedDatabase();
    const pool = await connect(url, silentLog, { connections: 1 });
    onTestFinished(() => pool.end());
    const state = async () => {
      const { rows } = await pool.query(
        `select pg_backend_pid() as backend, current_setting('statement_timeout') as timeout,
                (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
      );
      return rows[0];
    };
    const before = await state();
    await migrate(pool);
    expect(await state()).toEqual(before);
    expect(before).toMatchObject({ timeout: '30s', locks: 0 });
  });

  it('enables row-level security on the library’s own table', async () => {
    const pool = await open(await makeEmptyDatabase());
    await migrate(pool);
    const { rows } = await pool.query(
      "select relrowsecurity, relforcerowsecurity from pg_class where oid = 'drizzle.__drizzle_migrations'::regclass",
    );
    expect(rows).toEqual([{ relrowsecurity: true, relforcerowsecurity: true }]);
  });

  it('enables row-level security without the library ever seeing an empty table', async () => {
    const { pool } = await openOwnedDatabase();
    await pool.query('create table drizzle.cards (n int); insert into drizzle.cards select generate_series(1, 5)');
    const seen = new Set<number | null>();
    const closing = new AbortController();
    const readState = async () => {
      while (!closing.signal.aborted) seen.add((await pool.query('select from drizzle.cards')).rowCount);
    };
    const readers = Promise.all([readState(), readState(), readState()]);
    for (let round = 0; round < 30; round += 1) {
      await withConnection(pool, (client) => secureSchema(client, 'drizzle', ROLES));
      await pool.query('alter table drizzle.cards disable row level security; drop policy system on drizzle.cards');
    }
    closing.abort();
    await readers;
    expect(seen).toEqual(new Set([5]));
  });
});

describe('migrating is refused', () => {
  it('on a database of a newer version, which stays unchanged', async () => {
    const { pool } = await openOwnedDatabase();
    const newer = (all.at(-1) ?? 0) + 1;
    await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)", [newer]);
    await expect(migrate(pool)).rejects.toThrow(
      new StartError('the database belongs to a newer version of Vitrine. Start that version, or restore a backup.'),
    );
    expect(await recorded(pool)).toEqual([...all, newer]);
    const locks = await pool.query(
      "select from pg_locks join pg_database d on d.oid = database where locktype = 'advisory' and datname = current_database()",
    );
    expect(locks.rowCount).toBe(0);
  });

  it('for a role that cannot create roles', async () => {
    const role = `test_poor_${randomBytes(6).toString('hex')}`;
    await asSuperuser((client) => client.query(`create role ${role} login password 'poor'`));
    onTestFinished(() => asSuperuser((client) => client.query(`drop role ${role}`)));
    const server = new URL(inject('appUrl'));
    Object.assign(server, { username: role, password: 'poor' });
    const pool = await open(await makeEmptyDatabase({ owner: role, url: server.href }));
    await expect(migrate(pool)).rejects.toThrow(
      new StartError(
        "the user in DATABASE_URL can't create tables or roles. Make it the owner of the database and run `alter role <user> createrole`, or set MIGRATION_DATABASE_URL with a user that has both. The SQL is in docs/self-hosting.md.",
      ),
    );
  });
});
