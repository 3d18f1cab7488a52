import type { Tx } from '#platform/db/database.ts';
import type { Job } from '#platform/jobs.ts';
import { giveUp } from './store.ts';

/** Tried for about a day, soon every hour; after that the mail is kept as failed, for an admin to see. */
export const deliverMail: Job<{ mailId: string }> = {
  name: 'deliver-mail',
  retryLimit: 30,
  retryDelay: 15,
  expireIn: 120,
};

/** A mail whose delivery was cancelled does not wait any more. */
export async function noteCancelled({ sql }: Pick<Tx, 'sql'>, { name, data }: { name: string; data: unknown }) {
  if (name === deliverMail.name) await giveUp(sql, (data as { mailId: string }).mailId, 'cancelled by an admin');
}
