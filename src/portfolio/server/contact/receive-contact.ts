import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { requireSameSite } from '#platform/http/require-same-site.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { RateLimit } from '#platform/rate-limits.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import type { SiteData } from '../site/load-site.ts';
import { type ContactFaults, contactFaults } from './contact-faults.ts';
import { type ContactValues, readContactForm } from './read-contact-form.ts';
import { sendContact } from './send-contact.ts';

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
