import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { describeMail } from './describe-mail.ts';
import type { MailContext } from './mail-context.ts';
import { type MailFilter, selectMail } from './store.ts';

type Ctx = MailContext & Pick<Kernel, 'db'>;
type ListMailQuery = MailFilter & { cursor?: string | undefined; limit: number };

/** Returns a page of the outbox, newest first. Callers check permissions. */
export async function listMail(ctx: Ctx, { cursor, limit, ...filter }: ListMailQuery) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await ctx.db.asSystem('an admin manages mail', ({ sql }) =>
    selectMail(sql, filter, { before, limit: limit + 1 }),
  );
  const { items, ...next } = toPage(rows, limit, (mail) => [mail.id]);
  return { items: items.map((mail) => describeMail(mail, ctx)), ...next };
}
