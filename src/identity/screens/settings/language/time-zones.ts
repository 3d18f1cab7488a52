/** Returns the time zones that the browser knows, each with its current difference from UTC: `Europe/Berlin (GMT+1)`. */
export const listTimeZones = (language: string, now = new Date()) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} (${offsetOf(value, { language, now })})`,
  }));

const offsetOf = (timeZone: string, { language, now }: { language: string; now: Date }) =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
