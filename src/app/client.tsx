import '#ui/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AdoptPreferences, AuthProvider } from '#identity/components.tsx';
import { adoptLanguageOfUrl } from '#platform/browser/i18n/choose-language.ts';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { applyLanguage } from '#platform/browser/i18n/reader-language.ts';
import { ThemeProvider } from '#ui/theme.tsx';
import { routes } from './routes.tsx';

const WORDS = ['app', 'ui'] as const;

const host = document.getElementById('root');
if (!host) throw new Error('the page has no #root');

applyLanguage();
adoptLanguageOfUrl();
await preloadMessages(WORDS);

const router = createBrowserRouter(routes);

createRoot(host).render(
  <StrictMode>
    <ThemeProvider>
      <MessagesProvider domains={WORDS}>
        <AuthProvider>
          <AdoptPreferences />
          <RouterProvider router={router} />
        </AuthProvider>
      </MessagesProvider>
    </ThemeProvider>
  </StrictMode>,
);
