import { z } from 'zod';
import { hasVisibleText } from '#platform/http/read-form.ts';
import { CONTACT_LIMITS } from '../../model/contact-limits.ts';
import type { ContactValues } from './read-contact-form.ts';

/** An email address as HTML's `type=email` accepts it, with a domain of at least two labels. */
const replyAddress = z.email({ pattern: z.regexes.html5Email }).regex(/\.[a-z][a-z0-9-]*$/i);

type ContactFaultKey = 'noName' | 'longName' | 'noEmail' | 'badEmail' | 'noMessage' | 'longMessage';
export type ContactFaults = { name?: ContactFaultKey; email?: ContactFaultKey; message?: ContactFaultKey };

/** Returns the invalid fields of a contact message; undefined if it can be sent. */
export function contactFaults({ name, email, message }: ContactValues): ContactFaults | undefined {
  const ofName = !hasVisibleText(name) ? 'noName' : name.length > CONTACT_LIMITS.name && 'longName';
  const ofEmail = email === '' ? 'noEmail' : !isAddress(email) && 'badEmail';
  const ofMessage = !hasVisibleText(message) ? 'noMessage' : message.length > CONTACT_LIMITS.message && 'longMessage';
  if (!ofName && !ofEmail && !ofMessage) return undefined;
  return {
    ...(ofName && { name: ofName }),
    ...(ofEmail && { email: ofEmail }),
    ...(ofMessage && { message: ofMessage }),
  };
}

const isAddress = (email: string) => email.length <= CONTACT_LIMITS.email && replyAddress.safeParse(email).success;
