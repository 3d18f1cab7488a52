const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A moment as the browser's field takes it: by the clock of whoever looks. */
export function typedMoment(moment: string) {
  const date = new Date(moment);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

export const momentOf = (typed: string) => new Date(typed).toISOString();
