import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';

/** What an instance had done for a request when it answered: passwords hashed, and what the database was asked. */
type Work = { hashings: number; statements: string[] };

/** The kinds of asynchronous work in which Node hashes a password. */
const HASHING = new Set(['ARGON2REQUEST', 'SCRYPTREQUEST']);

/**
 * Counts what is done for single requests in this process, which takes the same work on a busy machine and on an idle
 * one. Called before the instance starts; what it does beside the requests does not count.
 */
export function watchWork() {
  const under = new AsyncLocalStorage<Work>();
  const hashing = new Map<number, Work>();
  createHook({
    init: (id, type) => {
      const work = under.getStore();
      if (work && HASHING.has(type)) hashing.set(id, work);
    },
    // Before its hash is handed over: what nobody waits for does not count.
    before: (id) => {
      const work = hashing.get(id);
      if (work) work.hashings += 1;
      hashing.delete(id);
    },
  }).enable();

  const { query } = pg.Client.prototype;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...question: [string | { text: string }]) {
      const [asked] = question;
      under.getStore()?.statements.push(typeof asked === 'string' ? asked : asked.text);
      return Reflect.apply(query, this, question);
    },
  });

  return async <Answer>(ask: () => Promise<Answer>) => {
    const work: Work = { hashings: 0, statements: [] };
    const begin = () => under.enterWith(work);
    subscribe('http.server.request.start', begin);
    try {
      return { answer: await ask(), work: structuredClone(work) };
    } finally {
      unsubscribe('http.server.request.start', begin);
    }
  };
}
