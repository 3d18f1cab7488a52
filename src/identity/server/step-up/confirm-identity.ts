import { AppError } from '#platform/pure/errors.ts';
import type { StepUpInput } from '../../contract.ts';
import { requireMember } from '../actor/require-member.ts';
import { removeSessions } from '../actor/store.ts';
import { type AuthCall, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { findUser } from '../store.ts';
import { consumeCode, normalizeCode } from '../two-factor/consume-code.ts';
import { withPasswordLimit } from './check-password.ts';
import { readStepUpState } from './require-step-up.ts';
import { storeConfirmation } from './store.ts';

/** Records that the member has just confirmed their identity in this session. */
export async function confirmSession({ actor, clock }: IdentityCtx, { sql }: Pick<AuthCall, 'sql'>) {
  const { sessionId } = requireMember(actor);
  await storeConfirmation(sql, sessionId, clock.now());
}

/** Confirms the member's identity in an open session, by password, passkey or the code of an authenticator app. */
export async function confirmIdentity(ctx: IdentityCtx, input: StepUpInput) {
  const { uid } = requireMember(ctx.actor);
  const auth = await ctx.identity.auth();
  await withPasswordLimit(ctx, uid, () =>
    auth.inTransaction(ctx, async (call) => {
      if ('password' in input) await checkPassword(ctx, call, input.password);
      else if ('code' in input) await checkCode(ctx, call, uid, normalizeCode(input.code));
      else await checkPasskey(ctx, call, uid, input.response);
      await confirmSession(ctx, call);
    }),
  );
  return readStepUpState(ctx);
}

const checkPassword = ({ exchange }: IdentityCtx, { api }: AuthCall, password: string) =>
  api.verifyPassword({ body: { password }, headers: libraryHeaders(exchange) });

async function checkCode({ exchange }: IdentityCtx, call: AuthCall, uid: string, code: string) {
  const user = await findUser(call.sql, uid);
  // Before two-factor authentication is on, the library would take the code as the one that turns it on.
  if (!user?.twoFactorEnabled) throw new AppError('CONFLICT', { text: { word: 'noSecondFactor' } });
  await call.api.verifyTOTP({ body: { code }, headers: libraryHeaders(exchange) });
  await consumeCode(call, uid, code);
}

/** Verifies a passkey. The library can only sign in with it, so the session that it opens is deleted at once. */
async function checkPasskey(
  { exchange }: IdentityCtx,
  { api, sql }: AuthCall,
  uid: string,
  response: Record<string, unknown>,
) {
  const { session } = await api.verifyPasskeyAuthentication({
    body: { response: response as never },
    headers: libraryHeaders(exchange),
  });
  if (session.userId !== uid) throw new AppError('UNAUTHORIZED', { text: { word: 'passkeyRefused' } });
  await removeSessions(sql, uid, { id: session.id });
}
