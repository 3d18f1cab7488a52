import { useSearchParams } from 'react-router';
import { STATS_SPANS, type StatsSpan } from '../../contract/stats.ts';

const DEFAULT_SPAN: StatsSpan = 30;

/** Returns the number of days shown and its setter, kept in the URL's query. */
export function useSpan() {
  const [params, setParams] = useSearchParams();
  const requested = params.get('days');
  const span = STATS_SPANS.find((days) => String(days) === requested) ?? DEFAULT_SPAN;
  const setSpan = (days: string) =>
    setParams(days === String(DEFAULT_SPAN) ? {} : { days }, { replace: true, preventScrollReset: true });
  return [span, setSpan] as const;
}
