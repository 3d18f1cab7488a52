import { selectOptOuts } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { type Notifications, type NotificationsChange, topicsFor } from '../../model/notifications.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { changeSubscription } from './change-subscription.ts';

/** Returns which emails the member gets, by topic. */
export async function readNotifications({ actor, db }: IdentityCtx): Promise<Notifications> {
  const { user } = requireMember(actor);
  return db.asSystem('access the choices of emails, which members cannot read', ({ sql }) =>
    notificationsOf(sql, user),
  );
}

/** Chooses which emails the member gets; topics that the input omits stay. */
export async function changeNotifications(ctx: IdentityCtx, change: NotificationsChange): Promise<Notifications> {
  const { user } = requireMember(ctx.actor);
  const topics = topicsFor(user);
  const chosen = Object.keys(change) as (keyof NotificationsChange)[];
  if (chosen.some((topic) => !topics.includes(topic))) throw new AppError('FORBIDDEN');
  return ctx.db.asSystem('access the choices of emails, which members cannot read', async (tx) => {
    for (const topic of chosen) {
      const isWanted = change[topic];
      if (isWanted !== undefined) await changeSubscription(ctx, tx, { address: user.email, topic, isWanted });
    }
    return notificationsOf(tx.sql, user);
  });
}

async function notificationsOf(
  sql: Sql,
  { email, isAdmin }: { email: string; isAdmin: boolean },
): Promise<Notifications> {
  const optOuts = await selectOptOuts(sql, email);
  return Object.fromEntries(topicsFor({ isAdmin }).map((topic) => [topic, !optOuts.includes(topic)]));
}
