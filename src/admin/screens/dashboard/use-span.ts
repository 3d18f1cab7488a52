import { useSearchParams } from 'react-router';
import { STATS_SPANS, type StatsSpan } from '../../contract/stats.ts';

const USUAL_SPAN: StatsSpan = 30;

/** Returns the number of days shown and its setter, kept in the URL's query. */
export function useSpan() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('days');
  const span = STATS_SPANS.find((days) => String(days) === asked) ?? USUAL_SPAN;
  const choose = (days: string) =>
    setAddress(days === String(USUAL_SPAN) ? {} : { days }, { replace: true, preventScrollReset: true });
  return [span, choose] as const;
}
