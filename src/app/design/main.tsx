import '#ui/app.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Gallery } from './gallery.tsx';

const host = document.getElementById('root');
if (!host) throw new Error('the page has no #root');

createRoot(host).render(
  <StrictMode>
    <Suspense fallback={null}>
      <WordsProvider domains={['ui']}>
        <Gallery />
      </WordsProvider>
    </Suspense>
  </StrictMode>,
);
