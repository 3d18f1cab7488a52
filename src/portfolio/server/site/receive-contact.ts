import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { findMailbox, findPublicPerson } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { hasVisibleText } from '#platform/pure/has-visible-text.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { requireSameSite } from '#platform/server/http/require-same-site.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { CONTACT_LIMITS } from '../../model/contact-limits.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import { type ContactValues, readContactForm } from '../contact/read-contact-form.ts';
import { contactMail } from '../emails/contact-mail.tsx';
import { addressesOf, type SiteHosting } from './addresses.ts';
import type { SiteData } from './load-site.ts';

const HOUR = 60 * 60;
const CONTACTS_PER_ADDRESS: RateLimit = { name: 'contact address', tries: 5, seconds: HOUR };
const CONTACTS_PER_MEMBER: RateLimit = { name: 'contact site', tries: 30, seconds: 24 * HOUR };

/** Result of a contact request: sent, or why not, with the typed values. */
export type ContactResult = { kind: 'sent' } | ContactFailure;
export type ContactFailure =
  | { kind: 'faulty'; values: ContactValues; faults: ContactFaults }
  | { kind: 'tooOften'; values: ContactValues; seconds: number };

/** Handles a submitted contact form: mails it to the site's member, whose address is never revealed. */
export async function receiveContact(
  kernel: Kernel,
  exchange: Exchange,
  site: Pick<SiteData, 'ownerId' | 'hosting' | 'view' | 'cv'>,
): Promise<ContactResult> {
  requireSameSite(exchange);
  if (!hasPage(site.view, { kind: 'contact' })) throw new AppError('NOT_FOUND');
  const { values, isSpam } = await readContactForm(exchange.request);
  const faults = contactFaults(values);
  if (faults) return { kind: 'faulty', values, faults };
  const { address } = exchange.visit;
  // A trapped program gets the usual response, and does not count against the member's limit.
  const seconds = await secondsToWait(kernel, { address, ownerId: isSpam ? undefined : site.ownerId });
  if (seconds !== undefined) return { kind: 'tooOften', values, seconds };
  if (!isSpam) await sendContact(kernel, site, values);
  return { kind: 'sent' };
}

type ContactLimitKeys = { address: string; ownerId: string | undefined };

async function secondsToWait({ limits }: Kernel, { address, ownerId }: ContactLimitKeys) {
  try {
    await limits.count(CONTACTS_PER_ADDRESS, address);
    if (ownerId !== undefined) await limits.count(CONTACTS_PER_MEMBER, ownerId);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.details.retryAfter ?? 0;
    throw error;
  }
}

/** An email address as HTML's `type=email` accepts it, with a domain of at least two labels. */
const replyAddress = z.email({ pattern: z.regexes.html5Email }).regex(/\.[a-z][a-z0-9-]*$/i);

type ContactFaultKey = 'noName' | 'longName' | 'noEmail' | 'badEmail' | 'noMessage' | 'longMessage';
type ContactFaults = { name?: ContactFaultKey; email?: ContactFaultKey; message?: ContactFaultKey };

/** Returns the invalid fields of a contact message; undefined if it can be sent. */
function contactFaults({ name, email, message }: ContactValues): ContactFaults | undefined {
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

type ContactRecipient = { ownerId: string; hosting: SiteHosting };

/**
 * Mails a contact message to a member. Fails with NOT_FOUND if the account is inactive, its address is unverified or it gets
 * no messages.
 */
const sendContact = (kernel: Kernel, { ownerId, hosting }: ContactRecipient, values: ContactValues) =>
  kernel.db.asSystem('mail a member whose address no visitor may read', async (tx) => {
    const person = await findPublicPerson(tx, ownerId);
    const mailbox = person?.isVerified && person.acceptsMessages ? await findMailbox(tx, ownerId) : undefined;
    if (!mailbox) throw new AppError('NOT_FOUND');
    const event = idempotencyKeyOf(kernel, ownerId, values);
    queueMail(kernel, tx, contactMail, { ...mailbox, event, data: { site: displayAddressOf(hosting), from: values } });
  });

/** Returns the address of a site without scheme and trailing slash. */
function displayAddressOf(hosting: SiteHosting) {
  const { host, pathname } = new URL(addressesOf(hosting)[0]?.url ?? hosting.appUrl);
  return `${host}${pathname.replace(/\/$/, '')}`;
}

/**
 * Returns the mail's idempotency key: a repeated submission on the same day sends nothing. The key is kept, so it is an
 * HMAC that reveals nothing of the message.
 */
function idempotencyKeyOf({ secret, clock }: Kernel, ownerId: string, { name, email, message }: ContactValues) {
  const day = clock.now().toISOString().slice(0, 10);
  const payload = JSON.stringify([day, ownerId, name, email, message]);
  return `contact ${createHmac('sha256', secret).update(payload).digest('base64url')}`;
}
