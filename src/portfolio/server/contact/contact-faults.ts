import { z } from 'zod';
import { isSeen } from '#platform/http/read-form.ts';
import { CONTACT_LIMITS } from '../../model/contact-limits.ts';
import type { TypedContact } from './read-contact-form.ts';

/** An email address as HTML's `type=email` accepts it, with a domain of at least two labels. */
const answerable = z.email({ pattern: z.regexes.html5Email }).regex(/\.[a-z][a-z0-9-]*$/i);

type Word = 'noName' | 'longName' | 'noEmail' | 'badEmail' | 'noMessage' | 'longMessage';
export type ContactFaults = { name?: Word; email?: Word; message?: Word };

/** Returns the invalid fields of a contact message; undefined if it can be sent. */
export function contactFaults({ name, email, message }: TypedContact): ContactFaults | undefined {
  const ofName = !isSeen(name) ? 'noName' : name.length > CONTACT_LIMITS.name && 'longName';
  const ofEmail = email === '' ? 'noEmail' : !isAddress(email) && 'badEmail';
  const ofMessage = !isSeen(message) ? 'noMessage' : message.length > CONTACT_LIMITS.message && 'longMessage';
  if (!ofName && !ofEmail && !ofMessage) return undefined;
  return {
    ...(ofName && { name: ofName }),
    ...(ofEmail && { email: ofEmail }),
    ...(ofMessage && { message: ofMessage }),
  };
}

const isAddress = (email: string) => email.length <= CONTACT_LIMITS.email && answerable.safeParse(email).success;
