import type { Kernel } from '#platform/kernel.ts';
import { findShare } from './find-share.ts';
import type { ShownShare } from './store.ts';

/** What is asked of a link at each request, before anything behind it is shown. */
export type Gate = Pick<ShownShare, 'id' | 'ownerId' | 'targetKind' | 'targetId' | 'passwordHash' | 'expiresAt'>;

export type Gates = { find(shareId: string): Promise<Gate | undefined> };

const MOST_GATES = 50_000;

/**
 * Remembers of links whether they lead anywhere, until their owner changes something. When one ends, the clock says, not
 * what is remembered; it is then looked for like any other that leads nowhere, and takes as long.
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
