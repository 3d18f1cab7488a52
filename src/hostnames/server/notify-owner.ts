import { findMailbox } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { DomainEvent } from '../model/next-status.ts';
import { lostBy, shownUntil } from '../model/states.ts';
import type { HostnamesKernel } from './context.ts';
import { domainApprovedMail } from './emails/domain-approved-mail.tsx';
import { domainFailingMail } from './emails/domain-failing-mail.tsx';
import { domainLostMail } from './emails/domain-lost-mail.tsx';
import { domainRecoveredMail } from './emails/domain-recovered-mail.tsx';
import { domainRejectedMail } from './emails/domain-rejected-mail.tsx';
import { shownAs } from './read-host.ts';
import type { StoredHostname } from './store.ts';

/** An admin's decision that is mailed to the member. */
type DecisionEvent = 'approved' | 'denied' | 'revoked' | 'readmitted';

/** Queues the mail that notifies a member of a change to their domain. */
export async function notifyOwner(
  kernel: HostnamesKernel,
  tx: Tx,
  claim: StoredHostname,
  domainEvent: DomainEvent | DecisionEvent,
) {
  const mailbox = await findMailbox(tx, claim.ownerId);
  if (!mailbox) return;
  const domain = shownAs(claim.host);
  const event = `domain ${domainEvent} ${claim.host} ${claim.proof} ${kernel.clock.now().toISOString()}`;
  const mail = { ...mailbox, event };
  switch (domainEvent) {
    case 'failing': {
      const until = shownUntil(claim)?.toISOString() ?? '';
      queueMail(kernel, tx, domainFailingMail, { ...mail, data: { domain, until } });
      return;
    }
    case 'mended':
      queueMail(kernel, tx, domainRecoveredMail, { ...mail, data: { domain } });
      return;
    case 'lost':
      queueMail(kernel, tx, domainLostMail, { ...mail, data: { domain, by: lostBy(claim) ?? 'records' } });
      return;
    case 'denied':
    case 'revoked':
      queueMail(kernel, tx, domainRejectedMail, { ...mail, data: { domain, how: domainEvent, reason: claim.reason } });
      return;
    case 'approved':
    case 'readmitted':
      queueMail(kernel, tx, domainApprovedMail, { ...mail, data: { domain, how: domainEvent } });
      return;
  }
}
