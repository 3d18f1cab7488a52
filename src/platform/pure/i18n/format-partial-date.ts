/** A date with year, month or day precision: `1843`, `1843-07` or `1843-07-10`. */
export type PartialDate = string;

/** Formats a partial date in words, to the precision that it has. */
export function formatPartialDate(date: PartialDate, locale = 'en'): string {
  const [year = 0, month, day] = date.split('-').map(Number);
  if (month === undefined) return String(year);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day ?? 1);
  return formatOf(locale, day !== undefined).format(at);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached formatter, because creating one takes longer than using it. */
function formatOf(locale: string, withDay: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${withDay}`;
  const cached = formats.get(name);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale, {
    ...(withDay ? { day: 'numeric' } : {}),
    ...{ month: 'short', year: 'numeric', calendar: 'gregory', timeZone: 'UTC' },
  });
  formats.set(name, format);
  return format;
}
