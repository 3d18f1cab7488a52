import type { Kernel } from '#platform/server/kernel.ts';
import { isInstanceHost, subdomainOf, withoutPort } from '../model/subdomain.ts';
import type { HostOwnerCache } from './host-owner-cache.ts';
import { ownHosts } from './own-hosts.ts';

/** The member that a host belongs to: by username below the instance's own hosts, or by custom domain. */
export type HostOwner = { username: string } | { host: string; ownerId: string };

type Ctx = Pick<Kernel, 'settings' | 'instance'> & { owners: HostOwnerCache };

/** Returns the member that a host belongs to; undefined for the instance's own. Custom domains precede subdomains. */
export async function findHostOwner(ctx: Ctx, host: string): Promise<HostOwner | undefined> {
  const name = withoutPort(host);
  const own = ownHosts(ctx);
  if (own.includes(name)) return undefined;
  const ownerId = isInstanceHost(name, ...own) ? undefined : await ctx.owners.ownerOf(name);
  if (ownerId !== undefined) return { host: name, ownerId };
  const username = subdomainOf(host, ...own);
  return username === undefined ? undefined : { username };
}
