import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { withPreparedStatements } from './prepared-statements.ts';
import { rolesIn } from './role-names.ts';

export type Sql = NodePgDatabase<Record<string, never>>;

/** A transaction on behalf of a member, a visitor or the instance itself. */
export type Tx = {
  sql: Sql;
  /**
   * Runs a step in this transaction just before the commit, with the instance's own rights, for atomic side effects.
   */
  beforeCommit(step: (system: SystemConnection) => Promise<void>): void;
  /** Sends a notification with the commit, to every session that listens to the channel. */
  notifyOnCommit(channel: string, payload: string): void;
  /** Runs a step after the commit, for effects outside the database. */
  afterCommit(step: () => void): void;
};

/** The connection of a transaction while it has the instance's own rights. */
export type SystemConnection = { sql: Sql; query: pg.PoolClient['query'] };

export type Database = {
  asMember<T>(uid: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs a transaction as a visitor, who reads public rows. `keys` are the unguessable ids and tokens of the request;
   * rows shared with their holders are visible as well.
   */
  asVisitor<T>(work: (tx: Tx) => Promise<T>, keys?: readonly string[]): Promise<T>;
  /** Runs a transaction with the instance's own rights, regardless of row ownership. `why` states the reason. */
  asSystem<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads with the instance's own rights, without a transaction: each query sees the rows committed when it runs. */
  readAsSystem<T>(why: string, work: (reader: Pick<Tx, 'sql'>) => Promise<T>): Promise<T>;
  /** The pool, for health checks and for libraries with their own queries, which run in the login's own role. */
  pool: pg.Pool;
};

/**
 * Makes the only access to the tables. The role and the member are set per transaction in the database, where row-level
 * security enforces ownership even if a query omits the condition.
 */
export async function makeDatabase(pool: pg.Pool): Promise<Database> {
  const roles = await rolesIn(pool);
  const beginAsMember = `begin; set local role ${pg.escapeIdentifier(roles.member)}`;
  /**
   * Planning under the visitor policies takes longer than reading a page's data, and PostgreSQL would plan again for
   * each site. A generic plan is reused.
   */
  const beginAsVisitor = `begin; set local role ${pg.escapeIdentifier(roles.visitor)}; set local plan_cache_mode = force_generic_plan`;
  return {
    pool,
    asMember: (uid, work) => {
      const uidLiteral = pg.escapeLiteral(uid);
      return inTransaction(pool, `${beginAsMember}; set local app.uid = ${uidLiteral}`, work);
    },
    asVisitor: (work, keys = []) => {
      const keyList = pg.escapeLiteral(keys.filter(isKey).join(' '));
      return inTransaction(pool, `${beginAsVisitor}; set local app.keys = ${keyList}`, work);
    },
    asSystem: (_why, work) => inTransaction(pool, 'begin', work),
    readAsSystem: (_why, work) => withConnection(pool, (client) => work({ sql: sqlOf(client) })),
  };
}

/**
 * Tests for a well-formed key. Keys contain no spaces (which separate keys) and no characters that PostgreSQL rejects.
 */
const isKey = (key: string) => /^[!-~]+$/.test(key);

/**
 * Runs work with one connection of the pool. If the connection breaks, its queries fail and it is discarded; without
 * the listener the error event would end the process. `discard` discards it for another reason.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, discard: (reason: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const discard = (reason: Error) => {
    broken = reason;
  };
  client.on('error', discard);
  try {
    return await work(client, discard);
  } finally {
    client.off('error', discard);
    client.release(broken);
  }
}

const sqlByClient = new WeakMap<pg.PoolClient, Sql>();

function sqlOf(client: pg.PoolClient): Sql {
  const sql = sqlByClient.get(client) ?? drizzle(withPreparedStatements(client));
  sqlByClient.set(client, sql);
  return sql;
}

async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const before: ((system: SystemConnection) => Promise<void>)[] = [];
  const notifications: string[] = [];
  const after: (() => void)[] = [];
  const result = await withConnection(pool, async (client, discard) => {
    try {
      // Not awaited: the next query is pipelined behind it, and if it fails, so do all that follow.
      const beginQuery = client.query(begin);
      beginQuery.catch(() => {});
      const sql = sqlOf(client);
      const answer = await work({
        sql,
        beforeCommit: (step) => before.push(step),
        notifyOnCommit: (channel, payload) =>
          notifications.push(`select pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(payload)}); `),
        afterCommit: (step) => after.push(step),
      });
      if (before.length > 0) {
        await client.query('reset role');
        for (const step of before) await step({ sql, query: client.query.bind(client) as pg.PoolClient['query'] });
      }
      // Several statements in one text have a result each.
      const results: pg.QueryResult | pg.QueryResult[] = await client.query(`${notifications.join('')}commit`);
      // If a failed statement was ignored, PostgreSQL answers the commit with a rollback, without an error.
      if ([results].flat().at(-1)?.command !== 'COMMIT')
        throw new Error('the transaction was rolled back: one of its statements had failed');
      return answer;
    } catch (error) {
      await client.query('rollback').catch(discard);
      throw error;
    }
  });
  for (const step of after) step();
  return result;
}
