import type { IncomingMessage } from 'node:http';
import { domainToASCII } from 'node:url';
import { asOneLine, asText, readForm } from '#platform/http/read-form.ts';

/** Maximum body size in bytes: the longest message with 12 bytes per character once encoded, and some spare. */
const LARGEST_FORM = 96 * 1024;

/** Name of the honeypot field: hidden from people, filled in by programs that fill in every field. */
export const CONTACT_TRAP = 'website';

export type TypedContact = { name: string; email: string; message: string };

/** Reads a submitted contact form from a request. */
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

/** Converts an internationalized domain of an email address to its ASCII form. */
function withPlainDomain(email: string) {
  const [, before, domain] = /^([^@\s]+@)([^@\s]+)$/u.exec(email) ?? [];
  const plain = domain === undefined ? '' : domainToASCII(domain);
  return plain === '' ? email : `${before}${plain}`;
}
