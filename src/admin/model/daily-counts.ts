import { EVENTS, type StatsDay } from '../contract/stats.ts';
import { daysBetween } from './days.ts';

/** Number added on a day; a null day holds the sum of all days before the period. */
export type DailyCount = { day: string | null; count: number };

/** Returns the running total at the end of each of these days. */
export function runningTotals(days: readonly string[], dailyCounts: readonly DailyCount[]) {
  const before = dailyCounts.reduce((sum, { day, count }) => (day === null ? sum + count : sum), 0);
  let total = before;
  return countsPerDay(days, dailyCounts).map((count) => {
    total += count;
    return total;
  });
}

/** Returns the number added on each of these days. */
export function countsPerDay(days: readonly string[], dailyCounts: readonly DailyCount[]) {
  const counts = new Map<string | null, number>();
  for (const { day, count } of dailyCounts) counts.set(day, (counts.get(day) ?? 0) + count);
  return days.map((day) => counts.get(day) ?? 0);
}

const NO_EVENTS = Object.fromEntries(EVENTS.map((event) => [event, 0])) as Record<(typeof EVENTS)[number], number>;

type DayPeriod = { first: string; last: string };

/**
 * Returns every day of a period from the first with data. Days that were not counted repeat the previous totals and
 * have no events.
 */
export function fillMissingDays(
  countedDays: readonly StatsDay[],
  before: StatsDay | undefined,
  { first, last }: DayPeriod,
) {
  const counted = new Map(countedDays.map((row) => [row.day, row]));
  let latest = before;
  return daysBetween(first, last).flatMap((day): StatsDay[] => {
    const row = counted.get(day) ?? (latest && { ...latest, ...NO_EVENTS, day });
    latest = row;
    return row ? [row] : [];
  });
}

const WEEK = 7;

/**
 * Groups days into weeks that end on the last day, each dated by its first day, with the totals at its end and the sum
 * of its events. The first week may be shorter, so that no event is left out.
 */
export function weeksOf(days: readonly StatsDay[]) {
  const weeks: StatsDay[] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end);
    const [first, last] = [week[0], week.at(-1)];
    if (!first || !last) break;
    const eventSums = EVENTS.map((event) => [event, week.reduce((sum, day) => sum + day[event], 0)]);
    weeks.unshift({ ...last, ...(Object.fromEntries(eventSums) as typeof NO_EVENTS), day: first.day });
  }
  return weeks;
}
