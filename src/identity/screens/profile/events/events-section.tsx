import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Section } from '../section.tsx';

const LazyEvents = lazy(async () => ({ default: (await import('./events.tsx')).Events }));

/** What has happened to the account: it comes with its words once the rest of the page stands. */
export function EventsSection() {
  const t = useTranslations('profile.events');
  return (
    <Section name="events" title={t('title')} lead={t('lead')}>
      <Suspense>
        <WordsProvider domains={['audit']}>
          <LazyEvents />
        </WordsProvider>
      </Suspense>
    </Section>
  );
}
