import type { Language } from '#platform/i18n/languages.ts';
import { newId } from '#platform/ids.ts';
import { letterhead, type MailDesk } from './desk.ts';
import { renderMail } from './render-mail.tsx';
import type { MailTemplate } from './template.ts';
import type { MailTransport } from './transport.ts';

type Mail<Data> = { recipient: string; language: Language; data: Data };

/** Sends an email directly, bypassing the outbox, and returns the mail server's response. */
export async function sendNow<Data extends Record<string, unknown>>(
  desk: MailDesk,
  transport: MailTransport,
  template: MailTemplate<Data>,
  { recipient, language, data }: Mail<Data>,
) {
  const { templates, instance } = desk;
  const rendered = await renderMail({ template: template.name, data, language }, { templates, ...letterhead(desk) });
  return transport.send({ id: newId(), from: instance.current.mailFrom, recipient }, rendered);
}
