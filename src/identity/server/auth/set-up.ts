import { AppError } from '#platform/pure/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { recordAdminEvent, recordSecurityEvent } from '../record-event.ts';
import { existsAdmin, findUser, lockUntilCommit, updateUser } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { createAccount, emailTakenError, openSession, type RegistrationInput } from './create-account.ts';
import { recordSignIn } from './record-sign-in.ts';
import { requireStrongPassword } from './require-strong-password.ts';
import { signedInResponse } from './signed-in-response.ts';

/** Creates the first admin. Their address counts as verified, since holding the set-up link is proof enough. */
export async function setUp(ctx: IdentityCtx, input: RegistrationInput) {
  if (ctx.actor.kind !== 'operator') throw new AppError('UNAUTHORIZED');
  await requireStrongPassword(input.password, 'password', [input.name, input.email, input.username]);
  const auth = await ctx.identity.auth();
  return auth.inTransaction(ctx, async (call) => {
    const { sql } = call;
    await lockUntilCommit(sql, 'the first admin');
    await lockUntilCommit(sql, `email ${input.email}`);
    if (await existsAdmin(sql)) throw new AppError('CONFLICT', { text: { word: 'setUpDone' } });
    if (await findUser(sql, { email: input.email })) throw emailTakenError();
    const created = await createAccount(ctx, call, input);
    const { user } = created;
    await recordSignIn(ctx, call.tx, user);
    await claimUsername(ctx, sql, user, input.username);
    const admin = await updateUser(sql, user.id, { isAdmin: true, emailVerified: true });
    if (!admin) throw new AppError('INTERNAL_SERVER_ERROR');
    recordSecurityEvent(ctx, call.tx, admin.id, { action: 'account-created' });
    recordAdminEvent(ctx, call.tx, {
      action: 'admin-given',
      subject: { kind: 'person', id: admin.id },
      owner: admin.id,
    });
    return signedInResponse(ctx, admin, await openSession(ctx, call, input, created));
  });
}
