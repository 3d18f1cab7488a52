import type { Socket } from 'node:net';
import type pg from 'pg';

type Question = pg.QueryConfig & { text: string };

/** How often a question is asked before its plan is worth keeping. */
const OFTEN = 4;
/** Plans are kept by each connection for as long as it lives, so there is an end to them. */
const MOST_PLANS = 400;
const MOST_COUNTED = 2000;
/** What is longer holds lists of values, and is rarely asked twice. */
const LONGEST = 4000;

/**
 * Gives names to the questions that come again and again, by which PostgreSQL keeps their plans instead of making them
 * anew. The names are the same on all connections.
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
 * A connection that names what it asks, and writes what is asked in one turn at once. Without values it may be several
 * statements, which have no plan together.
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
