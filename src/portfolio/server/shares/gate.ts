import type { Kernel } from '#platform/kernel.ts';
import { findShare } from './find-share.ts';
import type { ShownShare } from './store.ts';

/** Data of a link that is checked at each request before its content is shown. */
export type Gate = Pick<ShownShare, 'id' | 'ownerId' | 'targetKind' | 'targetId' | 'passwordHash' | 'expiresAt'>;

export type Gates = { find(shareId: string): Promise<Gate | undefined> };

const MOST_GATES = 50_000;

/**
 * Caches live links until their owner changes something. Expiry is checked against the clock; an expired link is then
 * looked up like an unknown one, to take the same time.
 */
export async function openGates(kernel: Kernel): Promise<Gates> {
  const kept = await kernel.pages.openBeside<Gate>(MOST_GATES);
  const look = async (shareId: string) => {
    const share = await findShare(kernel, shareId);
    if (!share) return undefined;
    const { id, ownerId, targetKind, targetId, passwordHash, expiresAt } = share;
    return { value: { id, ownerId, targetKind, targetId, passwordHash, expiresAt }, tags: [ownerId] };
  };
  return {
    find: async (shareId) => {
      const gate = await kept.get(shareId, () => look(shareId));
      const isOver = gate?.expiresAt && gate.expiresAt <= kernel.clock.now();
      return isOver ? (await look(shareId))?.value : gate;
    },
  };
}
