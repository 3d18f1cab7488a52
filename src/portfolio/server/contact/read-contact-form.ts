import type { IncomingMessage } from 'node:http';
import { domainToASCII } from 'node:url';
import { asOneLine, asText, readForm } from '#platform/http/read-form.ts';

/** A message of the greatest length, each letter of it written as twelve, and room to spare. */
const LARGEST_FORM = 96 * 1024;

/** The field that people do not see; programs that fill in every form fill it in. */
export const CONTACT_TRAP = 'website';

export type TypedContact = { name: string; email: string; message: string };

/** What a reader sends off from the contact page. */
export async function readContactForm(request: IncomingMessage): Promise<{ typed: TypedContact; isTrapped: boolean }> {
  const field = await readForm(request, LARGEST_FORM);
  return {
    typed: {
      name: asOneLine(field('name')),
      email: withPlainDomain(field('email').trim()),
      message: asText(field('message')),
    },
    isTrapped: field(CONTACT_TRAP) !== '',
  };
}

/** An address as mail servers know it: a domain in letters of any script has a form in plain ones. */
function withPlainDomain(email: string) {
  const [, before, domain] = /^([^@\s]+@)([^@\s]+)$/u.exec(email) ?? [];
  const plain = domain === undefined ? '' : domainToASCII(domain);
  return plain === '' ? email : `${before}${plain}`;
}
