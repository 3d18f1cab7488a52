import type { StoredMail } from './store.ts';
import type { MailTemplate, MailTemplates } from './template.ts';

/** Replaces secrets in redacted emails. */
const MASK = '••••••';

/**
 * Returns whether secrets are redacted when an admin reads an email, so that it doesn't give access to the recipient's
 * account. Not redacted without a mail server, since reading it is then how it is delivered.
 */
export const isRedacted = ({ state }: Pick<StoredMail, 'state'>, mailServer: string | undefined) =>
  state !== 'kept' || mailServer !== undefined;

/** Returns whether emails of this kind contain secrets. */
export const hasSecrets = <Data extends Record<string, unknown>>({ secrets, forget }: MailTemplate<Data>) =>
  secrets !== undefined || forget !== undefined;

/** Returns the names of the templates without codes and secret links. */
export const templatesWithoutSecrets = (templates: MailTemplates) =>
  [...templates.values()].filter(({ secrets }) => secrets === undefined).map(({ name }) => name);

/** Returns the data of an email with secrets redacted and without a user's message. */
export function redactData<Data extends Record<string, unknown>>(template: MailTemplate<Data>, data: Data): Data {
  const remaining = template.forget?.(data) ?? data;
  return { ...remaining, ...Object.fromEntries((template.secrets ?? []).map((name) => [name, MASK])) };
}

const ENCODED_MASK = new RegExp(encodeURIComponent(MASK), 'g');

/** Restores the redaction mark where it was percent-encoded in links. */
export const decodeMask = (text: string) => text.replace(ENCODED_MASK, MASK);
