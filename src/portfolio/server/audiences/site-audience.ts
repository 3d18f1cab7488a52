import { primaryDomainOf } from '#hostnames/service.ts';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { countsOf } from '#visits/service.ts';
import type { Audience } from '../../contract.ts';
import { upgradeSite } from '../../model/site.ts';
import { siteStatus } from '../shares/store.ts';
import { addressesOf } from '../site/addresses.ts';
import { findSite } from '../site/store.ts';
import { toVisits } from './to-visits.ts';

/** The id under which visits of the site's own addresses are counted. */
const SITE_VISITS = '';

/** Returns the site's own addresses as an audience; undefined while it is unpublished or reached by links only. */
export async function siteAudience(
  { actor, settings }: Pick<IdentityCtx, 'actor' | 'settings'>,
  tx: Tx,
): Promise<Extract<Audience, { kind: 'site' }> | undefined> {
  const { uid, user } = requireMember(actor);
  const stored = await findSite(tx.sql, uid);
  if (!stored?.published) return undefined;
  const published = upgradeSite(stored.published);
  const addresses = addressesOf({
    ...{ appUrl: settings.APP_URL, username: user.profile.username, site: published, share: undefined },
    domain: await primaryDomainOf(tx, uid),
  });
  const [first] = addresses;
  if (!first) return undefined;
  const [visits, { isDown }] = await Promise.all([countsOf(tx, uid, 'site', [SITE_VISITS]), siteStatus(tx.sql, uid)]);
  const hidden = isDown ? ('takenDown' as const) : user.emailVerified ? undefined : ('unverified' as const);
  return {
    ...{ kind: 'site', url: first.url, addresses, listed: published.indexing && !hidden, ...(hidden && { hidden }) },
    visits: toVisits(visits.get(SITE_VISITS)),
  };
}
