const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats a time for a `datetime-local` input, in the browser's time zone. */
export function toDateTimeLocal(iso: string) {
  const date = new Date(iso);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export const fromDateTimeLocal = (value: string) => new Date(value).toISOString();
