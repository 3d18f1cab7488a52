import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { noteDeed, noteSafety } from '../note-deed.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { existsAdmin, findUser, holdUntilCommit, updateUser } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { signedInAnswer } from './answer.ts';
import { createAccount, emailTaken, openSession, type Registration } from './create-account.ts';
import { requireGoodPassword } from './good-password.ts';

/** Creates the first admin. Their address counts as verified, since holding the set-up link is proof enough. */
export async function setUp(ctx: IdentityCtx, input: Registration) {
  if (ctx.actor.kind !== 'operator') throw new AppError('UNAUTHORIZED');
  await requireGoodPassword(input.password, 'password', [input.name, input.email, input.username]);
  const auth = await ctx.identity.auth();
  return auth.inside(ctx, async (call) => {
    const { sql } = call;
    await holdUntilCommit(sql, 'the first admin');
    await holdUntilCommit(sql, `email ${input.email}`);
    if (await existsAdmin(sql)) throw new AppError('CONFLICT', { text: { word: 'setUpDone' } });
    if (await findUser(sql, { email: input.email })) throw emailTaken();
    const made = await createAccount(ctx, call, input);
    const { user } = made;
    await noteSignIn(ctx, call.tx, user);
    await claimUsername(ctx, sql, user, input.username);
    const admin = await updateUser(sql, user.id, { isAdmin: true, emailVerified: true });
    if (!admin) throw new AppError('INTERNAL_SERVER_ERROR');
    noteSafety(ctx, call.tx, admin.id, { action: 'account-created' });
    noteDeed(ctx, call.tx, { action: 'admin-given', subject: { kind: 'person', id: admin.id }, owner: admin.id });
    return signedInAnswer(ctx, admin, await openSession(ctx, call, input, made));
  });
}
