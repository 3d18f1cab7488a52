const SHAPE = /^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/;

/** Reports whether a text is the name of a time zone, such as `Europe/Istanbul`. */
export function isTimeZone(name: string) {
  if (!SHAPE.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
