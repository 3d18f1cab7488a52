import { recordAdminEvent } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { newId } from '#platform/ids.ts';
import type { AdminCtx } from '../context.ts';
import { testMail } from '../emails/test-mail.tsx';

/** Queues a test mail. */
export function sendTestMail(ctx: AdminCtx, { to }: { to: string }) {
  return ctx.db.asSystem('manage email as an admin', async (tx) => {
    const mail = { event: `test ${newId()}`, recipient: to, language: ctx.language, data: {} };
    const id = queueMail(ctx, tx, testMail, mail);
    recordAdminEvent(ctx, tx, { action: 'mail-tested', subject: { kind: 'mail', id } });
    return { id };
  });
}
