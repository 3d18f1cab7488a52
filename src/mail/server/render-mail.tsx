import { render, toPlainText } from '@react-email/render';
import type { Language } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import { MailLayout } from './layout.tsx';
import type { StoredMail } from './store.ts';
import type { MailTemplates } from './template.ts';

export type RenderedMail = { subject: string; html: string; text: string };

type Options = { templates: MailTemplates; appUrl: string };

/** Puts a kept mail into words and onto its sheet, as HTML and as plain text. */
export async function renderMail(
  mail: Pick<StoredMail, 'template' | 'data' | 'language'>,
  { templates, appUrl }: Options,
) {
  const template = templates.get(mail.template);
  if (!template) throw new Error(`no such mail: ${mail.template}`);
  const language = mail.language as Language;
  const context = { t: translatorOf(language), language, appUrl };
  const data = template.data.parse(mail.data);
  const subject = template.subject(data, context);
  const html = await render(
    <MailLayout language={language} heading={subject} footer={context.t('mail.footer')} appUrl={appUrl}>
      {template.body(data, context)}
    </MailLayout>,
  );
  return { subject, html, text: toPlainText(html) } satisfies RenderedMail;
}
