import { decodeIdCursor, page } from '#platform/db/keyset.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { MailState } from '../contract.ts';
import { describeMail } from './describe-mail.ts';
import { selectMail } from './store.ts';
import type { MailTemplates } from './template.ts';

type Ctx = Pick<Kernel, 'db' | 'settings'> & { templates: MailTemplates };
type Query = { state?: MailState | undefined; cursor?: string | undefined; limit: number };

/** The outbox, newest first. Who may see it is for the caller to have checked. */
export async function listMail({ db, settings, templates }: Ctx, { state, cursor, limit }: Query) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await db.asSystem(({ sql }) => selectMail(sql, { state, before, limit: limit + 1 }));
  const { items, ...next } = page(rows, limit, (mail) => [mail.id]);
  return { items: items.map((mail) => describeMail(mail, templates, settings.APP_URL)), ...next };
}
