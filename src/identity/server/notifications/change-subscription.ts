import type { MailTopic } from '#mail/contract.ts';
import { setOptOut } from '#mail/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { findUser, updateUser } from '../store.ts';

type Subscription = { address: string; topic: MailTopic; isWanted: boolean };

/**
 * Subscribes an address to a topic or unsubscribes it. The site of a member who gets no messages has no contact form, as
 * what is written there could not be delivered. The transaction must be the instance's own.
 */
export async function changeSubscription(
  { pages }: Pick<Kernel, 'pages'>,
  tx: Tx,
  { address, topic, isWanted }: Subscription,
) {
  await setOptOut(tx.sql, { address, topic }, !isWanted);
  if (topic !== 'messages') return;
  const member = await findUser(tx.sql, { email: address.toLowerCase() });
  if (!member) return;
  await updateUser(tx.sql, member.id, { acceptsMessages: isWanted });
  pages.invalidate(tx, member.id);
}
