import { findMailbox, recordAdminEvent } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { describeRecords, liftTakedown, type TakedownKey, takeDown } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { pageRestoredMail } from '../emails/page-restored-mail.tsx';
import { pageTakenDownMail } from '../emails/page-taken-down-mail.tsx';

/** Hides a page from everyone but its owner and mails them the reason. Returns false if it was down already. */
export async function takePageDown(ctx: ReportsCtx, tx: Tx, { reason, ...page }: TakedownKey & { reason: string }) {
  if (!(await takeDown(ctx, tx, { ...page, reason }))) return false;
  recordAdminEvent(ctx, tx, { action: 'page-taken-down', ...auditFieldsOf(page) });
  const { mailbox, what } = await loadNotice(tx, page);
  const event = `taken down ${newId()}`;
  if (mailbox) queueMail(ctx, tx, pageTakenDownMail, { ...mailbox, event, data: { ...what, reason } });
  return true;
}

/** Restores a page and mails its owner. Returns false if it was not down. */
export async function restorePage(ctx: ReportsCtx, tx: Tx, page: TakedownKey) {
  if (!(await liftTakedown(ctx, tx, page))) return false;
  recordAdminEvent(ctx, tx, { action: 'page-put-back', ...auditFieldsOf(page) });
  const { mailbox, what } = await loadNotice(tx, page);
  if (mailbox) queueMail(ctx, tx, pageRestoredMail, { ...mailbox, event: `put back ${newId()}`, data: what });
  return true;
}

const auditFieldsOf = ({ ownerId, target: { kind, id } }: TakedownKey) => ({
  subject: { kind: 'page' as const, id: id || ownerId },
  owner: ownerId,
  details: { kind },
});

/** Returns the owner's mailbox, and kind and title of the page. */
async function loadNotice(tx: Tx, { ownerId, target: { kind, id } }: TakedownKey) {
  const [mailbox, records] = await Promise.all([findMailbox(tx, ownerId), describeRecords(tx, [id])]);
  return { mailbox, what: { kind, title: records.get(id)?.title ?? '' } };
}
