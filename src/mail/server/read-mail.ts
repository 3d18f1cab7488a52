import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { ReadableMail } from '../contract.ts';
import { describeMail } from './describe-mail.ts';
import { type MailContext, mailBranding } from './mail-context.ts';
import { hasSecrets, isRedacted } from './redact.ts';
import { findMail } from './store.ts';

/** Returns an email of the outbox with its content. Callers check permissions. */
export async function readMail(context: MailContext, { sql }: Pick<Tx, 'sql'>, id: string): Promise<ReadableMail> {
  const { templates, settings } = context;
  const mail = await findMail(sql, id);
  // Emails whose template no longer exists or whose data has another format can't be rendered.
  const definition = mail && templates.get(mail.template);
  if (!mail || !definition?.data.safeParse(mail.data).success) throw new AppError('NOT_FOUND');
  const { renderMail } = await import('./render-mail.tsx');
  // Data that is blanked is shown as redacted.
  const redacted = isRedacted(mail, settings.SMTP_URL) || (hasSecrets(definition) && !mail.forget);
  const { html, text } = await renderMail(mail, { templates, ...mailBranding(context), redacted });
  return { ...describeMail(mail, context), html, text, isVeiled: redacted && hasSecrets(definition) };
}
