import { implement } from '@orpc/server';
import { achievementsRouter } from '#achievements/service.ts';
import { adminRouter } from '#admin/service.ts';
import { cvRouter, entriesRouter } from '#cv/service.ts';
import { dashboardRouter } from '#dashboard/service.ts';
import { filesRouter } from '#files/service.ts';
import { hostnamesRouter } from '#hostnames/service.ts';
import { identityRouter } from '#identity/service.ts';
import { factsOf } from '#platform/server/instance-settings/instance-facts.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { portfolioRouter } from '#portfolio/service.ts';
import { postsRouter } from '#posts/service.ts';
import { projectsRouter } from '#projects/service.ts';
import { takedownsRouter } from '#records/service.ts';
import { testimonialsRouter } from '#testimonials/service.ts';
import { visitsRouter } from '#visits/service.ts';
import { instanceContract } from './instance-contract.ts';

const os = implement(instanceContract).$context<Pick<Kernel, 'instance' | 'clock' | 'settings'>>();

/** Short enough for notices to appear promptly, and long enough to protect the instance from simultaneous requests. */
const CACHE_CONTROL = 'public, max-age=10';

const instanceRouter = {
  facts: os.facts.handler(({ context }) => ({
    headers: { 'cache-control': CACHE_CONTROL },
    body: factsOf(context, context.clock.now()),
  })),
};

/** The implementation of the contract, domain by domain. */
export const router = {
  instance: instanceRouter,
  identity: identityRouter,
  files: filesRouter,
  projects: projectsRouter,
  posts: postsRouter,
  achievements: achievementsRouter,
  testimonials: testimonialsRouter,
  entries: entriesRouter,
  cvs: cvRouter,
  portfolio: portfolioRouter,
  takedowns: takedownsRouter,
  hostnames: hostnamesRouter,
  visits: visitsRouter,
  dashboard: dashboardRouter,
  admin: adminRouter,
};
