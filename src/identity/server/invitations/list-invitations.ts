import { decodeIdCursor, page } from '#platform/db/keyset.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { InvitationState } from '../../model/invitation.ts';
import { asInvitation } from './as-invitation.ts';
import { selectInvitations } from './store.ts';

type Ctx = Pick<Kernel, 'db' | 'clock'>;
type Query = { state?: InvitationState | undefined; cursor?: string | undefined; limit: number };

/** Returns a page of the instance's invitations, newest first. Callers check permissions. */
export async function listInvitations({ db, clock }: Ctx, { state, cursor, limit }: Query) {
  const now = clock.now();
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await db.readAsSystem('an admin looks after invitations', ({ sql }) =>
    selectInvitations(sql, { state, before, limit: limit + 1, now }),
  );
  const { items, ...next } = page(rows, limit, ({ invitation }) => [invitation.id]);
  return { items: items.map((row) => asInvitation(row, now)), ...next };
}
