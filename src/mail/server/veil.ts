import type { StoredMail } from './store.ts';
import type { MailTemplate, MailTemplates } from './template.ts';

/** Replaces secrets in redacted emails. */
const VEIL = '••••••';

/**
 * Returns whether secrets are redacted when an admin reads an email, so that it doesn't give access to the recipient's
 * account. Not redacted without a mail server, since reading it is then how it is delivered.
 */
export const isVeiled = ({ state }: Pick<StoredMail, 'state'>, mailServer: string | undefined) =>
  state !== 'kept' || mailServer !== undefined;

/** Returns whether emails of this kind contain secrets. */
export const hasSecrets = <Data extends Record<string, unknown>>({ secrets, forget }: MailTemplate<Data>) =>
  secrets !== undefined || forget !== undefined;

/** Returns the names of the templates without codes and secret links. */
export const harmlessKinds = (templates: MailTemplates) =>
  [...templates.values()].filter(({ secrets }) => secrets === undefined).map(({ name }) => name);

/** Returns the data of an email with secrets redacted and without a user's message. */
export function veiledData<Data extends Record<string, unknown>>(template: MailTemplate<Data>, data: Data): Data {
  const left = template.forget?.(data) ?? data;
  return { ...left, ...Object.fromEntries((template.secrets ?? []).map((name) => [name, VEIL])) };
}

const IN_LINKS = new RegExp(encodeURIComponent(VEIL), 'g');

/** Restores the redaction mark where it was percent-encoded in links. */
export const legibleVeil = (text: string) => text.replace(IN_LINKS, VEIL);
