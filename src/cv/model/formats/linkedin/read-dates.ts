import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { parseDate } from '../reading/period.ts';
import type { SourceObject } from '../reading/source-object.ts';

/** Reads columns with dates like `Jan 1843`. */
export function fillDates(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  dates: Readonly<Record<string, string>>,
) {
  for (const [field, column] of Object.entries(dates)) {
    const raw = source.take(column);
    const read = typeof raw === 'string' ? parseDate(raw) : undefined;
    if (read === undefined) {
      source.putBack(column, raw);
      builder.fill(target, source, { [field]: column });
    } else Object.assign(target.value, { [field]: read });
  }
}

/** Marks a period as ongoing if it has a start and no end. */
export function fillOngoing({ value }: ImportTarget<{ start: string; end: string; ongoing: boolean }>) {
  value.ongoing = value.start !== '' && value.end === '';
}
