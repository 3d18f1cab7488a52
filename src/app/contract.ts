import { achievementsContract } from '#achievements/contract.ts';
import { adminContract } from '#admin/contract.ts';
import { cvContract } from '#cv/contract.ts';
import { filesContract } from '#files/contract.ts';
import { identityContract } from '#identity/contract.ts';
import { portfolioContract } from '#portfolio/contract.ts';
import { projectsContract } from '#projects/contract.ts';

/** The whole API: every domain's contract under its name. */
export const contract = {
  identity: identityContract,
  files: filesContract,
  projects: projectsContract,
  achievements: achievementsContract,
  cvs: cvContract,
  portfolio: portfolioContract,
  admin: adminContract,
};
