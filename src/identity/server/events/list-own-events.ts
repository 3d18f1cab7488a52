import { selectOwnEvents } from '#audit/service.ts';
import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import type { OwnEvent } from '../../contract.ts';
import { shortAddress } from '../../model/short-address.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';

type OwnEventsQuery = { cursor?: string | undefined; limit: number };

/** Returns a page of the member's account activity, newest first. Address and device of admins are omitted. */
export async function listOwnEvents({ actor, db }: IdentityCtx, { cursor, limit }: OwnEventsQuery) {
  const { uid } = requireMember(actor);
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await db.asMember(uid, ({ sql }) => selectOwnEvents(sql, uid, { before, limit: limit + 1 }));
  const { items, ...next } = toPage(rows, limit, ({ id }) => [id]);
  return {
    items: items.map(({ id, at, action, actorKind, address, device }): OwnEvent => {
      // A failed sign-in has a visitor as its actor, who may be the member. Its origin is shown to the member.
      const isOwn = actorKind === 'member' || actorKind === 'visitor';
      const origin = isOwn ? { address: address && shortAddress(address), device } : { address: null, device: null };
      return { id, at: at.toISOString(), action, byMember: isOwn, ...origin };
    }),
    ...next,
  };
}
