import type { Language } from '#platform/pure/i18n/languages.ts';
import type { MailRecord } from '../contract.ts';
import { type MailContext, mailBranding } from './mail-context.ts';
import { isRedacted, redactData } from './redact.ts';
import { canBeRetried } from './retry-mail.ts';
import type { StoredMail } from './store.ts';
import { makeTemplateContext } from './template.ts';

/** Returns an email as admins see it in the outbox. */
export function describeMail(mail: StoredMail, context: MailContext): MailRecord {
  const { id, template, recipient, state, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    template,
    recipient,
    subject: subjectOf(mail, context),
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    ...(lastError ? { lastError } : {}),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    isConfidential: context.templates.get(template)?.forget !== undefined,
    canBeRetried: canBeRetried(mail, context),
  };
}

/** Returns the subject, or the name of the template if it no longer exists or its data has another format. */
function subjectOf(mail: StoredMail, context: MailContext) {
  const definition = context.templates.get(mail.template);
  const parsed = definition?.data.safeParse(mail.data);
  if (!definition || !parsed?.success) return mail.template;
  const data = isRedacted(mail, context.settings.SMTP_URL) ? redactData(definition, parsed.data) : parsed.data;
  return definition.subject(data, makeTemplateContext(mail.language as Language, mailBranding(context)));
}
