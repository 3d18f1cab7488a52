import { and, eq } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import type { MailTopic } from '../../contract.ts';
import { mailOptOuts } from '../tables.ts';

type Subscription = { address: string; topic: MailTopic };

/** Mail servers may tell addresses apart by case, but nobody expects them to. */
const matches = ({ address, topic }: Subscription) =>
  and(eq(mailOptOuts.address, address.toLowerCase()), eq(mailOptOuts.topic, topic));

/** Reports whether an address has unsubscribed from a topic. */
export async function hasOptedOut(sql: Sql, subscription: Subscription) {
  const rows = await sql.select({ topic: mailOptOuts.topic }).from(mailOptOuts).where(matches(subscription));
  return rows.length > 0;
}

/** Returns the topics that an address has unsubscribed from. */
export async function selectOptOuts(sql: Sql, address: string) {
  const rows = await sql
    .select({ topic: mailOptOuts.topic })
    .from(mailOptOuts)
    .where(eq(mailOptOuts.address, address.toLowerCase()));
  return rows.map(({ topic }) => topic);
}

/** Subscribes an address to a topic or unsubscribes it. Doing so again changes nothing. */
export async function setOptOut(sql: Sql, { address, topic }: Subscription, isOut: boolean) {
  if (isOut) await sql.insert(mailOptOuts).values({ address: address.toLowerCase(), topic }).onConflictDoNothing();
  else await sql.delete(mailOptOuts).where(matches({ address, topic }));
}

/** Gives the choices of an address to the one that replaces it. */
export async function moveOptOuts(sql: Sql, { from, to }: { from: string; to: string }) {
  await removeOptOuts(sql, to);
  await sql.update(mailOptOuts).set({ address: to.toLowerCase() }).where(eq(mailOptOuts.address, from.toLowerCase()));
}

export async function removeOptOuts(sql: Sql, address: string) {
  await sql.delete(mailOptOuts).where(eq(mailOptOuts.address, address.toLowerCase()));
}
