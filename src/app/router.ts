import { achievementsRouter } from '#achievements/service.ts';
import { adminRouter } from '#admin/service.ts';
import { cvRouter } from '#cv/service.ts';
import { filesRouter } from '#files/service.ts';
import { identityRouter } from '#identity/service.ts';
import { portfolioRouter } from '#portfolio/service.ts';
import { projectsRouter } from '#projects/service.ts';

/** What stands behind the contract, domain by domain. */
export const router = {
  identity: identityRouter,
  files: filesRouter,
  projects: projectsRouter,
  achievements: achievementsRouter,
  cvs: cvRouter,
  portfolio: portfolioRouter,
  admin: adminRouter,
};
