import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Language } from '#platform/i18n/languages.ts';
import { type Translator, translatorOf } from '#platform/i18n/words.ts';
import { type MailValues, mailValues } from './values.ts';

export type MailContext = MailValues & {
  t: Translator;
  language: Language;
  appUrl: string;
  /** What the instance is called. */
  instance: string;
};

type Letterhead = { appUrl: string; instance?: string };

export function mailContext(language: Language, { appUrl, instance = 'Vitrine' }: Letterhead): MailContext {
  const values = mailValues(language);
  return { ...values, t: translatorOf(language), language, appUrl, instance: values.name(instance) };
}

/** One kind of mail: its data as kept in the outbox, and how it reads. Defined by the domain whose event it tells of. */
export type MailTemplate<Data extends Record<string, unknown> = Record<string, unknown>> = {
  name: string;
  data: z.ZodType<Data>;
  subject(data: Data, context: MailContext): string;
  /** What stands above the text, where that is not the subject. */
  heading?(data: Data, context: MailContext): string;
  body(data: Data, context: MailContext): ReactNode;
  /** Whom an answer goes to, where that is not the instance. */
  replyTo?(data: Data): MailPerson | undefined;
  /** What of its data lets whoever reads it act as the recipient: codes, and what makes a link work. */
  secrets?: readonly string[];
  /** Whether the mail leaves the outbox as soon as it is delivered or given up, its recipient being gone. */
  deleteWhenDone?: true;
  /** Of a mail that passes on what somebody entrusted to it: its data without that, for when nobody needs it any more. */
  forget?(data: Data): Data;
};

export type MailPerson = { name: string; address: string };

/** Its data goes through its schema before it reaches `subject` and `body`, so outside it may go by the wider type. */
export const defineMail = <Data extends Record<string, unknown>>(
  template: MailTemplate<Data> & { secrets?: readonly (keyof Data)[] },
) => template as MailTemplate<Data> & MailTemplate;

/** All mails that the instance can send, by name; put together in `app/`. */
export type MailTemplates = ReadonlyMap<string, MailTemplate>;

export const mailTemplates = (templates: readonly MailTemplate[]): MailTemplates =>
  new Map(templates.map((template) => [template.name, template]));
