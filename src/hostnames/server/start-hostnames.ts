import type { Kernel } from '#platform/kernel.ts';
import { CHECK_CRON, checkDomains, checkDomainsJob } from './check-domains.ts';
import type { HostnamesParts } from './context.ts';
import { makeInstancePlace } from './dns/instance-place.ts';
import { makeNames } from './dns/names.ts';
import { openHostOwners } from './host-owners.ts';

/** Starts the background work of the domain: the cache of domain owners, and the job that checks DNS records. */
export async function startHostnames(kernel: Kernel) {
  const names = makeNames(kernel.settings.DNS_SERVERS);
  const parts: HostnamesParts = {
    names,
    placeOf: makeInstancePlace(kernel.settings, names),
    owners: await openHostOwners(kernel),
  };
  await kernel.jobs.register(checkDomainsJob);
  await kernel.jobs.work(checkDomainsJob, () => checkDomains({ ...kernel, ...parts }));
  await kernel.jobs.schedule(checkDomainsJob, CHECK_CRON);
  return { parts, close: parts.owners.close };
}
