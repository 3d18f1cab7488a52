import { AppError } from '#platform/pure/errors.ts';
import type { MemberPasskey } from '../../contract.ts';
import { requireMember } from '../actor/require-member.ts';
import * as stored from '../actor/store.ts';
import { forwardHeaders, libraryHeaders } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import { recordAndNotifyOwner } from '../step-up/notify-owner.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { findUser } from '../store.ts';

/** Returns the WebAuthn options for creating a passkey. A cookie refers to the stored challenge. */
export async function passkeyOptions(ctx: IdentityCtx) {
  await requireStepUp(ctx);
  const auth = await ctx.identity.auth();
  const { response, headers } = await auth.inTransaction(ctx, ({ api }) =>
    api.generatePasskeyRegistrationOptions({ headers: libraryHeaders(ctx.exchange), returnHeaders: true }),
  );
  forwardHeaders(ctx.exchange, headers);
  return { ...response };
}

type AddPasskeyInput = { response: { id: string } & Record<string, unknown>; name: string };

export async function addPasskey(ctx: IdentityCtx, { response, name }: AddPasskeyInput) {
  const { uid } = await requireStepUp(ctx);
  const auth = await ctx.identity.auth();
  return auth.inTransaction(ctx, async ({ api, sql, tx }) => {
    // A passkey belongs to one account. The library would report this conflict as a general failure.
    const owner = await findUser(sql, { credentialId: response.id });
    if (owner) throw new AppError('CONFLICT', { text: { word: 'passkeyRefused' } });
    const created = await api.verifyPasskeyRegistration({ body: { response }, headers: libraryHeaders(ctx.exchange) });
    const passkey = await stored.renamePasskey(sql, uid, created.id, name);
    if (!passkey) throw new AppError('INTERNAL_SERVER_ERROR');
    await recordAndNotifyOwner(ctx, tx, uid, 'passkey-added');
    return toPasskey(passkey);
  });
}

export async function renamePasskey({ actor, db }: IdentityCtx, { id, name }: { id: string; name: string }) {
  const { uid } = requireMember(actor);
  const passkey = await db.asMember(uid, ({ sql }) => stored.renamePasskey(sql, uid, id, name));
  if (!passkey) throw new AppError('NOT_FOUND');
  return toPasskey(passkey);
}

export async function removePasskey(ctx: IdentityCtx, { id }: { id: string }) {
  const { uid } = await requireStepUp(ctx);
  await ctx.db.asMember(uid, async (tx) => {
    if (!(await stored.removePasskey(tx.sql, uid, id))) throw new AppError('NOT_FOUND');
    await recordAndNotifyOwner(ctx, tx, uid, 'passkey-removed');
  });
  return { status: true as const };
}

export const toPasskey = ({ id, name, createdAt }: { id: string; name: string | null; createdAt: Date }) =>
  ({ id, name: name ?? '', createdAt: createdAt.toISOString() }) satisfies MemberPasskey;
