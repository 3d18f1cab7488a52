import type { Screen } from '#ui/screens.ts';

/** The screens of this domain by path. Each is loaded as a separate chunk with its messages. */
export const identityScreens = {
  '/login': { words: ['identity'], load: async () => (await import('./screens/login-screen.tsx')).LoginScreen },
  '/register': {
    words: ['identity'],
    load: async () => (await import('./screens/register-screen.tsx')).RegisterScreen,
  },
  '/forgot-password': {
    words: ['identity'],
    load: async () => (await import('./screens/forgot-password-screen.tsx')).ForgotPasswordScreen,
  },
  '/reset-password': {
    words: ['identity'],
    load: async () => (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  '/account-deleted': {
    words: ['identity'],
    load: async () => (await import('./screens/account-deleted-screen.tsx')).AccountDeletedScreen,
  },
  '/profile': {
    words: ['profile', 'identity'],
    load: async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen,
  },
  '/settings': {
    words: ['profile', 'identity'],
    load: async () => (await import('./screens/settings/account-screen.tsx')).AccountScreen,
  },
  '/settings/appearance': {
    words: ['settings'],
    load: async () => (await import('./screens/settings/appearance/appearance-screen.tsx')).AppearanceScreen,
  },
  '/settings/language': {
    words: ['settings'],
    load: async () => (await import('./screens/settings/language/language-screen.tsx')).LanguageScreen,
  },
  '/settings/security': {
    words: ['profile', 'identity'],
    load: async () => (await import('./screens/settings/security-screen.tsx')).SecurityScreen,
  },
  '/settings/notifications': {
    words: ['settings'],
    load: async () => (await import('./screens/settings/notifications/notifications-screen.tsx')).NotificationsScreen,
  },
  '/settings/apps': {
    words: ['profile', 'identity'],
    load: async () => (await import('./screens/settings/apps-screen.tsx')).AppsScreen,
  },
  '/settings/data': {
    words: ['profile'],
    load: async () => (await import('./screens/settings/data-screen.tsx')).DataScreen,
  },
} satisfies Record<string, Screen>;
