import { CV_LIMITS } from './content.ts';
import { parsePeriod } from './formats/reading/period.ts';
import { splitList } from './quick-entries.ts';
import type { LineKind } from './shapes.ts';

export type EntryLine = {
  title: string;
  organization: string;
  location: string;
  start: string;
  end: string;
  ongoing: boolean;
};

const NO_PERIOD = { start: '', end: '', ongoing: false };

/**
 * Reads the line of an entry, such as “Engineer, Acme, Feb 2021 – Present, Berlin”. The period may be anywhere; the other
 * parts are title, organization and location.
 */
export function readEntryLine(kind: LineKind, text: string): EntryLine {
  const parts = splitList(text);
  const periodAt = parts.findIndex((part) => parsePeriod(part) !== undefined);
  const period = parsePeriod(parts[periodAt] ?? '') ?? NO_PERIOD;
  const [title = '', organization = '', ...places] = parts.filter((_, at) => at !== periodAt);
  // A single year of an education is the one in which it ended.
  const isEnd = kind === 'education' && period.end === '' && !period.ongoing;
  return {
    ...{ title, organization, location: places.join(', ').slice(0, CV_LIMITS.line) },
    ...(isEnd ? { ...period, start: '', end: period.start } : period),
  };
}
