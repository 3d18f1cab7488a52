import { mailboxOf } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Event } from '../model/next-standing.ts';
import { lostBy, shownUntil } from '../model/states.ts';
import type { HostnamesKernel } from './context.ts';
import { domainFailingMail } from './emails/domain-failing-mail.tsx';
import { domainLetOnMail } from './emails/domain-let-on-mail.tsx';
import { domainLostMail } from './emails/domain-lost-mail.tsx';
import { domainMendedMail } from './emails/domain-mended-mail.tsx';
import { domainTakenOffMail } from './emails/domain-taken-off-mail.tsx';
import { shownAs } from './read-host.ts';
import type { StoredHostname } from './store.ts';

/** An admin's decision that is mailed to the member. */
type Decided = 'approved' | 'denied' | 'revoked' | 'readmitted';

/** Queues the mail that notifies a member of a change to their domain. */
export async function tellOwner(kernel: HostnamesKernel, tx: Tx, claim: StoredHostname, what: Event | Decided) {
  const mailbox = await mailboxOf(tx, claim.ownerId);
  if (!mailbox) return;
  const domain = shownAs(claim.host);
  const event = `domain ${what} ${claim.host} ${claim.proof} ${kernel.clock.now().toISOString()}`;
  const letter = { ...mailbox, event };
  switch (what) {
    case 'failing': {
      const until = shownUntil(claim)?.toISOString() ?? '';
      queueMail(kernel, tx, domainFailingMail, { ...letter, data: { domain, until } });
      return;
    }
    case 'mended':
      queueMail(kernel, tx, domainMendedMail, { ...letter, data: { domain } });
      return;
    case 'lost':
      queueMail(kernel, tx, domainLostMail, { ...letter, data: { domain, by: lostBy(claim) ?? 'records' } });
      return;
    case 'denied':
    case 'revoked':
      queueMail(kernel, tx, domainTakenOffMail, { ...letter, data: { domain, how: what, reason: claim.reason } });
      return;
    case 'approved':
    case 'readmitted':
      queueMail(kernel, tx, domainLetOnMail, { ...letter, data: { domain, how: what } });
      return;
  }
}
