import { achievementsRouter } from '#achievements/service.ts';
import { adminRouter } from '#admin/service.ts';
import { cvRouter } from '#cv/service.ts';
import { dashboardRouter } from '#dashboard/service.ts';
import { filesRouter } from '#files/service.ts';
import { hostnamesRouter } from '#hostnames/service.ts';
import { identityRouter } from '#identity/service.ts';
import { portfolioRouter } from '#portfolio/service.ts';
import { projectsRouter } from '#projects/service.ts';
import { takedownsRouter } from '#records/service.ts';
import { visitsRouter } from '#visits/service.ts';
import { instanceRouter } from './instance-router.ts';

/** The implementation of the contract, domain by domain. */
export const router = {
  instance: instanceRouter,
  identity: identityRouter,
  files: filesRouter,
  projects: projectsRouter,
  achievements: achievementsRouter,
  cvs: cvRouter,
  portfolio: portfolioRouter,
  takedowns: takedownsRouter,
  hostnames: hostnamesRouter,
  visits: visitsRouter,
  dashboard: dashboardRouter,
  admin: adminRouter,
};
