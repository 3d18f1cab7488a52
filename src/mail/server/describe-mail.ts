import type { Language } from '#platform/i18n/languages.ts';
import type { MailRecord } from '../contract.ts';
import { letterhead, type MailDesk } from './desk.ts';
import { canBeRetried } from './retry-mail.ts';
import type { StoredMail } from './store.ts';
import { mailContext } from './template.ts';
import { isVeiled, veiledData } from './veil.ts';

/** Returns an email as admins see it in the outbox. */
export function describeMail(mail: StoredMail, desk: MailDesk): MailRecord {
  const { id, template, recipient, state, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    template,
    recipient,
    subject: subjectOf(mail, desk),
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    ...(lastError ? { lastError } : {}),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    isConfidential: desk.templates.get(template)?.forget !== undefined,
    canBeRetried: canBeRetried(mail, desk),
  };
}

/** Returns the subject, or the name of the template if it no longer exists or its data has another format. */
function subjectOf(mail: StoredMail, desk: MailDesk) {
  const kind = desk.templates.get(mail.template);
  const fitting = kind?.data.safeParse(mail.data);
  if (!kind || !fitting?.success) return mail.template;
  const data = isVeiled(mail, desk.settings.SMTP_URL) ? veiledData(kind, fitting.data) : fitting.data;
  return kind.subject(data, mailContext(mail.language as Language, letterhead(desk)));
}
