import { shownPerson } from '#identity/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { hiddenAt } from '../../model/share-live.ts';
import { findShare as findStored, type ShownShare } from './store.ts';
import { targetsOf } from './targets.ts';

/** As `newToken` makes them; the database is asked of nothing else, but it is asked. */
const SHARE_ID = /^[0-9A-Za-z]{22}$/;
/** What is asked of a link that was never made. */
const NOBODYS = { ownerId: 'nobody', targetKind: 'portfolio', targetId: null } as const;

/**
 * A link that leads somewhere at this moment. None that was never made is told from one that was revoked, taken down, that has ended
 * or whose target is hidden, not by the time it takes either: the same questions are asked.
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
