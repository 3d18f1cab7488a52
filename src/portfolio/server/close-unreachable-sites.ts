import { hostOf } from '#hostnames/contract.ts';
import { primaryDomainOf } from '#hostnames/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { closeSite, markSitesReachable, selectUnreachableOwners } from './site/store.ts';

/**
 * Closes the sites from before every public site had an address with its owner's username, if nobody could reach them
 * but by a link: they were public in name only. Those that search engines may list stay public. Runs once after the
 * upgrade; later runs find nothing.
 */
export const closeUnreachableSites = ({ db, settings }: Pick<Kernel, 'db' | 'settings'>) =>
  db.asSystem('close sites of an earlier release that only links could reach', async (tx) => {
    const hasSubdomains = hostOf('member', new URL(settings.APP_URL).host) !== undefined;
    if (!hasSubdomains) {
      for (const ownerId of await selectUnreachableOwners(tx.sql)) {
        if ((await primaryDomainOf(tx, ownerId)) === undefined) await closeSite(tx.sql, ownerId);
      }
    }
    await markSitesReachable(tx.sql);
  });
