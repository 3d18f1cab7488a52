import { auditContract } from './contract/audit.ts';
import { domainsContract } from './contract/domains.ts';
import { instanceContract } from './contract/instance.ts';
import { invitationsContract } from './contract/invitations.ts';
import { jobsContract } from './contract/jobs.ts';
import { mailContract } from './contract/mail.ts';
import { peopleContract } from './contract/people.ts';
import { reportsContract } from './contract/reports.ts';
import { settingsContract } from './contract/settings.ts';
import { statsContract } from './contract/stats.ts';

/** Public contract of the admin domain; each part has a file of its own. */

export type { CheckName, CheckResult, CheckState, InstanceHealth } from './contract/instance.ts';

export const adminContract = {
  instance: instanceContract,
  people: peopleContract,
  invitations: invitationsContract,
  domains: domainsContract,
  mail: mailContract,
  jobs: jobsContract,
  audit: auditContract,
  reports: reportsContract,
  settings: settingsContract,
  stats: statsContract,
};
