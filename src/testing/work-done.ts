import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';

/** The work that an instance did for a request before it responded: password hashes and SQL statements. */
type Work = { hashings: number; statements: string[] };

/** The async resource types with which Node hashes a password. */
const HASHING = new Set(['ARGON2REQUEST', 'SCRYPTREQUEST']);

/**
 * Counts the work of single requests in this process, which does not depend on the load of the machine. Call it before
 * the instance starts. Work outside of requests is not counted.
 */
export function watchWork() {
  const under = new AsyncLocalStorage<Work>();
  const hashing = new Map<number, Work>();
  createHook({
    init: (id, type) => {
      const work = under.getStore();
      if (work && HASHING.has(type)) hashing.set(id, work);
    },
    // Counted when the hash is delivered, so that an abandoned one does not count.
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
