import { AppError } from '#platform/pure/errors.ts';
import { invitationState } from '../../model/invitation.ts';
import type { IdentityCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { lockInvitation, updateInvitation } from './store.ts';

/** Withdraws an invitation, whose link becomes invalid. Callers check permissions. */
export async function withdrawInvitation(ctx: IdentityCtx, { id }: { id: string }) {
  const now = ctx.clock.now();
  return ctx.db.asSystem('manage invitations as an admin', async (tx) => {
    const invitation = await lockInvitation(tx.sql, { id });
    if (!invitation) throw new AppError('NOT_FOUND');
    const state = invitationState(invitation, now);
    if (state === 'used') throw new AppError('CONFLICT', { text: { word: 'invitationAccepted' } });
    if (state !== 'withdrawn') {
      await updateInvitation(tx.sql, id, { withdrawnAt: now });
      recordAdminEvent(ctx, tx, { action: 'invitation-withdrawn', subject: { kind: 'invitation', id } });
    }
    return { status: true as const };
  });
}
