import type { Language } from '#platform/i18n/languages.ts';
import type { MailRecord } from '../contract.ts';
import type { StoredMail } from './store.ts';
import { type MailTemplates, mailContext } from './template.ts';

/** A mail as those see it who look after the outbox. */
export function describeMail(mail: StoredMail, templates: MailTemplates, appUrl: string): MailRecord {
  const { id, template, recipient, state, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    template,
    recipient,
    subject: subjectOf(mail, templates, appUrl),
    state,
    attempts,
    createdAt: createdAt.toISOString(),
    ...(lastError ? { lastError } : {}),
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
  };
}

/** What is no longer sent, or no longer made of the same data, goes by the name of its kind. */
function subjectOf({ template, data, language }: StoredMail, templates: MailTemplates, appUrl: string) {
  const kind = templates.get(template);
  const fitting = kind?.data.safeParse(data);
  return kind && fitting?.success ? kind.subject(fitting.data, mailContext(language as Language, appUrl)) : template;
}
