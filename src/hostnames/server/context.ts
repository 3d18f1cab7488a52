import type { IdentityCtx } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { DnsTarget } from '../model/records.ts';
import type { DnsResolver } from './dns/dns-resolver.ts';
import type { HostOwnerCache } from './host-owner-cache.ts';

/** The services of this domain: the DNS client, the instance's location and the cache of domain owners. */
export type HostnamesServices = { dns: DnsResolver; loadDnsTarget: () => Promise<DnsTarget>; owners: HostOwnerCache };

/** The context of the domain's jobs. */
export type HostnamesKernel = Kernel & HostnamesServices;
/** The context of the domain's request handlers. */
export type HostnamesCtx = IdentityCtx & HostnamesServices;
