import { findPublicPerson } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { hiddenReasonAt } from '../../model/share-live.ts';
import { SHARE_WORD, SHARE_WORD_LENGTH } from '../../model/share-word.ts';
import { findIdOfWord, findPublicShare as findStored, type PublicShare } from './store.ts';
import type { TargetColumns } from './stored-target.ts';
import { loadTargets } from './targets.ts';

/** Ids as made by `newToken`. For others an empty id is queried, so that the response takes as long. */
const SHARE_ID = /^[0-9A-Za-z]{22}$/;
/** Reports whether a name in an address has the form of a link's id. */
export const isShareId = (name: string) => SHARE_ID.test(name);

/** Target to look up for an unknown link. */
const UNKNOWN_SHARE: TargetColumns & Pick<PublicShare, 'ownerId' | 'drafts'> = {
  ...{ ownerId: 'nobody', targetKind: 'portfolio', targetId: null },
  ...{ letterId: null, items: null, drafts: false },
};

/** Returns the id that a name in an address stands for; empty if no link has the name. */
async function idOf({ db }: Pick<Kernel, 'db'>, name: string) {
  if (isShareId(name)) return name;
  const word = SHARE_WORD.test(name) && name.length <= SHARE_WORD_LENGTH.max ? name : '';
  return (await db.asVisitor(({ sql }) => findIdOfWord(sql, word), [word])) ?? '';
}

/**
 * Returns a link by its id or its word if it is live. An unknown link cannot be distinguished from a revoked, expired, hidden or taken-down
 * one, not even by response time: the same queries are made.
 */
export async function findShare(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  name: string,
): Promise<PublicShare | undefined> {
  const id = await idOf({ db }, name);
  return db.asVisitor(
    async (tx) => {
      const share = await findStored(tx.sql, id);
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
}
