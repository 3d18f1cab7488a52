import { lazy, Suspense } from 'react';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';

/**
 * Client entry point of the hostnames domain: the screens in which a member adds, verifies and removes custom domains,
 * the badge and record list that other screens reuse, and the addresses of the member's site. Their texts are in the message namespace `domains`.
 */

export { DomainState } from './screens/domain-state.tsx';
export { SeenRecords } from './screens/seen-records.tsx';
export { useSiteAddresses } from './screens/use-site-addresses.ts';

const LazyDomains = lazy(async () => ({ default: (await import('./screens/domains.tsx')).Domains }));

/** The panel for the signed-in member's custom domains. Loads lazily, and brings its own message namespace. */
export const DomainsPanel = () => (
  <Suspense>
    <MessagesProvider domains={['domains']}>
      <LazyDomains />
    </MessagesProvider>
  </Suspense>
);
