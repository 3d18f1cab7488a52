import type { Kernel } from '#platform/kernel.ts';
import { isOurs, subdomainOf, withoutPort } from '../model/subdomain.ts';
import type { HostOwners } from './host-owners.ts';
import { ownHosts } from './own-hosts.ts';

/** Whose host it is: of a domain that a member brought, or of a name below the instance's own. */
export type Whose = { username: string } | { host: string; ownerId: string };

type Ctx = Pick<Kernel, 'settings' | 'instance'> & { owners: HostOwners };

/** Nobody's where it is the instance's own. A domain goes before the rule of subdomains. */
export async function whoseHost(ctx: Ctx, host: string): Promise<Whose | undefined> {
  const name = withoutPort(host);
  const own = ownHosts(ctx);
  const ownerId = isOurs(name, ...own) ? undefined : await ctx.owners.ownerOf(name);
  if (ownerId !== undefined) return { host: name, ownerId };
  const username = subdomainOf(host, ...own);
  return username === undefined ? undefined : { username };
}
