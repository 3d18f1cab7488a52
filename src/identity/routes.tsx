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
} satisfies Record<string, Screen>;
