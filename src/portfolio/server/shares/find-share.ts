import { findPublicPerson } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { hiddenReasonAt } from '../../model/share-live.ts';
import { findPublicShare as findStored, type PublicShare } from './store.ts';
import { loadTargets } from './targets.ts';

/** Ids as made by `newToken`. For others an empty id is queried, so that the response takes as long. */
const SHARE_ID = /^[0-9A-Za-z]{22}$/;
/** Target to look up for an unknown link. */
const UNKNOWN_SHARE = { ownerId: 'nobody', targetKind: 'portfolio', targetId: null } as const;

/**
 * Returns a link if it is live. An unknown link cannot be distinguished from a revoked, expired, hidden or taken-down
 * one, not even by response time: the same queries are made.
 */
export const findShare = ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, id: string): Promise<PublicShare | undefined> =>
  db.asVisitor(
    async (tx) => {
      const share = await findStored(tx.sql, SHARE_ID.test(id) ? id : '');
      const lookup = share ?? UNKNOWN_SHARE;
      const [person, targetOf] = await Promise.all([
        findPublicPerson(tx, lookup.ownerId),
        loadTargets(tx, lookup.ownerId, [lookup]),
      ]);
      if (!share) return undefined;
      const { isShown, isDown } = targetOf(share);
      const hidden = hiddenReasonAt(clock.now(), {
        ...{ state: share.state, expiresAt: share.expiresAt, isPinned: share.pinnedAt !== null },
        ...{ isShown, isDown: isDown || share.isDown },
        canPublish: person?.isVerified === true,
      });
      return hidden === undefined ? share : undefined;
    },
    [id],
  );
