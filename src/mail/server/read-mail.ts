import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { ReadableMail } from '../contract.ts';
import { describeMail } from './describe-mail.ts';
import { letterhead, type MailDesk } from './desk.ts';
import { findMail } from './store.ts';
import { hasSecrets, isVeiled } from './veil.ts';

/** One mail of the outbox with all that it says. Who may read it is for the caller to have checked. */
export async function readMail(desk: MailDesk, { sql }: Pick<Tx, 'sql'>, id: string): Promise<ReadableMail> {
  const { templates, settings } = desk;
  const mail = await findMail(sql, id);
  // What is no longer sent, or no longer made of the same data, cannot be put into words any more.
  const kind = mail && templates.get(mail.template);
  if (!mail || !kind?.data.safeParse(mail.data).success) throw new AppError('NOT_FOUND');
  const { renderMail } = await import('./render-mail.tsx');
  // What was blanked is shown like what is not for the reader.
  const veiled = isVeiled(mail, settings.SMTP_URL) || (hasSecrets(kind) && !mail.forget);
  const { html, text } = await renderMail(mail, { templates, ...letterhead(desk), veiled });
  return { ...describeMail(mail, desk), html, text, isVeiled: veiled && hasSecrets(kind) };
}
