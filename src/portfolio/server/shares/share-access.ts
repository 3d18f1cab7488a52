import type { Kernel } from '#platform/server/kernel.ts';
import { findShare } from './find-share.ts';
import type { PublicShare } from './store.ts';

/** Data of a link that is checked at each request before its content is shown. */
export type ShareAccess = Pick<
  PublicShare,
  'id' | 'ownerId' | 'targetKind' | 'targetId' | 'passwordHash' | 'expiresAt'
>;

export type ShareAccessCache = { find(shareId: string): Promise<ShareAccess | undefined> };

const MAX_CACHED_SHARES = 50_000;

/**
 * Caches live links until their owner changes something. Expiry is checked against the clock; an expired link is then
 * looked up like an unknown one, to take the same time.
 */
export async function openShareAccessCache(kernel: Kernel): Promise<ShareAccessCache> {
  const cache = await kernel.pages.openCompanion<ShareAccess>(MAX_CACHED_SHARES);
  const load = async (shareId: string) => {
    const share = await findShare(kernel, shareId);
    if (!share) return undefined;
    const { id, ownerId, targetKind, targetId, passwordHash, expiresAt } = share;
    return { value: { id, ownerId, targetKind, targetId, passwordHash, expiresAt }, tags: [ownerId] };
  };
  return {
    find: async (shareId) => {
      const access = await cache.get(shareId, () => load(shareId));
      const isExpired = access?.expiresAt && access.expiresAt <= kernel.clock.now();
      return isExpired ? (await load(shareId))?.value : access;
    },
  };
}
