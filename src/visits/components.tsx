import { lazy, Suspense } from 'react';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Delayed } from '#ui/delayed.tsx';
import type { Visits } from './contract.ts';
import type { Whose } from './screens/use-visits.ts';
import { VisitsSkeleton } from './screens/visits-skeleton.tsx';

/** Door of the visits domain for the client. Each part brings its own words, and comes once it is needed. */

const LazyVisitsPanel = lazy(async () => ({
  default: (await import('./screens/visits-panel.tsx')).VisitsPanel,
}));

/** How often one thing was looked at, a kind of them, or all together: figures, a chart, and from where. */
export const VisitsPanel = (whose: Whose) => (
  <Suspense
    fallback={
      <Delayed>
        <VisitsSkeleton />
      </Delayed>
    }
  >
    <WordsProvider domains={['visits']}>
      <LazyVisitsPanel {...whose} />
    </WordsProvider>
  </Suspense>
);

const LazyWeekChart = lazy(async () => ({ default: (await import('./screens/week-chart.tsx')).WeekChart }));

/** A few days of visits, drawn small. */
export const WeekChart = (props: Pick<Visits, 'days'>) => (
  <Suspense fallback={<div className="h-37" />}>
    <WordsProvider domains={['visits']}>
      <LazyWeekChart {...props} />
    </WordsProvider>
  </Suspense>
);
