import { mailboxOf } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Visited } from '#visits/service.ts';
import { openedMail } from '../emails/opened-mail.tsx';
import { markOpened } from './store.ts';

type Seen = { ownerId: string; target: Visited['target']; at: Date };

/** Records the first opening of links and mails their owners if they asked for it; once across all instances. */
export async function noteOpened(kernel: Kernel, seen: readonly Seen[]) {
  const first = new Map<string, Seen>();
  for (const one of seen) {
    const before = first.get(one.target.id);
    if (one.target.kind === 'share' && !(before && before.at <= one.at)) first.set(one.target.id, one);
  }
  for (const [id, { ownerId, at }] of first) {
    await kernel.db.asSystem('note that a link was opened', async (tx) => {
      const opened = await markOpened(tx.sql, id, at);
      const mailbox = opened?.notify ? await mailboxOf(tx, ownerId) : undefined;
      if (!opened || !mailbox) return;
      queueMail(kernel, tx, openedMail, { ...mailbox, event: `link opened ${id}`, data: { label: opened.label } });
    });
  }
}
