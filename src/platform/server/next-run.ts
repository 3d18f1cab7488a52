/** The lowest and highest value of each cron field, from minute to day of the week. */
const CRON_FIELDS = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

const MINUTE = 60_000;
const MAX_SEARCH_MINUTES = 8 * 24 * 60;

/** Returns the next run of a cron schedule, in UTC; undefined if there is none within eight days. */
export function nextRun(cron: string, after: Date): Date | undefined {
  const parts = cron.trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays] = CRON_FIELDS.map(([low, high], at) =>
    readField(parts[at] ?? '*', low, high),
  );
  const firstMinute = Math.floor(after.getTime() / MINUTE) + 1;
  for (let step = 0; step < MAX_SEARCH_MINUTES; step += 1) {
    const candidate = new Date((firstMinute + step) * MINUTE);
    const weekday = candidate.getUTCDay();
    const matches =
      minutes?.has(candidate.getUTCMinutes()) &&
      hours?.has(candidate.getUTCHours()) &&
      days?.has(candidate.getUTCDate()) &&
      months?.has(candidate.getUTCMonth() + 1) &&
      (weekdays?.has(weekday) || (weekday === 0 && weekdays?.has(7)));
    if (matches) return candidate;
  }
  return undefined;
}

/** Parses a cron field with lists, ranges and steps: `1,15`, `1-5`, `1-30/6`. */
function readField(text: string, low: number, high: number): ReadonlySet<number> {
  const values = text.split(',').flatMap((part) => {
    const [range = '*', step = '1'] = part.split('/');
    const [from = low, to] = range === '*' ? [low, high] : range.split('-').map(Number);
    const last = to ?? (part.includes('/') ? high : from);
    return Array.from({ length: high - low + 1 }, (_, at) => low + at).filter(
      (value) => value >= from && value <= last && (value - from) % Number(step) === 0,
    );
  });
  return new Set(values);
}
