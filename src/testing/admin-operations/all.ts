import { auditOperations } from './audit.ts';
import { domainsOperations } from './domains.ts';
import { invitationsOperations } from './invitations.ts';
import { jobsOperations } from './jobs.ts';
import { mailOperations } from './mail.ts';
import { peopleOperations } from './people.ts';
import { reportsOperations } from './reports.ts';
import { settingsOperations } from './settings.ts';
import { statsOperations } from './stats.ts';

/** The operations of the admin area, part by part, for the tests that go over all of the API. */
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
