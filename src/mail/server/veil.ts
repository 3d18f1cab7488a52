import type { StoredMail } from './store.ts';
import type { MailTemplate, MailTemplates } from './template.ts';

/** What stands in the place of what only the recipient may know. */
const VEIL = '••••••';

/**
 * Whether a mail is shown without what only its recipient may know. Whoever runs an instance must not come into somebody's
 * account by what was mailed to them. Where there is no mail server, though, reading it here is how it is delivered.
 */
export const isVeiled = ({ state }: Pick<StoredMail, 'state'>, mailServer: string | undefined) =>
  state !== 'kept' || mailServer !== undefined;

/** Whether mails of this kind hold what only the recipient may know. */
export const hasSecrets = <Data extends Record<string, unknown>>({ secrets, forget }: MailTemplate<Data>) =>
  secrets !== undefined || forget !== undefined;

/** Returns the names of the kinds of mail that hold no code and no secret link. */
export const harmlessKinds = (templates: MailTemplates) =>
  [...templates.values()].filter(({ secrets }) => secrets === undefined).map(({ name }) => name);

/** The data of a mail without its secrets, nor what somebody entrusted to it. */
export function veiledData<Data extends Record<string, unknown>>(template: MailTemplate<Data>, data: Data): Data {
  const left = template.forget?.(data) ?? data;
  return { ...left, ...Object.fromEntries((template.secrets ?? []).map((name) => [name, VEIL])) };
}

const IN_LINKS = new RegExp(encodeURIComponent(VEIL), 'g');

/** The same in links, where it was put into the letters of an address. */
export const legibleVeil = (text: string) => text.replace(IN_LINKS, VEIL);
