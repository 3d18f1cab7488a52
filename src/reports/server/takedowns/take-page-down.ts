import { mailboxOf, noteDeed } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import { putBack, recordsNamed, type TakedownKey, takeDown } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { putBackMail } from '../emails/put-back-mail.tsx';
import { takenDownMail } from '../emails/taken-down-mail.tsx';

/** Hides a page from everyone but its owner and mails them the reason. Returns false if it was down already. */
export async function takePageDown(ctx: ReportsCtx, tx: Tx, { reason, ...page }: TakedownKey & { reason: string }) {
  if (!(await takeDown(ctx, tx, { ...page, reason }))) return false;
  noteDeed(ctx, tx, { action: 'page-taken-down', ...deedOn(page) });
  const { mailbox, what } = await told(tx, page);
  const event = `taken down ${newId()}`;
  if (mailbox) queueMail(ctx, tx, takenDownMail, { ...mailbox, event, data: { ...what, reason } });
  return true;
}

/** Restores a page and mails its owner. Returns false if it was not down. */
export async function putPageBack(ctx: ReportsCtx, tx: Tx, page: TakedownKey) {
  if (!(await putBack(ctx, tx, page))) return false;
  noteDeed(ctx, tx, { action: 'page-put-back', ...deedOn(page) });
  const { mailbox, what } = await told(tx, page);
  if (mailbox) queueMail(ctx, tx, putBackMail, { ...mailbox, event: `put back ${newId()}`, data: what });
  return true;
}

const deedOn = ({ ownerId, target: { kind, id } }: TakedownKey) => ({
  subject: { kind: 'page' as const, id: id || ownerId },
  owner: ownerId,
  details: { kind },
});

/** Returns the owner's mailbox, and kind and title of the page. */
async function told(tx: Tx, { ownerId, target: { kind, id } }: TakedownKey) {
  const [mailbox, records] = await Promise.all([mailboxOf(tx, ownerId), recordsNamed(tx, [id])]);
  return { mailbox, what: { kind, title: records.get(id)?.title ?? '' } };
}
