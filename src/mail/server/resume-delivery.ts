import type { Tx } from '#platform/server/db/database.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { deliverMailJob } from './deliver-job.ts';
import { selectQueued, suspendQueued } from './store.ts';

/** Enqueues the delivery of every queued email, because a restored outbox has no jobs. */
export function resumeDelivery(jobs: Jobs, tx: Pick<Tx, 'beforeCommit'>) {
  tx.beforeCommit(async (systemTx) => {
    const queued = await selectQueued(systemTx.sql);
    for (const { id } of queued) await jobs.enqueueInside(systemTx, deliverMailJob, { mailId: id });
  });
}

/** Marks every queued email as kept, so that it is not sent. */
export function suspendDelivery(tx: Pick<Tx, 'beforeCommit'>) {
  tx.beforeCommit(({ sql }) => suspendQueued(sql));
}
