import type { SystemConnection, Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';

/** Runs changes to jobs in one transaction with the caller's other writes, and returns the result of `work`. */
export async function withJobs<T>({ db }: Pick<Kernel, 'db'>, work: (system: SystemConnection, tx: Tx) => Promise<T>) {
  const { promise, resolve } = Promise.withResolvers<T>();
  await db.asSystem('manage jobs as an admin', async (tx) =>
    tx.beforeCommit(async (system) => resolve(await work(system, tx))),
  );
  return promise;
}
