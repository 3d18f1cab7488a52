import type { IdentityCtx } from '#identity/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { InstancePlace } from '../model/records.ts';
import type { Names } from './dns/names.ts';
import type { HostOwners } from './host-owners.ts';

/** Whom to ask for records, where domains are to lead, and whose they are known to be. */
export type HostnamesParts = { names: Names; placeOf: () => Promise<InstancePlace>; owners: HostOwners };

/** What the jobs of this domain are given. */
export type HostnamesKernel = Kernel & HostnamesParts;
/** What its commands are given. */
export type HostnamesCtx = IdentityCtx & HostnamesParts;
