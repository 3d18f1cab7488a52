import { shownPerson } from '#identity/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { hiddenAt } from '../../model/share-live.ts';
import { findShare as findStored, type ShownShare } from './store.ts';
import { targetsOf } from './targets.ts';

/** Ids as made by `newToken`. For others an empty id is queried, so that the response takes as long. */
const SHARE_ID = /^[0-9A-Za-z]{22}$/;
/** Target to look up for an unknown link. */
const NOBODYS = { ownerId: 'nobody', targetKind: 'portfolio', targetId: null } as const;

/**
 * Returns a link if it is live. An unknown link cannot be told from a revoked, expired, hidden or taken-down one, not
 * even by response time: the same queries are made.
 */
export const findShare = ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, id: string): Promise<ShownShare | undefined> =>
  db.asVisitor(
    async (tx) => {
      const share = await findStored(tx.sql, SHARE_ID.test(id) ? id : '');
      const asked = share ?? NOBODYS;
      const [person, targetOf] = await Promise.all([
        shownPerson(tx, asked.ownerId),
        targetsOf(tx, asked.ownerId, [asked]),
      ]);
      if (!share) return undefined;
      const { isShown, isDown } = targetOf(share);
      const hidden = hiddenAt(clock.now(), {
        ...{ state: share.state, expiresAt: share.expiresAt, isPinned: share.pinnedAt !== null },
        ...{ isShown, isDown: isDown || share.isDown },
        mayShow: person?.isProven === true,
      });
      return hidden === undefined ? share : undefined;
    },
    [id],
  );
