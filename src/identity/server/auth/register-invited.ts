import { invalidFields } from '#platform/pure/errors.ts';
import type { AuthCall } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { requireOpenInvitation } from '../invitations/require-open-invitation.ts';
import { lockInvitation, updateInvitation } from '../invitations/store.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { hashOf } from '../secret-token.ts';
import { recordSignIn } from '../sessions/record-sign-in.ts';
import { lockUntilCommit } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { type CreatedAccount, createAccount, openSession, type SignUpInput } from './create-account.ts';
import { markAddressVerified } from './mark-address-verified.ts';
import { requireAvailableEmail } from './require-available-email.ts';

/**
 * Signs up an invited person, even where sign-up is closed. The token came by email, so the address is verified, and
 * its owner may learn whether it has an account. An invitation works once.
 */
export async function registerInvited(
  ctx: IdentityCtx,
  call: AuthCall,
  { invitation: token, ...input }: SignUpInput & { invitation: string },
): Promise<CreatedAccount> {
  const { tx, sql } = call;
  const now = ctx.clock.now();
  await lockUntilCommit(sql, `email ${input.email}`);
  const invitation = requireOpenInvitation(await lockInvitation(sql, { tokenHash: hashOf(token) }), now);
  if (invitation.email !== input.email) throw invalidFields([{ path: 'email', text: { word: 'invitedElsewhere' } }]);
  await requireAvailableEmail(sql, input.email);
  const created = await createAccount(ctx, call, input);
  const user = input.username ? await claimUsername(ctx, sql, created.user, input.username) : created.user;
  await updateInvitation(sql, invitation.id, { usedAt: now, usedBy: user.id });
  recordSecurityEvent(ctx, tx, user.id, { action: 'account-created' });
  const verified = await markAddressVerified(ctx, tx, user);
  await recordSignIn(ctx, tx, verified);
  return { user: verified, headers: await openSession(ctx, call, input, created) };
}
