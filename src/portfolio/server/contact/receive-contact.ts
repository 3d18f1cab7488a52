import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { requireOwnPage } from '#platform/http/own-page.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import type { GatheredSite } from '../site/gather-site.ts';
import { type ContactFaults, contactFaults } from './contact-faults.ts';
import { readContactForm, type TypedContact } from './read-contact-form.ts';
import { sendContact } from './send-contact.ts';

const HOUR = 60 * 60;
const CONTACT_FROM: Limit = { name: 'contact address', tries: 5, seconds: HOUR };
const CONTACT_TO: Limit = { name: 'contact site', tries: 30, seconds: 24 * HOUR };

/** Result of a contact request: sent, or why not, with the typed values. */
export type ReceivedContact = { kind: 'sent' } | UnsentContact;
export type UnsentContact =
  | { kind: 'faulty'; typed: TypedContact; faults: ContactFaults }
  | { kind: 'tooOften'; typed: TypedContact; seconds: number };

/** Handles a submitted contact form: mails it to the site's member, whose address is never revealed. */
export async function receiveContact(
  kernel: Kernel,
  exchange: Exchange,
  site: Pick<GatheredSite, 'ownerId' | 'home' | 'view' | 'cv'>,
): Promise<ReceivedContact> {
  requireOwnPage(exchange);
  if (!hasPage(site.view, { kind: 'contact' })) throw new AppError('NOT_FOUND');
  const { typed, isTrapped } = await readContactForm(exchange.request);
  const faults = contactFaults(typed);
  if (faults) return { kind: 'faulty', typed, faults };
  const { address } = exchange.visit;
  // A trapped program gets the usual response, and does not count against the member's limit.
  const seconds = await secondsToWait(kernel, { address, ownerId: isTrapped ? undefined : site.ownerId });
  if (seconds !== undefined) return { kind: 'tooOften', typed, seconds };
  if (!isTrapped) await sendContact(kernel, site, typed);
  return { kind: 'sent' };
}

type Counted = { address: string; ownerId: string | undefined };

async function secondsToWait({ limits }: Kernel, { address, ownerId }: Counted) {
  try {
    await limits.count(CONTACT_FROM, address);
    if (ownerId !== undefined) await limits.count(CONTACT_TO, ownerId);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.details.retryAfter ?? 0;
    throw error;
  }
}
