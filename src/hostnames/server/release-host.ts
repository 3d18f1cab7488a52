import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { HostnamesCtx } from './context.ts';
import { deleteHostname } from './store.ts';

/** Removes the caller's claim to a domain, which stops being served at once. A revoked claim cannot be removed. */
export async function releaseHost({ actor, db, owners, pages }: HostnamesCtx, { host }: { host: string }) {
  const { uid } = requireMember(actor);
  const isGone = await db.asMember(uid, async (tx) => {
    owners.forgetWith(tx, host);
    pages.invalidate(tx, uid);
    return deleteHostname(tx.sql, uid, host);
  });
  if (!isGone) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
