import type { Kernel } from '#platform/kernel.ts';
import { isOurs, subdomainOf, withoutPort } from '../model/subdomain.ts';
import type { HostOwners } from './host-owners.ts';
import { ownHosts } from './own-hosts.ts';

/** The member that a host belongs to: by username below the instance's own hosts, or by custom domain. */
export type Whose = { username: string } | { host: string; ownerId: string };

type Ctx = Pick<Kernel, 'settings' | 'instance'> & { owners: HostOwners };

/** Returns the member that a host belongs to; undefined for the instance's own. Custom domains precede subdomains. */
export async function whoseHost(ctx: Ctx, host: string): Promise<Whose | undefined> {
  const name = withoutPort(host);
  const own = ownHosts(ctx);
  const ownerId = isOurs(name, ...own) ? undefined : await ctx.owners.ownerOf(name);
  if (ownerId !== undefined) return { host: name, ownerId };
  const username = subdomainOf(host, ...own);
  return username === undefined ? undefined : { username };
}
