import '#ui/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AuthProvider } from '#identity/components.tsx';
import type { UserDocument } from '#identity/contract.ts';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { preferenceCookie } from '#platform/pure/preferences.ts';
import { ThemeProvider } from '#ui/theme.tsx';
import { routes } from '../app/routes.tsx';

const WORDS = ['app', 'ui'] as const;

/** Returns the user for whom the shell is shown: a historical person, as in all examples. */
const ada = (isAdmin: boolean): UserDocument => ({
  uid: 'ada',
  email: 'ada@example.org',
  displayName: 'Ada Lovelace',
  photoURL: null,
  createdAt: '1843-09-01T00:00:00.000Z',
  updatedAt: '1843-09-01T00:00:00.000Z',
  emailVerified: true,
  isAdmin,
  isActive: true,
  profile: {
    username: 'ada',
    usernameLastChanged: null,
    bio: '',
    location: 'London',
    website: '',
    socialLinks: {},
    showAchievements: true,
  },
});

const query = new URLSearchParams(window.location.search);
const person = ada(query.has('admin'));
const loadUser = async () => person;

const host = document.getElementById('root');
if (!host) throw new Error('the page has no #root');
document.documentElement.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
// biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and needs HTTPS
if (query.get('theme') === 'dark') document.cookie = preferenceCookie('theme', 'dark');
await preloadMessages(WORDS);
const router = createMemoryRouter(routes, { initialEntries: [query.get('path') ?? '/dashboard'] });

createRoot(host).render(
  <StrictMode>
    <ThemeProvider>
      <MessagesProvider domains={WORDS}>
        <AuthProvider loadUser={loadUser}>
          <RouterProvider router={router} />
        </AuthProvider>
      </MessagesProvider>
    </ThemeProvider>
  </StrictMode>,
);
