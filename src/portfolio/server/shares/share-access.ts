import type { Kernel } from '#platform/server/kernel.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { findShare, isShareId } from './find-share.ts';
import type { PublicShare } from './store.ts';
import type { TargetColumns } from './stored-target.ts';

/** Data of a link that is checked at each request before its content is shown. */
export type ShareAccess = Pick<
  PublicShare,
  keyof TargetColumns | 'id' | 'word' | 'ownerId' | 'comments' | 'passwordHash' | 'expiresAt'
>;

export type ShareAccessCache = {
  /** Returns a live link by its id or word. Throws if the visitor tried too many words that no link has. */
  find(name: string, visitor: string): Promise<ShareAccess | undefined>;
};

/** Words that no link has, per address of a visitor: without a password, knowing a word is all that it takes. */
export const WRONG_WORDS: RateLimit = { name: 'link word', tries: 60, seconds: 60 * 60 };

const MAX_CACHED_SHARES = 50_000;

/**
 * Caches live links until their owner changes something. Expiry is checked against the clock; an expired link is then
 * looked up like an unknown one, to take the same time.
 */
export async function openShareAccessCache(kernel: Kernel): Promise<ShareAccessCache> {
  const cache = await kernel.pages.openCompanion<ShareAccess>(MAX_CACHED_SHARES);
  const load = async (name: string, visitor: string) => {
    if (!isShareId(name)) await kernel.limits.check(WRONG_WORDS, visitor);
    const share = await findShare(kernel, name);
    if (!share) return undefined;
    const { id, word, ownerId, targetKind, targetId, letterId, items, comments, passwordHash, expiresAt } = share;
    const target = { targetKind, targetId, letterId, items };
    return { value: { id, word, ownerId, ...target, comments, passwordHash, expiresAt }, tags: [ownerId] };
  };
  return {
    find: async (name, visitor) => {
      const access = await cache.get(name, () => load(name, visitor));
      const isExpired = access?.expiresAt && access.expiresAt <= kernel.clock.now();
      return isExpired ? (await load(name, visitor))?.value : access;
    },
  };
}
