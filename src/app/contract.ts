import { achievementsContract } from '#achievements/contract.ts';
import { adminContract } from '#admin/contract.ts';
import { cvContract, entriesContract } from '#cv/contract.ts';
import { dashboardContract } from '#dashboard/contract.ts';
import { filesContract } from '#files/contract.ts';
import { hostnamesContract } from '#hostnames/contract.ts';
import { identityContract } from '#identity/contract.ts';
import { portfolioContract } from '#portfolio/contract.ts';
import { postsContract } from '#posts/contract.ts';
import { projectsContract } from '#projects/contract.ts';
import { takedownsContract } from '#records/contract.ts';
import { testimonialsContract } from '#testimonials/contract.ts';
import { visitsContract } from '#visits/contract.ts';
import { instanceContract } from './instance-contract.ts';

/** The whole API: the contract of every domain, and of the instance itself. */
export const contract = {
  instance: instanceContract,
  identity: identityContract,
  files: filesContract,
  projects: projectsContract,
  posts: postsContract,
  achievements: achievementsContract,
  testimonials: testimonialsContract,
  entries: entriesContract,
  cvs: cvContract,
  portfolio: portfolioContract,
  takedowns: takedownsContract,
  hostnames: hostnamesContract,
  visits: visitsContract,
  dashboard: dashboardContract,
  admin: adminContract,
};
