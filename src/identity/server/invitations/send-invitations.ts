import { queueMail } from '#mail/service.ts';
import { type FieldFault, invalidFields } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { INVITATION_LIMITS } from '../../model/invitation.ts';
import { isPendingAccount } from '../auth/registration-cookie.ts';
import type { IdentityCtx } from '../context.ts';
import { invitationMail } from '../emails/invitation-mail.tsx';
import { recordAdminEvent } from '../record-event.ts';
import { hashOf, newSecretToken } from '../secret-token.ts';
import { findUser, lockUntilCommit } from '../store.ts';
import { replaceInvitation, selectInvitationsByIds } from './store.ts';
import { toInvitation } from './to-invitation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type SendInvitationsInput = { emails: readonly string[]; message: string; language: Language };

/**
 * Invites people by email. If one of the addresses has an account, nobody is invited. An unused invitation of an
 * address is replaced. Callers check permissions.
 */
export async function sendInvitations(ctx: IdentityCtx, { emails, message, language }: SendInvitationsInput) {
  const now = ctx.clock.now();
  return ctx.db.asSystem('manage invitations as an admin', async (tx) => {
    // Locks the addresses in sorted order, so that concurrent requests can't deadlock.
    for (const email of [...new Set(emails)].toSorted()) await lockUntilCommit(tx.sql, `email ${email}`);
    await requireNoMembers(tx, emails);
    const ids: string[] = [];
    for (const email of new Set(emails)) ids.push(await invite(ctx, tx, { email, message, language, now }));
    return { items: (await selectInvitationsByIds(tx.sql, ids)).map((row) => toInvitation(row, now)) };
  });
}

async function requireNoMembers({ sql }: Tx, emails: readonly string[]) {
  const errors: FieldFault[] = [];
  for (const [at, email] of emails.entries()) {
    const user = await findUser(sql, { email });
    if (user && !(await isPendingAccount(sql, user))) {
      errors.push({ path: `emails.${at}`, text: { word: 'emailTaken' } });
    }
  }
  if (errors.length > 0) throw invalidFields(errors);
}

type InviteInput = { email: string; message: string; language: Language; now: Date };

async function invite(ctx: IdentityCtx, tx: Tx, { email, message, language, now }: InviteInput) {
  const { actor } = ctx;
  const id = newId();
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + INVITATION_LIMITS.days * DAY_MS);
  await replaceInvitation(tx.sql, {
    id,
    email,
    tokenHash: hashOf(token),
    language,
    message,
    invitedBy: actor.kind === 'member' ? actor.uid : null,
    createdAt: now,
    expiresAt,
  });
  recordAdminEvent(ctx, tx, { action: 'invitation-sent', subject: { kind: 'invitation', id } });
  const inviter = actor.kind === 'member' ? actor.user.displayName : '';
  const data = { token, inviter, message, expiresAt: expiresAt.toISOString() };
  const about = actor.kind === 'member' ? [actor.uid] : [];
  queueMail(ctx, tx, invitationMail, { event: `invitation ${id}`, recipient: email, language, data, about });
  return id;
}
