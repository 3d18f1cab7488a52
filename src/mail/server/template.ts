import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { type Translator, translatorOf } from '#platform/server/i18n/messages.ts';
import type { MailTopic } from '../contract.ts';
import { type MailValues, mailValues } from './values.ts';

export type MailTemplateContext = MailValues & {
  t: Translator;
  language: Language;
  appUrl: string;
  instance: string;
};

type MailBranding = { appUrl: string; instance?: string };

export function makeTemplateContext(
  language: Language,
  { appUrl, instance = 'Vitrine' }: MailBranding,
): MailTemplateContext {
  const values = mailValues(language);
  return { ...values, t: translatorOf(language), language, appUrl, instance: values.name(instance) };
}

/** A kind of email: the data that the outbox stores, and its rendering. Defined by the domain of its event. */
export type MailTemplate<Data extends Record<string, unknown> = Record<string, unknown>> = {
  name: string;
  /** The topic from which recipients can unsubscribe; emails without one are always sent. */
  topic?: MailTopic;
  data: z.ZodType<Data>;
  subject(data: Data, context: MailTemplateContext): string;
  /** The heading above the text; defaults to the subject. */
  heading?(data: Data, context: MailTemplateContext): string;
  body(data: Data, context: MailTemplateContext): ReactNode;
  /** The recipient of replies; defaults to the instance. */
  replyTo?(data: Data): MailPerson | undefined;
  /** The fields that would let a reader act as the recipient: codes, and tokens of links. */
  secrets?: readonly string[];
  /** Whether the email is deleted once it is delivered or given up, because its recipient has no account any longer. */
  deleteWhenDone?: true;
  /** Returns the data without a user's message, for storage after delivery; only for emails that contain one. */
  forget?(data: Data): Data;
};

export type MailPerson = { name: string; address: string };

/**
 * Defines a template. The result is also typed for any data, which is safe because its schema validates data before
 * rendering.
 */
export const defineMail = <Data extends Record<string, unknown>>(
  template: MailTemplate<Data> & { secrets?: readonly (keyof Data)[] },
) => template as MailTemplate<Data> & MailTemplate;

/** All email templates of the instance by name; assembled in `app/`. */
export type MailTemplates = ReadonlyMap<string, MailTemplate>;

export const mailTemplates = (templates: readonly MailTemplate[]): MailTemplates =>
  new Map(templates.map((template) => [template.name, template]));
