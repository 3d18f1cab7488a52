import type { Screen } from '#ui/screens.ts';
import type { doors } from './screens/doors.ts';

/** Loads a screen below `/admin` through `doors.ts`, a chunk that only admins load. */
const behind =
  (name: keyof typeof doors): Screen['load'] =>
  async () =>
    (await import('./screens/doors.ts')).doors[name]();

/** Screens of the admin domain; each is a separate chunk with its own messages. */
export const adminScreens = {
  '/setup': {
    words: ['admin', 'admin-mail'],
    load: async () => (await import('./screens/set-up-screen.tsx')).SetUpScreen,
  },
  '/admin': { words: ['admin', 'admin-stats'], load: behind('AdminDashboardScreen') },
  '/admin/people': { words: ['admin', 'admin-people'], load: behind('PeopleScreen') },
  '/admin/people/{uid}': { words: ['admin', 'admin-people', 'audit'], load: behind('PersonScreen') },
  '/admin/invitations': { words: ['admin', 'admin-invitations'], load: behind('InvitationsScreen') },
  '/admin/domains': { words: ['admin', 'admin-domains', 'domains'], load: behind('DomainsScreen') },
  '/admin/mail': { words: ['admin', 'admin-mail'], load: behind('MailScreen') },
  '/admin/jobs': { words: ['admin', 'admin-jobs'], load: behind('JobsScreen') },
  '/admin/reports': { words: ['admin', 'admin-reports'], load: behind('ReportsScreen') },
  '/admin/audit': { words: ['admin', 'admin-audit', 'audit'], load: behind('AuditScreen') },
  '/admin/settings': { words: ['admin', 'admin-settings'], load: behind('SettingsScreen') },
  '/admin/health': { words: ['admin', 'admin-health'], load: behind('HealthScreen') },
} satisfies Record<string, Screen>;
