import { invalidFields } from '#platform/pure/errors.ts';
import { type CreatedAccount, createAccount, openSession, type SignUpInput } from '../auth/create-account.ts';
import { markAddressVerified } from '../auth/mark-address-verified.ts';
import { recordSignIn } from '../auth/record-sign-in.ts';
import { requireAvailableEmail } from '../auth/require-available-email.ts';
import type { AuthCall } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { recordSecurityEvent } from '../record-event.ts';
import { hashOf } from '../secret-token.ts';
import { lockUntilCommit } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { requireOpenInvitation } from './require-open-invitation.ts';
import { lockInvitation, updateInvitation } from './store.ts';

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
