import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { InvitationState } from '../../model/invitation.ts';
import { selectInvitations } from './store.ts';
import { toInvitation } from './to-invitation.ts';

type Ctx = Pick<Kernel, 'db' | 'clock'>;
type ListInvitationsQuery = { state?: InvitationState | undefined; cursor?: string | undefined; limit: number };

/** Returns a page of the instance's invitations, newest first. Callers check permissions. */
export async function listInvitations({ db, clock }: Ctx, { state, cursor, limit }: ListInvitationsQuery) {
  const now = clock.now();
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await db.readAsSystem('manage invitations as an admin', ({ sql }) =>
    selectInvitations(sql, { state, before, limit: limit + 1, now }),
  );
  const { items, ...next } = toPage(rows, limit, ({ invitation }) => [invitation.id]);
  return { items: items.map((row) => toInvitation(row, now)), ...next };
}
