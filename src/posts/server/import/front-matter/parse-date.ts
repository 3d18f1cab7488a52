const DATE =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;
/** A date in words, as RFC 5322 and JavaScript write it. */
const WORDED =
  /^(?:[a-z]{3,9},?\s)?(?:\d{1,2}\s[a-z]{3,9}|[a-z]{3,9}\s\d{1,2},?)\s\d{4}(?:\s[\d:]{4,8})?(?:\s[\w+:-]{1,9})?$/i;

/** Reads a date of a post. A time without a zone is in UTC. Returns undefined for anything else. */
export function parseDate(text: string): Date | undefined {
  const trimmed = text.trim();
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone = 'Z'] = DATE.exec(trimmed) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    const date = `${year}-${pad(month)}-${pad(day)}`;
    return valid(`${date}T${pad(hour)}:${pad(minute)}:${pad(second)}${zoneOf(zone)}`, date);
  }
  if (!WORDED.test(trimmed)) return undefined;
  return valid(/\d:\d\d/.test(trimmed) ? trimmed : `${trimmed} 00:00 UTC`);
}

const pad = (digits: string) => digits.padStart(2, '0');

function zoneOf(zone: string) {
  if (/^(?:Z|UTC)$/i.test(zone)) return 'Z';
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
}

/** Dates outside of these years are errors of programs. */
const [FIRST_YEAR, LAST_YEAR] = [1000, 9999];

function valid(text: string, day?: string): Date | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  const year = date.getUTCFullYear();
  if (year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  // JavaScript reads the 31st of February as a day in March.
  return day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day ? undefined : date;
}
