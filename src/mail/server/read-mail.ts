import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { ReadableMail } from '../contract.ts';
import { describeMail } from './describe-mail.ts';
import { letterhead, type MailDesk } from './desk.ts';
import { findMail } from './store.ts';
import { hasSecrets, isVeiled } from './veil.ts';

/** Returns an email of the outbox with its content. Callers check permissions. */
export async function readMail(desk: MailDesk, { sql }: Pick<Tx, 'sql'>, id: string): Promise<ReadableMail> {
  const { templates, settings } = desk;
  const mail = await findMail(sql, id);
  // Emails whose template no longer exists or whose data has another format can't be rendered.
  const kind = mail && templates.get(mail.template);
  if (!mail || !kind?.data.safeParse(mail.data).success) throw new AppError('NOT_FOUND');
  const { renderMail } = await import('./render-mail.tsx');
  // Data that is blanked is shown as redacted.
  const veiled = isVeiled(mail, settings.SMTP_URL) || (hasSecrets(kind) && !mail.forget);
  const { html, text } = await renderMail(mail, { templates, ...letterhead(desk), veiled });
  return { ...describeMail(mail, desk), html, text, isVeiled: veiled && hasSecrets(kind) };
}
