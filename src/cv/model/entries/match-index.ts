import { fold } from '../fold.ts';
import { doiKeyOf } from '../publication-identity.ts';
import { nodesIn } from '../tree.ts';
import type { EntryDocument, EntryKind } from './entry.ts';

export type NewEntry = Pick<EntryDocument, 'kind' | 'fields'>;

/** The fields by which the entries of a kind are recognized; for a job, `name` is the organization. */
const NAME_FIELDS: Record<EntryKind, string> = {
  work: 'name',
  education: 'institution',
  skills: 'name',
  languages: 'language',
  volunteer: 'organization',
  certificates: 'name',
  publications: 'title',
  talks: 'title',
  references: 'name',
};

/** Returns a text for comparison, whatever its case, accents and spaces. */
export const comparableText = (value: unknown) =>
  typeof value === 'string' ? fold(value).replace(/\s+/g, ' ').trim() : '';
/** Returns the year with which a date begins. */
export const yearOf = (value: unknown) => /^\d{4}/.exec(comparableText(value))?.[0];

type Recognizable = { kind: EntryKind; name: string; doi: string; years: ReadonlySet<string> };

const recognizableOf = ({ kind, fields }: NewEntry): Recognizable => ({
  kind,
  name: comparableText(fields[NAME_FIELDS[kind]]),
  doi: doiKeyOf(fields),
  // The years in which an entry began; a job has those of its roles.
  years: new Set(
    [fields, ...nodesIn(fields, 'roles')].flatMap(({ start, date }) => yearOf(start) ?? yearOf(date) ?? []),
  ),
});

const keyOf = (...parts: string[]) => JSON.stringify(parts);
const doiKeysOf = ({ kind, doi }: Recognizable) => (doi === '' ? [] : [keyOf(kind, doi)]);

/** Returns the keys under which an entry is found by its name: with and without a year, whatever its DOI or without one. */
function nameKeysOf({ kind, name, doi, years }: Recognizable) {
  if (name === '') return [];
  const times = ['any', ...(years.size === 0 ? ['none'] : years)];
  const dois = doi === '' ? ['any', 'none'] : ['any'];
  return dois.flatMap((one) => times.map((time) => keyOf(kind, name, one, time)));
}

/**
 * Returns the keys of the entries of the same name and time: those of a common year and those without dates. Two DOIs
 * are two works, such as a preprint and its article, so an entry with a DOI is recognized by name only in one without.
 */
function searchedNameKeysOf({ kind, name, doi, years }: Recognizable) {
  if (name === '') return [];
  const times = years.size === 0 ? ['any'] : [...years, 'none'];
  return times.map((time) => keyOf(kind, name, doi === '' ? 'any' : 'none', time));
}

/**
 * Returns a function that finds the first stored entry with the DOI of a new one, or with its name and time. Each is
 * found once. Takes linear time for all entries together.
 */
export function makeMatchFinder<Stored extends NewEntry>(stored: readonly Stored[]) {
  /** Positions of the stored entries by key, the first one last. */
  const positions = new Map<string, number[]>();
  for (const [at, entry] of [...stored.entries()].reverse()) {
    const recognizable = recognizableOf(entry);
    for (const key of [...doiKeysOf(recognizable), ...nameKeysOf(recognizable)]) {
      const found = positions.get(key);
      if (found) found.push(at);
      else positions.set(key, [at]);
    }
  }
  const taken = new Set<number>();

  const firstFree = (key: string) => {
    const found = positions.get(key) ?? [];
    for (let at = found.at(-1); at !== undefined; at = found.at(-1)) {
      if (!taken.has(at)) return at;
      found.pop();
    }
    return Number.POSITIVE_INFINITY;
  };
  const take = (keys: readonly string[]) => {
    const at = Math.min(...keys.map(firstFree));
    if (at < stored.length) taken.add(at);
    return stored[at];
  };

  return (entry: NewEntry): Stored | undefined => {
    const recognizable = recognizableOf(entry);
    return take(doiKeysOf(recognizable)) ?? take(searchedNameKeysOf(recognizable));
  };
}
