import { createHmac } from 'node:crypto';
import { mailboxOf, shownPerson } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import { contactMail } from '../emails/contact-mail.tsx';
import { addressesOf, type SiteHome } from '../site/addresses.ts';
import type { TypedContact } from './read-contact-form.ts';

type Site = { ownerId: string; home: SiteHome };

/**
 * Mails a contact message to a member. Fails with NOT_FOUND if the account is inactive or its address is unverified.
 */
export const sendContact = (kernel: Kernel, { ownerId, home }: Site, typed: TypedContact) =>
  kernel.db.asSystem('mail a member whose address no visitor may read', async (tx) => {
    const person = await shownPerson(tx, ownerId);
    const mailbox = person?.isProven ? await mailboxOf(tx, ownerId) : undefined;
    if (!mailbox) throw new AppError('NOT_FOUND');
    const event = eventOf(kernel, ownerId, typed);
    queueMail(kernel, tx, contactMail, { ...mailbox, event, data: { site: nameOf(home), from: typed } });
  });

/** Returns the address of a site without scheme and trailing slash. */
function nameOf(home: SiteHome) {
  const { host, pathname } = new URL(addressesOf(home)[0]?.url ?? home.appUrl);
  return `${host}${pathname.replace(/\/$/, '')}`;
}

/**
 * Returns the mail's idempotency key: a repeated submission on the same day sends nothing. The key is kept, so it is an
 * HMAC that reveals nothing of the message.
 */
function eventOf({ secret, clock }: Kernel, ownerId: string, { name, email, message }: TypedContact) {
  const day = clock.now().toISOString().slice(0, 10);
  const said = JSON.stringify([day, ownerId, name, email, message]);
  return `contact ${createHmac('sha256', secret).update(said).digest('base64url')}`;
}
