import { AppError } from '#platform/errors.ts';
import { headersOf } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSignIn } from '../sessions/note-sign-in.ts';
import { existsAdmin, findUser, holdUntilCommit, updateUser } from '../store.ts';
import { claimUsername } from '../username/claim-username.ts';
import { newToken, signedInAnswer } from './answer.ts';
import { requireGoodPassword } from './good-password.ts';
import { createAccount, type Registration } from './sign-up.ts';

/** Makes the first admin. Whoever holds the set-up link has proven enough: no code is mailed. */
export async function setUp(ctx: IdentityCtx, input: Registration) {
  if (ctx.actor.kind !== 'operator') throw new AppError('UNAUTHORIZED');
  requireGoodPassword(input.password, 'password', [input.name, input.email, input.username]);
  const auth = await ctx.identity.auth();
  return auth.inside(async (call) => {
    const { sql, api } = call;
    await holdUntilCommit(sql, 'the first admin');
    await holdUntilCommit(sql, `email ${input.email}`);
    if (await existsAdmin(sql)) throw new AppError('CONFLICT', { text: { word: 'setUpDone' } });
    if (await findUser(sql, { email: input.email })) {
      const text = { word: 'emailTaken' } as const;
      throw new AppError('CONFLICT', { text, fields: [{ path: 'email', text }] });
    }
    const { user, headers } = await createAccount(ctx, call, input);
    await noteSignIn(ctx, call.tx, user);
    await claimUsername(ctx, sql, user, input.username);
    const admin = await updateUser(sql, user.id, { isAdmin: true, emailVerified: true });
    if (!admin) throw new AppError('INTERNAL_SERVER_ERROR');
    if (newToken(headers)) return signedInAnswer(ctx, admin, headers);
    const { email, password } = input;
    const signedIn = await api.signInEmail({
      body: { email, password },
      headers: headersOf(ctx.exchange),
      returnHeaders: true,
    });
    return signedInAnswer(ctx, admin, signedIn.headers);
  });
}
