import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { type FieldFault, invalidFields } from '#platform/errors.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { newId } from '#platform/ids.ts';
import { INVITATION_LIMITS } from '../../model/invitation.ts';
import type { IdentityCtx } from '../context.ts';
import { invitationMail } from '../emails/invitation-mail.tsx';
import { isWaiting } from '../entrance/registration-mark.ts';
import { noteDeed } from '../note-deed.ts';
import { hashOf, newSecretToken } from '../secret-token.ts';
import { findUser, holdUntilCommit } from '../store.ts';
import { asInvitation } from './as-invitation.ts';

import { replaceInvitation, selectInvitationsWith } from './store.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

type Input = { emails: readonly string[]; message: string; language: Language };

/**
 * Invites people by email. If one of the addresses has an account, nobody is invited. An unused invitation of an
 * address is replaced. Callers check permissions.
 */
export async function sendInvitations(ctx: IdentityCtx, { emails, message, language }: Input) {
  const now = ctx.clock.now();
  return ctx.db.asSystem('an admin looks after invitations', async (tx) => {
    // Locks the addresses in sorted order, so that concurrent requests can't deadlock.
    for (const email of [...new Set(emails)].toSorted()) await holdUntilCommit(tx.sql, `email ${email}`);
    await refuseMembers(tx, emails);
    const ids: string[] = [];
    for (const email of new Set(emails)) ids.push(await invite(ctx, tx, { email, message, language, now }));
    return { items: (await selectInvitationsWith(tx.sql, ids)).map((row) => asInvitation(row, now)) };
  });
}

async function refuseMembers({ sql }: Tx, emails: readonly string[]) {
  const faults: FieldFault[] = [];
  for (const [at, email] of emails.entries()) {
    const user = await findUser(sql, { email });
    if (user && !(await isWaiting(sql, user))) {
      faults.push({ path: `emails.${at}`, text: { word: 'emailTaken' } });
    }
  }
  if (faults.length > 0) throw invalidFields(faults);
}

type One = { email: string; message: string; language: Language; now: Date };

async function invite(ctx: IdentityCtx, tx: Tx, { email, message, language, now }: One) {
  const { actor } = ctx;
  const id = newId();
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + INVITATION_LIMITS.days * DAY_MILLISECONDS);
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
  noteDeed(ctx, tx, { action: 'invitation-sent', subject: { kind: 'invitation', id } });
  const inviter = actor.kind === 'member' ? actor.user.displayName : '';
  const data = { token, inviter, message, expiresAt: expiresAt.toISOString() };
  const about = actor.kind === 'member' ? [actor.uid] : [];
  queueMail(ctx, tx, invitationMail, { event: `invitation ${id}`, recipient: email, language, data, about });
  return id;
}
