import { findMailbox } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { VisitedPage } from '#visits/service.ts';
import { linkOpenedMail } from '../emails/link-opened-mail.tsx';
import { markOpened } from './store.ts';

type ShareOpening = { ownerId: string; target: VisitedPage['target']; at: Date };

/** Records the first opening of links and mails their owners if they asked for it; once across all instances. */
export async function recordFirstOpenings(kernel: Kernel, openings: readonly ShareOpening[]) {
  const firstById = new Map<string, ShareOpening>();
  for (const opening of openings) {
    const earlier = firstById.get(opening.target.id);
    if (opening.target.kind === 'share' && !(earlier && earlier.at <= opening.at))
      firstById.set(opening.target.id, opening);
  }
  for (const [id, { ownerId, at }] of firstById) {
    await kernel.db.asSystem('note that a link was opened', async (tx) => {
      const opened = await markOpened(tx.sql, id, at);
      const mailbox = opened?.notify ? await findMailbox(tx, ownerId) : undefined;
      if (!opened || !mailbox) return;
      queueMail(kernel, tx, linkOpenedMail, { ...mailbox, event: `link opened ${id}`, data: { label: opened.label } });
    });
  }
}
