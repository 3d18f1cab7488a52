/** Replaces spaces with no-break spaces, so that a short text such as “500 MB” stays on one line. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Keeps AM or PM on the line of its time: “Nov 26, 2026, 5:31 AM” breaks only within the date or after it. */
export const unbrokenTime = (text: string) => text.replace(/(:\d\d) (?=\S)/, '$1\u00a0');
