import type { Language } from '#platform/pure/i18n/languages.ts';
import { newId } from '#platform/server/ids.ts';
import { type MailContext, mailBranding } from './mail-context.ts';
import { renderMail } from './render-mail.tsx';
import type { MailTemplate } from './template.ts';
import type { MailTransport } from './transport.ts';

type SendNowInput<Data> = { recipient: string; language: Language; data: Data };

/** Sends an email directly, bypassing the outbox, and returns the mail server's response. */
export async function sendNow<Data extends Record<string, unknown>>(
  context: MailContext,
  transport: MailTransport,
  template: MailTemplate<Data>,
  { recipient, language, data }: SendNowInput<Data>,
) {
  const { templates, instance } = context;
  const rendered = await renderMail(
    { template: template.name, data, language },
    { templates, ...mailBranding(context) },
  );
  return transport.send({ id: newId(), from: instance.current.mailFrom, recipient }, rendered);
}
