/** Rules for text fields, without the schemas, which are large in a browser bundle. */

export function isWebAddress(text: string) {
  return /^https?:\/\/[^\s/?#][^\p{Cc}\p{Cs}]*$/iu.test(text) && URL.canParse(text);
}

export function isPartialDate(text: string) {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined || year === '0000') return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Tests whether one partial date is certainly before another, comparing only the precision that both have. */
export function isBefore(a: string, b: string) {
  const precision = Math.min(a.length, b.length);
  return precision > 0 && a.slice(0, precision) < b.slice(0, precision);
}
