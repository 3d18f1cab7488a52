import type { IncomingMessage } from 'node:http';
import { domainToASCII } from 'node:url';
import { cleanLine, cleanText, readForm } from '#platform/server/http/read-form.ts';

/** Maximum body size in bytes: the longest message with 12 bytes per character once encoded, and some spare. */
const MAX_FORM_BYTES = 96 * 1024;

/** Name of the honeypot field: hidden from people, filled in by programs that fill in every field. */
export const CONTACT_HONEYPOT = 'website';

export type ContactValues = { name: string; email: string; message: string };

/** Reads a submitted contact form from a request. */
export async function readContactForm(request: IncomingMessage): Promise<{ values: ContactValues; isSpam: boolean }> {
  const field = await readForm(request, MAX_FORM_BYTES);
  return {
    values: {
      name: cleanLine(field('name')),
      email: withAsciiDomain(field('email').trim()),
      message: cleanText(field('message')),
    },
    isSpam: field(CONTACT_HONEYPOT) !== '',
  };
}

/** Converts an internationalized domain of an email address to its ASCII form. */
function withAsciiDomain(email: string) {
  const [, before, domain] = /^([^@\s]+@)([^@\s]+)$/u.exec(email) ?? [];
  const asciiDomain = domain === undefined ? '' : domainToASCII(domain);
  return asciiDomain === '' ? email : `${before}${asciiDomain}`;
}
