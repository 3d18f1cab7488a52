import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Sql = NodePgDatabase<Record<string, never>>;

/** One transaction, on behalf of a member, of any visitor, or of the instance itself. */
export type Tx = {
  sql: Sql;
  /** Runs in this transaction, just before it commits, as the instance itself: what must land with it or not at all. */
  beforeCommit(step: (system: SystemConnection) => Promise<void>): void;
  /** Runs once it has committed: what leaves the process. */
  afterCommit(step: () => void): void;
};

/** The connection of a transaction while it acts as the instance itself. */
export type SystemConnection = { sql: Sql; query: pg.PoolClient['query'] };

export type Database = {
  asMember<T>(uid: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  asVisitor<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For libraries that bring their own queries, and for health: the connection's own role. */
  pool: pg.Pool;
};

/**
 * The only way to the tables. The role and the member are set for one transaction in the database itself, where
 * row-level security enforces ownership whatever the query forgot.
 */
export function makeDatabase(pool: pg.Pool): Database {
  return {
    pool,
    asMember: (uid, work) => {
      const who = pg.escapeLiteral(uid);
      return inTransaction(pool, `begin; set local role vitrine_member; set local app.uid = ${who}`, work);
    },
    asVisitor: (work) => inTransaction(pool, 'begin; set local role vitrine_visitor', work),
    asSystem: (work) => inTransaction(pool, 'begin', work),
  };
}

async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const before: ((system: SystemConnection) => Promise<void>)[] = [];
  const after: (() => void)[] = [];
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const sql: Sql = drizzle(client);
    const result = await work({
      sql,
      beforeCommit: (step) => before.push(step),
      afterCommit: (step) => after.push(step),
    });
    if (before.length > 0) {
      await client.query('reset role');
      for (const step of before) await step({ sql, query: client.query.bind(client) as pg.PoolClient['query'] });
    }
    await client.query('commit');
    for (const step of after) step();
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
