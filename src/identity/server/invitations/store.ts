import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Sql } from '#platform/server/db/database.ts';
import type { InvitationState } from '../../model/invitation.ts';
import { invitations, users } from '../tables.ts';

export type StoredInvitation = typeof invitations.$inferSelect;

const inviters = alias(users, 'inviters');
const recipients = alias(users, 'comers');

const selectWithPeople = (sql: Sql) =>
  sql
    .select({
      invitation: invitations,
      inviter: { uid: inviters.id, name: inviters.displayName },
      recipient: { uid: recipients.id, name: recipients.displayName },
    })
    .from(invitations)
    .leftJoin(inviters, eq(inviters.id, invitations.invitedBy))
    .leftJoin(recipients, eq(recipients.id, invitations.usedBy));

export type InvitationWithPeople = Awaited<ReturnType<typeof selectWithPeople>>[number];

const isUnused = and(isNull(invitations.usedAt), isNull(invitations.withdrawnAt));

function hasState(state: InvitationState, now: Date) {
  switch (state) {
    case 'open':
      return and(isUnused, gt(invitations.expiresAt, now));
    case 'expired':
      return and(isUnused, lte(invitations.expiresAt, now));
    case 'used':
      return isNotNull(invitations.usedAt);
    case 'withdrawn':
      return isNotNull(invitations.withdrawnAt);
  }
}

type InvitationsPageQuery = {
  state?: InvitationState | undefined;
  before?: string | undefined;
  limit: number;
  now: Date;
};

export const selectInvitations = (sql: Sql, { state, before, limit, now }: InvitationsPageQuery) =>
  selectWithPeople(sql)
    .where(and(state && hasState(state, now), before ? lt(invitations.id, before) : undefined))
    .orderBy(desc(invitations.id))
    .limit(limit);

export const selectInvitationsByIds = (sql: Sql, ids: readonly string[]) =>
  selectWithPeople(sql)
    .where(inArray(invitations.id, [...ids]))
    .orderBy(desc(invitations.id));

/** Returns the invitation of a token, with the admin who sent it and the member who used it. */
export async function findInvitation(sql: Sql, tokenHash: string) {
  const [found] = await selectWithPeople(sql).where(eq(invitations.tokenHash, tokenHash));
  return found;
}

/** Returns an invitation by token or id and locks its row until the transaction ends, so that it is used only once. */
export async function lockInvitation(sql: Sql, by: { tokenHash: string } | { id: string }) {
  const condition = 'id' in by ? eq(invitations.id, by.id) : eq(invitations.tokenHash, by.tokenHash);
  const [found] = await sql.select().from(invitations).where(condition).for('update');
  return found;
}

/** Inserts an invitation and deletes unused ones of the same address, whose links become invalid. */
export async function replaceInvitation(sql: Sql, invitation: typeof invitations.$inferInsert) {
  await sql.delete(invitations).where(and(eq(invitations.email, invitation.email), isUnused));
  await sql.insert(invitations).values(invitation);
}

/** Deletes invitations that were used, were withdrawn or have expired before a moment. */
export async function removeEndedInvitations(sql: Sql, before: Date) {
  await sql
    .delete(invitations)
    .where(or(lt(invitations.usedAt, before), lt(invitations.withdrawnAt, before), lt(invitations.expiresAt, before)));
}

/** Deletes the invitations that a member used, or that were sent to their address. */
export async function removeInvitationsOf(sql: Sql, { uid, email }: { uid: string; email: string }) {
  await sql.delete(invitations).where(or(eq(invitations.usedBy, uid), eq(invitations.email, email)));
}

export async function updateInvitation(
  sql: Sql,
  id: string,
  change: Partial<Pick<StoredInvitation, 'usedAt' | 'usedBy' | 'withdrawnAt'>>,
) {
  await sql.update(invitations).set(change).where(eq(invitations.id, id));
}
