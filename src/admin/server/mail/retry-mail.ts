import { findPerson, recordAdminEvent } from '#identity/service.ts';
import { describeMail, retryFailedMail, retryMail } from '#mail/service.ts';
import type { AdminCtx } from '../context.ts';

/** Queues an undelivered mail again. */
export const retryOneMail = (ctx: AdminCtx, { id }: { id: string }) =>
  ctx.db.asSystem('manage email as an admin', async (tx) => {
    const mail = await retryMail(ctx, tx, id);
    const owner = await findPerson(tx, mail.recipient);
    const subject = { kind: 'mail', id } as const;
    recordAdminEvent(ctx, tx, {
      action: 'mail-retried',
      subject,
      ...(owner ? { owner } : {}),
      details: { kind: mail.template },
    });
    return describeMail(mail, ctx);
  });

/** Queues all failed mails again, gradually, and returns their number. */
export const retryAllMail = (ctx: AdminCtx) =>
  ctx.db.asSystem('manage email as an admin', async (tx) => {
    const { count } = await retryFailedMail(ctx, tx);
    if (count > 0) {
      recordAdminEvent(ctx, tx, {
        action: 'mail-retried',
        subject: { kind: 'instance', id: 'mail' },
        details: { count },
      });
    }
    return { count };
  });
