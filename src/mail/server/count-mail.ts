import type { Kernel } from '#platform/kernel.ts';
import type { MailCounts } from '../contract.ts';
import { countByState } from './store.ts';

/** How many mails are in each state. */
export async function countMail({ db }: Pick<Kernel, 'db'>): Promise<MailCounts> {
  const rows = await db.asSystem(({ sql }) => countByState(sql));
  const counts: MailCounts = { queued: 0, sent: 0, kept: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
