import type { IdentityCtx } from '#identity/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { InstancePlace } from '../model/records.ts';
import type { Names } from './dns/names.ts';
import type { HostOwners } from './host-owners.ts';

/** The services of this domain: the DNS client, the instance's location and the cache of domain owners. */
export type HostnamesParts = { names: Names; placeOf: () => Promise<InstancePlace>; owners: HostOwners };

/** The context of the domain's jobs. */
export type HostnamesKernel = Kernel & HostnamesParts;
/** The context of the domain's request handlers. */
export type HostnamesCtx = IdentityCtx & HostnamesParts;
