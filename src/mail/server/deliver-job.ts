import type { Tx } from '#platform/server/db/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { markFailed } from './store.ts';

/** Retries delivery for about a day, first after short delays, then hourly; then the email is marked as failed. */
export const deliverMailJob: Job<{ mailId: string }> = {
  name: 'deliver-mail',
  retryLimit: 30,
  retryDelay: 15,
  expireIn: 120,
};

/** Marks an email as failed when an admin cancels its delivery job. */
export async function markCancelled({ sql }: Pick<Tx, 'sql'>, { name, data }: { name: string; data: unknown }) {
  if (name === deliverMailJob.name) await markFailed(sql, (data as { mailId: string }).mailId, 'Canceled by an admin');
}
