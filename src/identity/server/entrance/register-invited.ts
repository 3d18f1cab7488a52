import { invalidFields } from '#platform/errors.ts';
import type { AuthCall } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { requireOpenInvitation } from '../invitations/open-invitation.ts';
import { holdInvitation, updateInvitation } from '../invitations/store.ts';
import { noteSafety } from '../note-deed.ts';
import { hashOf } from '../secret-token.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { holdUntilCommit } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { addressProven } from './address-proven.ts';
import { createAccount, openSession, type Registered, type SignUp } from './create-account.ts';
import { makeWay } from './make-way.ts';

/**
 * Signs up an invited person, even where sign-up is closed. The token came by email, so the address is verified, and
 * its owner may learn whether it has an account. An invitation works once.
 */
export async function registerInvited(
  ctx: IdentityCtx,
  call: AuthCall,
  { invitation: token, ...input }: SignUp & { invitation: string },
): Promise<Registered> {
  const { tx, sql } = call;
  const now = ctx.clock.now();
  await holdUntilCommit(sql, `email ${input.email}`);
  const invitation = requireOpenInvitation(await holdInvitation(sql, { tokenHash: hashOf(token) }), now);
  if (invitation.email !== input.email) throw invalidFields([{ path: 'email', text: { word: 'invitedElsewhere' } }]);
  await makeWay(sql, input.email);
  const made = await createAccount(ctx, call, input);
  const user = input.username ? await claimUsername(ctx, sql, made.user, input.username) : made.user;
  await updateInvitation(sql, invitation.id, { usedAt: now, usedBy: user.id });
  noteSafety(ctx, tx, user.id, { action: 'account-created' });
  const proven = await addressProven(ctx, tx, user);
  await noteSignIn(ctx, tx, proven);
  return { user: proven, headers: await openSession(ctx, call, input, made) };
}
