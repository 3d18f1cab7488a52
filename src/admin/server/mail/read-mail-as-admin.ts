import { selectEvents } from '#audit/service.ts';
import { findPerson, recordAdminEvent } from '#identity/service.ts';
import { readMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { AdminCtx } from '../context.ts';

/** Period within which repeated reads of a mail by the same admin are recorded once. */
const RECORD_INTERVAL_MS = 60 * 60 * 1000;

/** Returns a mail with its content. The access is recorded, also for the recipient to see. */
export const readMailAsAdmin = (ctx: AdminCtx, { id }: { id: string }) =>
  ctx.db.asSystem('manage email as an admin', async (tx) => {
    const mail = await readMail(ctx, tx, id);
    if (await isFirstRead(ctx, tx, id)) {
      const owner = await findPerson(tx, mail.recipient);
      const subject = { kind: 'mail', id } as const;
      recordAdminEvent(ctx, tx, {
        action: 'mail-read',
        subject,
        ...(owner ? { owner } : {}),
        details: { kind: mail.template },
      });
    }
    return mail;
  });

async function isFirstRead({ actor, clock }: AdminCtx, { sql }: Pick<Tx, 'sql'>, id: string) {
  const from = new Date(clock.now().getTime() - RECORD_INTERVAL_MS);
  const reader = actor.kind === 'member' ? actor.uid : undefined;
  const about = { kind: 'mail', ids: [id] } as const;
  const reads = await selectEvents(sql, { action: 'mail-read', actor: reader, about, from }, { limit: 1 });
  return reads.length === 0;
}
