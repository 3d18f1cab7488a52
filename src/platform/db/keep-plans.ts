import type { Socket } from 'node:net';
import type pg from 'pg';

type Question = pg.QueryConfig & { text: string };

/** The number of times that a query is sent before its plan is kept. */
const OFTEN = 4;
/** Bounds the prepared statements, which each connection keeps for its lifetime. */
const MOST_PLANS = 400;
const MOST_COUNTED = 2000;
/** Longer queries contain lists of values, and rarely recur. */
const LONGEST = 4000;

/**
 * Makes a function that names frequent queries, so that PostgreSQL keeps their plans as prepared statements. The names
 * are the same on all connections.
 */
export function makePlanNames() {
  const names = new Map<string, string>();
  const asked = new Map<string, number>();

  return (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || text.length > LONGEST || names.size >= MOST_PLANS) return name;
    const times = (asked.get(text) ?? 0) + 1;
    asked.delete(text);
    if (times < OFTEN) {
      if (asked.size >= MOST_COUNTED) asked.delete(asked.keys().next().value ?? '');
      asked.set(text, times);
      return undefined;
    }
    const given = `plan_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}

const nameOf = makePlanNames();

/**
 * Wraps a connection so that frequent queries are named, and the queries of one event-loop turn are written together. A
 * text without values may hold several statements, which cannot be prepared, and is not named.
 */
export function askingWell(client: pg.PoolClient): pg.PoolClient {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const ask = client.query.bind(client) as (question: Question | string, values?: unknown[]) => unknown;
  const query = (question: Question | string, values?: unknown[]) => {
    if (stream.writableCorked === 0) {
      stream.cork();
      process.nextTick(() => stream.uncork());
    }
    if (typeof question === 'string' || !values?.length) return ask(question, values);
    const name = nameOf(question.text);
    return ask(name === undefined ? question : { ...question, name }, values);
  };
  return Object.assign(Object.create(client), { query });
}
