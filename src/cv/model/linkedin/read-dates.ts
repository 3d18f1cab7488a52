import type { Draft, Target } from '../import/draft.ts';
import type { Given } from '../import/given.ts';
import { readDate } from '../import/period.ts';

/** Reads columns with dates like `Jan 1843`. */
export function fillDates(draft: Draft, target: Target, given: Given, dates: Readonly<Record<string, string>>) {
  for (const [field, column] of Object.entries(dates)) {
    const raw = given.take(column);
    const read = typeof raw === 'string' ? readDate(raw) : undefined;
    if (read === undefined) {
      given.giveBack(column, raw);
      draft.fill(target, given, { [field]: column });
    } else Object.assign(target.value, { [field]: read });
  }
}

/** Marks a period as ongoing if it has a start and no end. */
export function fillOngoing({ value }: Target<{ start: string; end: string; ongoing: boolean }>) {
  value.ongoing = value.start !== '' && value.end === '';
}
