import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { askingWell } from './keep-plans.ts';
import { rolesIn } from './role-names.ts';

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
  /**
   * Reads what anybody may see. `keys` are the unguessable ids and tokens that the visitor came with: what is shown to
   * their holders alone is seen as well.
   */
  asVisitor<T>(work: (tx: Tx) => Promise<T>, keys?: readonly string[]): Promise<T>;
  /** Acts as the instance itself, above ownership. `why`: what of it is the instance's own work. */
  asSystem<T>(why: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Reads as the instance itself, without a transaction around it: each question sees what has landed when it is asked. */
  readAsSystem<T>(why: string, work: (reader: Pick<Tx, 'sql'>) => Promise<T>): Promise<T>;
  /** For libraries that bring their own queries, and for health: the connection's own role. */
  pool: pg.Pool;
};

/**
 * The only way to the tables. The role and the member are set for one transaction in the database itself, where
 * row-level security enforces ownership whatever the query forgot.
 */
export async function makeDatabase(pool: pg.Pool): Promise<Database> {
  const roles = await rolesIn(pool);
  const beginAsMember = `begin; set local role ${pg.escapeIdentifier(roles.member)}`;
  /**
   * Planning under the policies of visitors takes longer than reading what a page needs, and PostgreSQL would plan anew for
   * each site: a kept plan is used at once.
   */
  const beginAsVisitor = `begin; set local role ${pg.escapeIdentifier(roles.visitor)}; set local plan_cache_mode = force_generic_plan`;
  return {
    pool,
    asMember: (uid, work) => {
      const who = pg.escapeLiteral(uid);
      return inTransaction(pool, `${beginAsMember}; set local app.uid = ${who}`, work);
    },
    asVisitor: (work, keys = []) => {
      const held = pg.escapeLiteral(keys.filter(isKey).join(' '));
      return inTransaction(pool, `${beginAsVisitor}; set local app.keys = ${held}`, work);
    },
    asSystem: (_why, work) => inTransaction(pool, 'begin', work),
    readAsSystem: (_why, work) => withConnection(pool, (client) => work({ sql: sqlOf(client) })),
  };
}

/** No key that the instance gives out holds a space, which stands between keys, or a character that no text of the database holds. */
const isKey = (key: string) => /^[!-~]+$/.test(key);

/**
 * Holds one connection of the pool while the work lasts. When it breaks, its queries fail and it is thrown away; without
 * a listener of ours, the loss would end the process. `giveUp` throws it away for another reason.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, giveUp: (reason: Error) => void) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const giveUp = (reason: Error) => {
    broken = reason;
  };
  client.on('error', giveUp);
  try {
    return await work(client, giveUp);
  } finally {
    client.off('error', giveUp);
    client.release(broken);
  }
}

const known = new WeakMap<pg.PoolClient, Sql>();

function sqlOf(client: pg.PoolClient): Sql {
  const sql = known.get(client) ?? drizzle(askingWell(client));
  known.set(client, sql);
  return sql;
}

async function inTransaction<T>(pool: pg.Pool, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const before: ((system: SystemConnection) => Promise<void>)[] = [];
  const after: (() => void)[] = [];
  const result = await withConnection(pool, async (client, giveUp) => {
    try {
      // Not waited for: what is asked next is sent behind it, and if it fails so does all that follows.
      const begun = client.query(begin);
      begun.catch(() => {});
      const sql = sqlOf(client);
      const answer = await work({
        sql,
        beforeCommit: (step) => before.push(step),
        afterCommit: (step) => after.push(step),
      });
      if (before.length > 0) {
        await client.query('reset role');
        for (const step of before) await step({ sql, query: client.query.bind(client) as pg.PoolClient['query'] });
      }
      const { command } = await client.query('commit');
      // After a failed statement that the work passed over, PostgreSQL rolls back and calls it no error.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back: one of its statements had failed');
      return answer;
    } catch (error) {
      await client.query('rollback').catch(giveUp);
      throw error;
    }
  });
  for (const step of after) step();
  return result;
}
