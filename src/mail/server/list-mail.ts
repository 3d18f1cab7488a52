import { decodeIdCursor, page } from '#platform/db/keyset.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { MailRecord, MailState } from '../contract.ts';
import { type StoredMail, selectMail } from './store.ts';
import type { MailTemplates } from './template.ts';

type Ctx = Pick<Kernel, 'db' | 'settings'> & { templates: MailTemplates };
type Query = { state?: MailState | undefined; cursor?: string | undefined; limit: number };

/** The outbox, newest first. Who may see it is for the caller to have checked. */
export async function listMail({ db, settings, templates }: Ctx, { state, cursor, limit }: Query) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await db.asSystem(({ sql }) => selectMail(sql, { state, before, limit: limit + 1 }));
  const { items, ...next } = page(rows, limit, (mail) => [mail.id]);
  return { items: items.map((mail) => describe(mail, templates, settings.APP_URL)), ...next };
}

function describe(mail: StoredMail, templates: MailTemplates, appUrl: string): MailRecord {
  const { id, template, recipient, state, attempts, lastError, createdAt, sentAt } = mail;
  const language = mail.language as Language;
  const subject = templates.get(template)?.subject(mail.data, { t: translatorOf(language), language, appUrl });
  return {
    id,
    template,
    recipient,
    subject: subject ?? template,
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    ...(lastError ? { lastError } : {}),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
  };
}
