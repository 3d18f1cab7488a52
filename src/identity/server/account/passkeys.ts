import { AppError } from '#platform/errors.ts';
import type { MemberPasskey } from '../../contract.ts';
import { requireMember } from '../actor/require-member.ts';
import { headersOf, passOn } from '../auth.ts';
import type { IdentityCtx } from '../context.ts';
import * as stored from '../sessions/store.ts';
import { requireStepUp } from '../step-up/require-step-up.ts';
import { noteAndTell } from '../step-up/tell-owner.ts';
import { findUser } from '../store.ts';

/** Returns the WebAuthn options for creating a passkey. A cookie refers to the stored challenge. */
export async function passkeyOptions(ctx: IdentityCtx) {
  await requireStepUp(ctx);
  const auth = await ctx.identity.auth();
  const { response, headers } = await auth.inside(ctx, ({ api }) =>
    api.generatePasskeyRegistrationOptions({ headers: headersOf(ctx.exchange), returnHeaders: true }),
  );
  passOn(ctx.exchange, headers);
  return { ...response };
}

type Made = { response: { id: string } & Record<string, unknown>; name: string };

export async function addPasskey(ctx: IdentityCtx, { response, name }: Made) {
  const { uid } = await requireStepUp(ctx);
  const auth = await ctx.identity.auth();
  return auth.inside(ctx, async ({ api, sql, tx }) => {
    // A passkey belongs to one account. The library would report this conflict as a general failure.
    const owner = await findUser(sql, { credentialId: response.id });
    if (owner) throw new AppError('CONFLICT', { text: { word: 'passkeyRefused' } });
    const made = await api.verifyPasskeyRegistration({ body: { response }, headers: headersOf(ctx.exchange) });
    const passkey = await stored.renamePasskey(sql, uid, made.id, name);
    if (!passkey) throw new AppError('INTERNAL_SERVER_ERROR');
    await noteAndTell(ctx, tx, uid, 'passkey-added');
    return asPasskey(passkey);
  });
}

export async function renamePasskey({ actor, db }: IdentityCtx, { id, name }: { id: string; name: string }) {
  const { uid } = requireMember(actor);
  const passkey = await db.asMember(uid, ({ sql }) => stored.renamePasskey(sql, uid, id, name));
  if (!passkey) throw new AppError('NOT_FOUND');
  return asPasskey(passkey);
}

export async function removePasskey(ctx: IdentityCtx, { id }: { id: string }) {
  const { uid } = await requireStepUp(ctx);
  await ctx.db.asMember(uid, async (tx) => {
    if (!(await stored.removePasskey(tx.sql, uid, id))) throw new AppError('NOT_FOUND');
    await noteAndTell(ctx, tx, uid, 'passkey-removed');
  });
  return { status: true as const };
}

export const asPasskey = ({ id, name, createdAt }: { id: string; name: string | null; createdAt: Date }) =>
  ({ id, name: name ?? '', createdAt: createdAt.toISOString() }) satisfies MemberPasskey;
