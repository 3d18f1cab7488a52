import type { Tx } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs.ts';
import { deliverMail } from './deliver-job.ts';
import { keepAllQueued, selectQueued } from './store.ts';

/** Enqueues the delivery of every queued email, because a restored outbox has no jobs. */
export function resumeDelivery(jobs: Jobs, tx: Pick<Tx, 'beforeCommit'>) {
  tx.beforeCommit(async (system) => {
    const waiting = await selectQueued(system.sql);
    for (const { id } of waiting) await jobs.sendInside(system, deliverMail, { mailId: id });
  });
}

/** Marks every queued email as kept, so that it is not sent. */
export function keepQueued(tx: Pick<Tx, 'beforeCommit'>) {
  tx.beforeCommit(({ sql }) => keepAllQueued(sql));
}
