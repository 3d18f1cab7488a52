import { requireAdmin } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { newId } from '#platform/ids.ts';
import type { AdminCtx } from './context.ts';
import { testMail } from './emails/test-mail.tsx';

/** Queues a mail that shows whether mail arrives. */
export function sendTestMail(ctx: AdminCtx, { to }: { to: string }) {
  requireAdmin(ctx.actor);
  return ctx.db.asSystem(async (tx) => ({
    id: queueMail(ctx, tx, testMail, { event: `test ${newId()}`, recipient: to, language: ctx.language, data: {} }),
  }));
}
