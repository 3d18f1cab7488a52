import { os } from './admin-procedures.ts';
import { auditRouter } from './audit/router.ts';
import { domainsRouter } from './domains/router.ts';
import { instanceRouter } from './instance/router.ts';
import { invitationsRouter } from './invitations/router.ts';
import { jobsRouter } from './jobs/router.ts';
import { mailRouter } from './mail/router.ts';
import { peopleRouter } from './people/router.ts';
import { reportsRouter } from './reports/router.ts';
import { settingsRouter } from './settings/router.ts';
import { statsRouter } from './stats/router.ts';

export const adminRouter = os.router({
  instance: instanceRouter,
  people: peopleRouter,
  invitations: invitationsRouter,
  domains: domainsRouter,
  mail: mailRouter,
  jobs: jobsRouter,
  audit: auditRouter,
  reports: reportsRouter,
  settings: settingsRouter,
  stats: statsRouter,
});
