import { lazy, Suspense } from 'react';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';

/**
 * Door of the hostnames domain for the client: the domains of a member, to be added, proven and released; and how a domain
 * stands, in the words of `domains`.
 */

export { DomainState } from './screens/domain-state.tsx';
export { SeenRecords } from './screens/seen-records.tsx';

const LazyDomains = lazy(async () => ({ default: (await import('./screens/domains.tsx')).Domains }));

/** The domains of whoever is signed in. It brings its own words, and comes once it is needed. */
export const DomainsPanel = () => (
  <Suspense>
    <WordsProvider domains={['domains']}>
      <LazyDomains />
    </WordsProvider>
  </Suspense>
);
