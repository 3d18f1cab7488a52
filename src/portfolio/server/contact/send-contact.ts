import { createHmac } from 'node:crypto';
import { findMailbox, findPublicPerson } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import { contactMail } from '../emails/contact-mail.tsx';
import { addressesOf, type SiteHosting } from '../site/addresses.ts';
import type { ContactValues } from './read-contact-form.ts';

type ContactRecipient = { ownerId: string; hosting: SiteHosting };

/**
 * Mails a contact message to a member. Fails with NOT_FOUND if the account is inactive or its address is unverified.
 */
export const sendContact = (kernel: Kernel, { ownerId, hosting }: ContactRecipient, values: ContactValues) =>
  kernel.db.asSystem('mail a member whose address no visitor may read', async (tx) => {
    const person = await findPublicPerson(tx, ownerId);
    const mailbox = person?.isVerified ? await findMailbox(tx, ownerId) : undefined;
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
