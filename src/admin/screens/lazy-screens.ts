/**
 * Lazy imports of the admin screens, in a chunk of their own, so that other members do not download even the names of
 * the chunks.
 */
export const lazyScreens = {
  AdminDashboardScreen: async () => (await import('./dashboard/admin-dashboard-screen.tsx')).AdminDashboardScreen,
  PeopleScreen: async () => (await import('./people/people-screen.tsx')).PeopleScreen,
  PersonScreen: async () => (await import('./people/person-screen.tsx')).PersonScreen,
  InvitationsScreen: async () => (await import('./invitations/invitations-screen.tsx')).InvitationsScreen,
  DomainsScreen: async () => (await import('./domains/domains-screen.tsx')).DomainsScreen,
  MailScreen: async () => (await import('./mail/mail-screen.tsx')).MailScreen,
  JobsScreen: async () => (await import('./jobs/jobs-screen.tsx')).JobsScreen,
  ReportsScreen: async () => (await import('./reports/reports-screen.tsx')).ReportsScreen,
  AuditScreen: async () => (await import('./audit/audit-screen.tsx')).AuditScreen,
  SettingsScreen: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
  HealthScreen: async () => (await import('./health/health-screen.tsx')).HealthScreen,
};
