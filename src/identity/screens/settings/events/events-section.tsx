import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Section } from '../section.tsx';

const LazyEvents = lazy(async () => ({ default: (await import('./events.tsx')).Events }));

/** Renders the account activity. Code and messages are loaded after the rest of the page. */
export function EventsSection() {
  const t = useTranslations('profile.events');
  return (
    <Section name="events" title={t('title')} lead={t('lead')}>
      <Suspense>
        <MessagesProvider domains={['audit']}>
          <LazyEvents />
        </MessagesProvider>
      </Suspense>
    </Section>
  );
}
