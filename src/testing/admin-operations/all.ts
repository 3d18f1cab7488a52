import { auditOperations } from './audit.ts';
import { domainsOperations } from './domains.ts';
import { invitationsOperations } from './invitations.ts';
import { jobsOperations } from './jobs.ts';
import { mailOperations } from './mail.ts';
import { peopleOperations } from './people.ts';
import { reportsOperations } from './reports.ts';
import { settingsOperations } from './settings.ts';
import { statsOperations } from './stats.ts';

/** Every operation of the admin API, for the tests that cover the whole API. */
export const adminOperations = {
  ...auditOperations,
  ...domainsOperations,
  ...invitationsOperations,
  ...jobsOperations,
  ...mailOperations,
  ...peopleOperations,
  ...reportsOperations,
  ...settingsOperations,
  ...statsOperations,
};
