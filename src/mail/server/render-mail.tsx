import { render, toPlainText } from '@react-email/render';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { MailLayout } from './layout.tsx';
import { decodeMask, redactData } from './redact.ts';
import type { StoredMail } from './store.ts';
import { type MailPerson, type MailTemplates, makeTemplateContext } from './template.ts';

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  replyTo?: MailPerson;
  /** The link by which the recipient unsubscribes from the topic. */
  unsubscribeUrl?: string;
};

type Options = {
  templates: MailTemplates;
  appUrl: string;
  instance?: string;
  /** Whether secrets are redacted, for readers other than the recipient. */
  redacted?: boolean;
  /** The link by which the recipient unsubscribes, for emails with a topic. */
  unsubscribeUrl?: string | undefined;
};

/** Renders a stored email as HTML and as plain text. */
export async function renderMail(
  mail: Pick<StoredMail, 'template' | 'data' | 'language'>,
  { templates, redacted = false, unsubscribeUrl, ...branding }: Options,
) {
  const template = templates.get(mail.template);
  if (!template) throw new Error(`no such mail template: ${mail.template}`);
  const language = mail.language as Language;
  const context = makeTemplateContext(language, branding);
  const parsed = template.data.parse(mail.data);
  const data = redacted ? redactData(template, parsed) : parsed;
  const subject = template.subject(data, context);
  const heading = template.heading?.(data, context) ?? subject;
  const { t, appUrl, instance } = context;
  const rendered = await render(
    <MailLayout
      language={language}
      heading={heading}
      footer={t('mail.footer', { instance })}
      appUrl={appUrl}
      unsubscribe={unsubscribeUrl && { href: unsubscribeUrl, label: t('mail.unsubscribe') }}
    >
      {template.body(data, context)}
    </MailLayout>,
  );
  const html = redacted ? decodeMask(rendered) : rendered;
  const replyTo = template.replyTo?.(data);
  return {
    ...{ subject, html, text: toPlainText(html, PLAIN_TEXT) },
    ...(replyTo ? { replyTo } : {}),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  } satisfies RenderedMail;
}

type HtmlLink = { children: unknown; attribs: { href: string } };
type TextBuilder = { addLineBreak(): void; addInline(text: string, options: { noWordTransform: boolean }): void };

/** The conversion to plain text. Doesn't capitalize headings, and puts the URL of an action on its own line. */
const PLAIN_TEXT: Parameters<typeof toPlainText>[1] = {
  formatters: {
    action: (
      { children, attribs }: HtmlLink,
      walk: (inside: unknown, into: TextBuilder) => void,
      builder: TextBuilder,
    ) => {
      walk(children, builder);
      builder.addLineBreak();
      builder.addInline(attribs.href, { noWordTransform: true });
    },
    bare: ({ attribs }: HtmlLink, _walk: unknown, builder: TextBuilder) =>
      builder.addInline(attribs.href, { noWordTransform: true }),
  },
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a[data-action]', format: 'action' },
    { selector: 'a[data-bare]', format: 'bare' },
    {
      selector: 'table[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 400 },
    },
  ],
};
