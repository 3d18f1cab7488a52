import { useSearchParams } from 'react-router';
import { STATS_SPANS, type StatsSpan } from '../../contract/stats.ts';

const USUAL_SPAN: StatsSpan = 30;

/** How many days one looks back: the address says it. */
export function useSpan() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('days');
  const span = STATS_SPANS.find((days) => String(days) === asked) ?? USUAL_SPAN;
  const choose = (days: string) =>
    setAddress(days === String(USUAL_SPAN) ? {} : { days }, { replace: true, preventScrollReset: true });
  return [span, choose] as const;
}
