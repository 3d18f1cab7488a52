import type { Socket } from 'node:net';
import type pg from 'pg';

type QueryRequest = pg.QueryConfig & { text: string };

/** The number of times that a query is sent before its plan is kept. */
const MIN_USES = 4;
/** Bounds the prepared statements, which each connection keeps for its lifetime. */
const MAX_STATEMENTS = 400;
const MAX_COUNTED_QUERIES = 2000;
/** Longer queries contain lists of values, and rarely recur. */
const MAX_QUERY_LENGTH = 4000;

/**
 * Makes a function that names frequent queries, so that PostgreSQL keeps their plans as prepared statements. The names
 * are the same on all connections.
 */
export function makeStatementNames() {
  const names = new Map<string, string>();
  const useCounts = new Map<string, number>();

  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || text.length > MAX_QUERY_LENGTH || names.size >= MAX_STATEMENTS) return name;
    const uses = (useCounts.get(text) ?? 0) + 1;
    useCounts.delete(text);
    if (uses < MIN_USES) {
      if (useCounts.size >= MAX_COUNTED_QUERIES) useCounts.delete(useCounts.keys().next().value ?? '');
      useCounts.set(text, uses);
      return undefined;
    }
    const newName = `plan_${names.size + 1}`;
    names.set(text, newName);
    return newName;
  };
}

const statementNameOf = makeStatementNames();

/**
 * Wraps a connection so that frequent queries are named, and the queries of one event-loop turn are written together. A
 * text without values may hold several statements, which cannot be prepared, and is not named.
 */
export function withPreparedStatements(client: pg.PoolClient): pg.PoolClient {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const send = client.query.bind(client) as (request: QueryRequest | string, values?: unknown[]) => unknown;
  const query = (request: QueryRequest | string, values?: unknown[]) => {
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    if (typeof request === 'string' || !values?.length) return send(request, values);
    const name = statementNameOf(request.text);
    return send(name === undefined ? request : { ...request, name }, values);
  };
  return Object.assign(Object.create(client), { query });
}
