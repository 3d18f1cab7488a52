import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { deliverMail } from './deliver-job.ts';
import { keepAllQueued, selectQueued } from './store.ts';

/** Queues the delivery of every mail that waits in the outbox: a restored one has come without its jobs. */
export function resumeDelivery(jobs: Jobs, tx: Pick<Tx, 'beforeCommit'>) {
  tx.beforeCommit(async (system) => {
    const waiting = await selectQueued(system.sql);
    for (const { id } of waiting) await jobs.sendInside(system, deliverMail, { mailId: id });
  });
}

/** Keeps every mail that waits in the outbox there without sending it. */
export function keepQueued(tx: Pick<Tx, 'beforeCommit'>) {
  tx.beforeCommit(({ sql }) => keepAllQueued(sql));
}
