import { type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Share } from '../../contract.ts';
import { sharePath } from '../site/addresses.ts';
import { isSitePublished, type StoredShare } from './store.ts';

/** Links as their owner sees them. They lead somewhere while the site is published by somebody who may publish. */
export async function asShares(
  { actor, settings }: Pick<IdentityCtx, 'actor' | 'settings'>,
  { sql }: Tx,
  rows: readonly StoredShare[],
): Promise<Share[]> {
  const { uid, user } = requireMember(actor);
  const isShown = user.emailVerified && user.isActive && (await isSitePublished(sql, uid));
  return rows.map(({ id, label, targetKind, revoked, createdAt }) => ({
    shareId: id,
    url: settings.APP_URL + sharePath(id),
    label,
    target: { kind: targetKind },
    state: revoked ? 'revoked' : 'active',
    createdAt: createdAt.toISOString(),
    live: isShown && !revoked,
  }));
}

export async function asShare(ctx: Pick<IdentityCtx, 'actor' | 'settings'>, tx: Tx, row: StoredShare): Promise<Share> {
  const [share] = await asShares(ctx, tx, [row]);
  if (!share) throw new Error('one link is one link');
  return share;
}
