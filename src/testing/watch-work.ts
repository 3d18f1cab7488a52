import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { KEY_DERIVED } from '#platform/server/passwords/password-hash.ts';

/** The work that an instance did for a request before it responded: password hashes and SQL statements. */
type RecordedWork = { hashings: number; statements: string[] };

/**
 * Counts the work of single requests in this process, which does not depend on the load of the machine. Call it before
 * the instance starts. Work outside of requests is not counted.
 */
export function watchWork() {
  const storage = new AsyncLocalStorage<RecordedWork>();
  subscribe(KEY_DERIVED, () => {
    const work = storage.getStore();
    if (work) work.hashings += 1;
  });

  const { query } = pg.Client.prototype;
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: [string | { text: string }]) {
      const [statement] = args;
      storage.getStore()?.statements.push(typeof statement === 'string' ? statement : statement.text);
      return Reflect.apply(query, this, args);
    },
  });

  return async <Answer>(ask: () => Promise<Answer>) => {
    const work: RecordedWork = { hashings: 0, statements: [] };
    const begin = () => storage.enterWith(work);
    subscribe('http.server.request.start', begin);
    try {
      return { answer: await ask(), work: structuredClone(work) };
    } finally {
      unsubscribe('http.server.request.start', begin);
    }
  };
}
