import '#ui/app.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Gallery } from './gallery.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('the page has no #root');

createRoot(host).render(
  <StrictMode>
    <Suspense fallback={null}>
      <MessagesProvider domains={['ui']}>
        <Gallery />
      </MessagesProvider>
    </Suspense>
  </StrictMode>,
);
