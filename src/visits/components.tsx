import { lazy, Suspense } from 'react';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import type { Visits } from './contract.ts';
import type { VisitsFilter } from './screens/use-visits.ts';
import { VisitsSkeleton } from './screens/visits-skeleton.tsx';

/**
 * Public interface of the visits domain for the client. Components are loaded on first use, with their translations.
 */

const LazyVisitsPanel = lazy(async () => ({
  default: (await import('./screens/visits-panel.tsx')).VisitsPanel,
}));

/** Visit statistics of one target, a kind of targets, or all: totals, chart and sources. */
export const VisitsPanel = (filter: VisitsFilter) => (
  <Suspense
    fallback={
      <Delayed>
        <VisitsSkeleton />
      </Delayed>
    }
  >
    <MessagesProvider domains={['visits']}>
      <LazyVisitsPanel {...filter} />
    </MessagesProvider>
  </Suspense>
);

const LazyWeekChart = lazy(async () => ({ default: (await import('./screens/week-chart.tsx')).WeekChart }));

/** A small chart of the visits of a few days. */
export const WeekChart = (props: Pick<Visits, 'days'>) => (
  <Suspense fallback={<div className="h-37" />}>
    <MessagesProvider domains={['visits']}>
      <LazyWeekChart {...props} />
    </MessagesProvider>
  </Suspense>
);
