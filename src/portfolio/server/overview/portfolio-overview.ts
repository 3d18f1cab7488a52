import { primaryDomainOf } from '#hostnames/service.ts';
import type { UserDocument } from '#identity/contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { hiddenReasonAt } from '../../model/share-live.ts';
import { upgradeSite } from '../../model/site.ts';
import { changesOf } from '../../model/site-changes.ts';
import { loadTargets } from '../shares/targets.ts';
import { addressesOf, shareNameOf, sharePath } from '../site/addresses.ts';
import { findSite, oldestShare } from '../site/store.ts';
import { selectActiveShares } from './store.ts';

export type PortfolioOverview = Awaited<ReturnType<typeof loadPortfolioOverview>>;

/** Returns a member's site and active links, without anything that depends on the current time. */
export async function loadPortfolioOverview(tx: Pick<Tx, 'sql'>, uid: string) {
  const [site, oldest, domain, shares] = await Promise.all([
    findSite(tx.sql, uid),
    oldestShare(tx.sql, uid),
    primaryDomainOf(tx, uid),
    selectActiveShares(tx.sql, uid),
  ]);
  const targetOf = await loadTargets(tx, uid, shares);
  const published = site?.published ? upgradeSite(site.published) : undefined;
  return {
    hosting: published && { site: published, share: oldest, domain },
    publishedAt: published && site?.publishedAt,
    changes: published && site ? changesOf(upgradeSite(site.written), published).length : 0,
    shares: shares.map((share) => ({ ...share, target: targetOf(share) })),
  };
}

type OverviewContext = { appUrl: string; user: UserDocument; now: Date };

/** Returns the state of a portfolio at a given time: the site's addresses and the live links. */
export function portfolioOverviewAt(
  { hosting, publishedAt, changes, shares }: PortfolioOverview,
  { appUrl, user, now }: OverviewContext,
) {
  const canPublish = user.emailVerified && user.isActive;
  return {
    publishedAt: publishedAt?.toISOString() ?? null,
    changes,
    addresses: hosting ? addressesOf({ ...hosting, appUrl, username: user.profile.username }) : [],
    live: shares
      .filter(
        ({ expiresAt, pinnedAt, isDown, target }) =>
          !hiddenReasonAt(now, {
            ...{ state: 'active', expiresAt, isPinned: pinnedAt !== null, canPublish },
            ...{ isShown: target.isShown, isDown: isDown || target.isDown },
          }),
      )
      .map(({ id, word, label, targetKind, target, expiresAt }) => ({
        ...{ shareId: id, url: appUrl + sharePath(shareNameOf({ id, word })), label, expiresAt },
        target: { kind: targetKind, title: target.title },
      })),
    /** Whether the member has shared a link. The automatically created link only counts once it was opened. */
    isShared: shares.some(
      ({ label, targetKind, openedAt }, _, { length }) =>
        length > 1 || label !== '' || targetKind !== 'portfolio' || openedAt !== null,
    ),
  };
}
