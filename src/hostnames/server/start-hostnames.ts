import type { Kernel } from '#platform/server/kernel.ts';
import { CHECK_CRON, checkDomains, checkDomainsJob } from './check-domains.ts';
import type { HostnamesServices } from './context.ts';
import { makeDnsResolver } from './dns/dns-resolver.ts';
import { makeDnsTarget } from './dns/dns-target.ts';
import { openHostOwnerCache } from './host-owner-cache.ts';

/** Starts the background work of the domain: the cache of domain owners, and the job that checks DNS records. */
export async function startHostnames(kernel: Kernel) {
  const resolver = makeDnsResolver(kernel.settings.DNS_SERVERS);
  const services: HostnamesServices = {
    dns: resolver,
    loadDnsTarget: makeDnsTarget(kernel.settings, resolver),
    owners: await openHostOwnerCache(kernel),
  };
  await kernel.jobs.register(checkDomainsJob);
  await kernel.jobs.work(checkDomainsJob, () => checkDomains({ ...kernel, ...services }));
  await kernel.jobs.schedule(checkDomainsJob, CHECK_CRON);
  return { parts: services, close: services.owners.close };
}
