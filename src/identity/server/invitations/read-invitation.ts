import type { IdentityCtx } from '../context.ts';
import { INVITATION_LOOKUPS_PER_ADDRESS } from '../limits.ts';
import { hashOf } from '../secret-token.ts';
import { requireOpenInvitation } from './require-open-invitation.ts';
import { findInvitation } from './store.ts';

/** Returns an open invitation to the holder of its token. */
export async function readInvitation(ctx: IdentityCtx, { invitation: token }: { invitation: string }) {
  const { db, limits, exchange, clock, instance } = ctx;
  await limits.count(INVITATION_LOOKUPS_PER_ADDRESS, exchange.visit.address);
  const found = await db.readAsSystem('read an invitation by its token before sign-up', ({ sql }) =>
    findInvitation(sql, hashOf(token)),
  );
  const { email, language } = requireOpenInvitation(found?.invitation, clock.now());
  return { email, language, invitedBy: found?.inviter?.name ?? null, instance: instance.current.name };
}
