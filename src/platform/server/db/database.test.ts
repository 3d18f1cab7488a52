import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openOwnedDatabase, openTestDatabase, ROLES, silentLog } from '#testing/test-database.ts';
import { connect } from './connect.ts';
import { type Database, makeDatabase, type Tx } from './database.ts';

type CurrentRole = { role: string; uid: string | null };

const currentRole = async (tx: Pick<Tx, 'sql'>): Promise<CurrentRole | undefined> => {
  const { rows } = await tx.sql.execute<CurrentRole>(
    sql`select current_user::text as role, nullif(current_setting('app.uid', true), '') as uid`,
  );
  return rows[0];
};

const addUser = ({ sql: db }: Pick<Tx, 'sql'>, uid: string) =>
  db.execute(sql`insert into users (uid, email, display_name) values (${uid}, ${`${uid}@example.org`}, ${uid})`);

const countUsers = async (database: Database) => {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from users');
  return rows[0]?.n;
};

/** Opens a database with a single connection, so that each use follows the one before. */
async function openNarrowDatabase() {
  const { url } = await openTestDatabase();
  const pool = await connect(url, silentLog, { connections: 1 });
  return { ...(await makeDatabase(pool)), [Symbol.asyncDispose]: () => pool.end() };
}

describe('a transaction', () => {
  it('acts as the member, as a visitor or as the instance itself', async () => {
    const { asMember, asVisitor, asSystem } = await openTestDatabase();
    expect(await asMember('ada', currentRole)).toEqual({ role: ROLES.member, uid: 'ada' });
    expect(await asVisitor(currentRole)).toEqual({ role: ROLES.visitor, uid: null });
    expect(await asSystem('prepare a test', currentRole)).toEqual({ role: 'vitrine_runtime', uid: null });
  });

  it.each([
    "o'brien",
    "'; reset role; --",
    "' || (select 'x') || '",
    'back\\slash',
    "\\'; commit; --",
    '"quoted"',
    '$$dollars$$',
    'ünïcødé 名前',
    'two\nlines',
  ])('treats %j as a plain uid', async (uid) => {
    const { asMember } = await openTestDatabase();
    expect(await asMember(uid, currentRole)).toEqual({ role: ROLES.member, uid });
  });

  it('for an empty uid sees no rows', async () => {
    const database = await openTestDatabase();
    await database.asSystem('prepare a test', (tx) => addUser(tx, ''));
    const { rows } = await database.asMember('', (tx) => tx.sql.execute('select uid from users'));
    expect(rows).toEqual([]);
  });

  it('lets a member see only their own account', async () => {
    const database = await openTestDatabase();
    await database.asSystem('prepare a test', async (tx) => {
      for (const uid of ['ada', 'ben']) await addUser(tx, uid);
    });
    const { rows } = await database.asMember('ada', (tx) => tx.sql.execute('select uid from users'));
    expect(rows).toEqual([{ uid: 'ada' }]);
  });

  it('is committed when the work succeeds, and returns its result', async () => {
    const database = await openTestDatabase();
    expect(await database.asSystem('prepare a test', async (tx) => (await addUser(tx, 'ada')).rowCount)).toBe(1);
    expect(await countUsers(database)).toBe(1);
  });

  it('is rolled back when the work fails', async () => {
    const database = await openTestDatabase();
    const work = database.asSystem('prepare a test', async (tx) => {
      await addUser(tx, 'ada');
      throw new Error('on second thoughts');
    });
    await expect(work).rejects.toThrow('on second thoughts');
    expect(await countUsers(database)).toBe(0);
  });

  it('fails if the work ignored a failed statement', async () => {
    const database = await openTestDatabase();
    const onCommit = vi.fn();
    const work = database.asSystem('prepare a test', async (tx) => {
      tx.afterCommit(onCommit);
      await addUser(tx, 'ada');
      await addUser(tx, 'ada').catch(() => {});
      return 'done';
    });
    await expect(work).rejects.toThrow('rolled back');
    expect(onCommit).not.toHaveBeenCalled();
    expect(await countUsers(database)).toBe(0);
  });
});

describe('the next use of the same connection', () => {
  it.each(['commit', 'rollback'])('has no role or uid of the member before it, after a %s', async (end) => {
    await using database = await openNarrowDatabase();
    const backend = async (tx: Tx) => (await tx.sql.execute('select pg_backend_pid() as pid')).rows[0];
    const first = database.asMember('ada', async (tx) => {
      const pid = await backend(tx);
      if (end === 'rollback') throw Object.assign(new Error('end'), { pid });
      return pid;
    });
    const pid = await first.catch((error: { pid: unknown }) => error.pid);
    expect(await database.asSystem('prepare a test', async (tx) => [await backend(tx), await currentRole(tx)])).toEqual(
      [pid, { role: 'vitrine_runtime', uid: null }],
    );
    expect(await database.asVisitor(currentRole)).toEqual({ role: ROLES.visitor, uid: null });
    const { rows } = await database.pool.query("select current_user, current_setting('app.uid', true) as uid");
    expect(rows[0]).toMatchObject({ current_user: 'vitrine_runtime' });
    expect(rows[0].uid || null).toBeNull();
  });

  it('has no uid that raw SQL has set', async () => {
    await using database = await openNarrowDatabase();
    const work = database.asMember('ada', async (tx) => {
      await tx.sql.execute("select set_config('app.uid', 'ben', true)");
      throw new Error('end');
    });
    await expect(work).rejects.toThrow('end');
    expect(await database.asMember('ada', currentRole)).toEqual({ role: ROLES.member, uid: 'ada' });
  });
});

describe('a lost connection', () => {
  const lose = async (database: Database, tx: Tx) => {
    const { rows } = await tx.sql.execute<{ pid: number }>('select pg_backend_pid() as pid');
    const { pid } = rows[0] ?? {};
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    await eventually(async () => {
      const { rowCount } = await database.pool.query('select from pg_stat_activity where pid = $1', [pid]);
      expect(rowCount).toBe(0);
    });
  };

  it('fails its own transaction and no other', async () => {
    const database = await openTestDatabase();
    const work = database.asSystem('prepare a test', async (tx) => {
      await addUser(tx, 'ada');
      await lose(database, tx);
      await addUser(tx, 'ben');
    });
    await expect(work).rejects.toThrow();
    expect(await countUsers(database)).toBe(0);
    await database.asSystem('prepare a test', (tx) => addUser(tx, 'cleo'));
    expect(await countUsers(database)).toBe(1);
  });

  it('does not end the process if no query is running', async () => {
    const database = await openTestDatabase();
    const work = database.asSystem('prepare a test', async (tx) => {
      await addUser(tx, 'ada');
      await lose(database, tx);
    });
    await expect(work).rejects.toThrow();
    expect(await countUsers(database)).toBe(0);
  });
});

describe('beforeCommit', () => {
  it('commits with the transaction, with the instance’s own rights', async () => {
    const database = await openTestDatabase();
    const seen: unknown[] = [];
    await database.asSystem('prepare a test', (tx) => addUser(tx, 'ada'));
    await database.asMember('ada', async (tx) => {
      tx.beforeCommit(async (system) => {
        seen.push(await currentRole(system));
        await addUser(system, 'made by the instance');
      });
      await tx.sql.execute("update users set bio = 'Engines.'");
    });
    expect(seen).toMatchObject([{ role: 'vitrine_runtime' }]);
    expect(await countUsers(database)).toBe(2);
  });

  it('runs its steps in order, including those that a step adds', async () => {
    const database = await openTestDatabase();
    const order: string[] = [];
    await database.asSystem('prepare a test', async (tx) => {
      tx.beforeCommit(async () => {
        order.push('first');
        tx.beforeCommit(async () => {
          order.push('third');
        });
      });
      tx.beforeCommit(async () => {
        order.push('second');
      });
    });
    expect(order).toEqual(['first', 'second', 'third']);
  });

  it('does not run when the work fails', async () => {
    const database = await openTestDatabase();
    const step = vi.fn();
    const work = database.asVisitor(async (tx) => {
      tx.beforeCommit(step);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(step).not.toHaveBeenCalled();
  });

  it('rolls everything back when it fails', async () => {
    const database = await openTestDatabase();
    const onCommit = vi.fn();
    const work = database.asSystem('prepare a test', async (tx) => {
      await addUser(tx, 'ada');
      tx.afterCommit(onCommit);
      tx.beforeCommit(async (system) => {
        await addUser(system, 'ben');
        throw new Error('too late');
      });
    });
    await expect(work).rejects.toThrow('too late');
    expect(onCommit).not.toHaveBeenCalled();
    expect(await countUsers(database)).toBe(0);
  });
});

describe('afterCommit', () => {
  it('runs once others can see the transaction’s changes', async () => {
    const database = await openTestDatabase();
    const seen: Promise<number | undefined>[] = [];
    await database.asSystem('prepare a test', async (tx) => {
      tx.afterCommit(() => seen.push(countUsers(database)));
      await addUser(tx, 'ada');
      expect(await countUsers(database)).toBe(0);
      expect(seen).toEqual([]);
    });
    expect(await Promise.all(seen)).toEqual([1]);
  });

  it('does not run when the work fails', async () => {
    const database = await openTestDatabase();
    const step = vi.fn();
    const work = database.asSystem('prepare a test', async (tx) => {
      tx.afterCommit(step);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(step).not.toHaveBeenCalled();
  });

  it('does not run when the commit itself is refused', async () => {
    const database = await openOwnedDatabase();
    await database.pool.query(
      `create table pages (id int primary key, parent int references pages deferrable initially deferred)`,
    );
    const step = vi.fn();
    const work = database.asSystem('prepare a test', async (tx) => {
      tx.afterCommit(step);
      await tx.sql.execute('insert into pages values (1, 2)');
    });
    await expect(work).rejects.toMatchObject({ code: '23503' } satisfies Partial<pg.DatabaseError>);
    expect(step).not.toHaveBeenCalled();
  });
});
