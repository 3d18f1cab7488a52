import type { Screen } from '#ui/screens.ts';
import type { lazyScreens } from './screens/lazy-screens.ts';

/** Loads a screen below `/admin` through `lazy-screens.ts`, a chunk that only admins load. */
const loadScreen =
  (name: keyof typeof lazyScreens): Screen['load'] =>
  async () =>
    (await import('./screens/lazy-screens.ts')).lazyScreens[name]();

/** Screens of the admin domain; each is a separate chunk with its own messages. */
export const adminScreens = {
  '/setup': {
    words: ['admin', 'admin-mail'],
    load: async () => (await import('./screens/set-up-screen.tsx')).SetUpScreen,
  },
  '/admin': { words: ['admin', 'admin-stats'], load: loadScreen('AdminDashboardScreen') },
  '/admin/people': { words: ['admin', 'admin-people'], load: loadScreen('PeopleScreen') },
  '/admin/people/{uid}': { words: ['admin', 'admin-people', 'audit'], load: loadScreen('PersonScreen') },
  '/admin/invitations': { words: ['admin', 'admin-invitations'], load: loadScreen('InvitationsScreen') },
  '/admin/domains': { words: ['admin', 'admin-domains', 'domains'], load: loadScreen('DomainsScreen') },
  '/admin/mail': { words: ['admin', 'admin-mail'], load: loadScreen('MailScreen') },
  '/admin/jobs': { words: ['admin', 'admin-jobs'], load: loadScreen('JobsScreen') },
  '/admin/reports': { words: ['admin', 'admin-reports'], load: loadScreen('ReportsScreen') },
  '/admin/audit': {
    // The details of an event are named as on the screens where they are changed.
    words: [
      'admin',
      'admin-audit',
      'audit',
      'admin-jobs',
      'admin-mail',
      'admin-people',
      'admin-reports',
      'admin-settings',
    ],
    load: loadScreen('AuditScreen'),
  },
  '/admin/settings': { words: ['admin', 'admin-settings'], load: loadScreen('SettingsScreen') },
  '/admin/health': { words: ['admin', 'admin-health'], load: loadScreen('HealthScreen') },
} satisfies Record<string, Screen>;
