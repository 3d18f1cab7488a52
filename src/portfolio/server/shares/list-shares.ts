import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { decodeCursor, isIsoTime, toPage } from '#platform/server/db/keyset.ts';
import { selectShares } from './store.ts';
import { toShares } from './to-share.ts';

const PAGE_SIZE = 50;

type ListSharesInput = { cursor?: string | undefined; limit?: number | undefined };

/** Returns a page of the member's links, newest first. */
export async function listShares(ctx: IdentityCtx, { cursor, limit = PAGE_SIZE }: ListSharesInput) {
  const { uid } = requireMember(ctx.actor);
  const after = cursor === undefined ? undefined : keyAfter(cursor);
  return ctx.db.asMember(uid, async (tx) => {
    const rows = await selectShares(tx.sql, uid, { after, limit: limit + 1 });
    const { items, ...rest } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { items: await toShares(ctx, tx, items), ...rest };
  });
}

const ID = /^[0-9A-Za-z]{1,64}$/;

function keyAfter(cursor: string) {
  const [createdAt, id] = decodeCursor(cursor, [isIsoTime, (part) => ID.test(part)]);
  return { createdAt, id };
}
