import { type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import type { SectionKind } from '../../shapes.ts';

/**
 * Our field names with the keys of the standard. The first is written; the others occur in files before version 1.0.
 */
export type KeyTable = Readonly<Record<string, readonly [string, ...string[]]>>;

export const BASICS: KeyTable = {
  name: ['name'],
  headline: ['label'],
  email: ['email'],
  phone: ['phone'],
  url: ['url', 'website'],
  summary: ['summary'],
  location: ['location'],
  profiles: ['profiles'],
};

export const LOCATION: KeyTable = {
  address: ['address'],
  postalCode: ['postalCode'],
  city: ['city'],
  region: ['region'],
  countryCode: ['countryCode'],
};

export const PROFILE: KeyTable = { network: ['network'], username: ['username'], url: ['url'] };

/** The company fields of a `work` entry, which is one role in a company. `ROLE` has the fields of the role. */
export const COMPANY: KeyTable = {
  name: ['name', 'company'],
  companyDescription: ['description'],
  location: ['location'],
  url: ['url', 'website'],
};
export const ROLE: KeyTable = {
  position: ['position'],
  start: ['startDate'],
  end: ['endDate'],
  // Keywords of a job, which have no field here, are shown below its summary.
  summary: ['summary', 'keywords'],
  highlights: ['highlights'],
};

/** The fields of entries by kind, with the keys of the standard. The title comes first. */
export const STANDARD_ENTRIES = {
  work: { ...COMPANY, ...ROLE },
  volunteer: {
    organization: ['organization', 'name'],
    position: ['position'],
    url: ['url', 'website'],
    start: ['startDate'],
    end: ['endDate'],
    summary: ['summary'],
    highlights: ['highlights'],
  },
  education: {
    institution: ['institution'],
    url: ['url', 'website'],
    area: ['area', 'specialization'],
    studyType: ['studyType'],
    start: ['startDate'],
    end: ['endDate'],
    score: ['score', 'gpa'],
    courses: ['courses'],
  },
  awards: { title: ['title'], date: ['date'], awarder: ['awarder'], summary: ['summary'] },
  certificates: { name: ['name'], date: ['date'], url: ['url', 'website'], issuer: ['issuer'] },
  publications: {
    title: ['name'],
    publisher: ['publisher'],
    date: ['releaseDate'],
    url: ['url', 'website'],
    summary: ['summary'],
  },
  skills: { name: ['name'], proficiency: ['level'], keywords: ['keywords'] },
  languages: { language: ['language', 'name'], fluency: ['fluency', 'level'] },
  interests: { name: ['name'], keywords: ['keywords'] },
  references: { name: ['name'], reference: ['reference'] },
  projects: {
    name: ['name'],
    description: ['description', 'summary'],
    highlights: ['highlights'],
    keywords: ['keywords'],
    start: ['startDate'],
    end: ['endDate'],
    url: ['url', 'website', 'github'],
    roles: ['roles'],
    entity: ['entity'],
    type: ['type'],
  },
} as const satisfies Partial<Record<SectionKind, KeyTable>>;

export type EntryKind = keyof typeof STANDARD_ENTRIES;

/** Fields that the standard lacks, with the keys that files use for them. */
const ADDITIONAL_FIELDS: Partial<Record<EntryKind, KeyTable>> = {
  volunteer: { location: ['location'] },
  education: { location: ['location'], summary: ['summary', 'description'], highlights: ['highlights'] },
  awards: { url: ['url', 'website'] },
  certificates: { summary: ['summary', 'description'] },
  publications: { authors: ['authors'] },
  references: {
    position: ['position'],
    organization: ['organization', 'company'],
    email: ['email'],
    phone: ['phone'],
    url: ['url', 'website'],
  },
};

/** The fields of entries by kind, with all keys that are read and written. The title comes first. */
export const ENTRIES = Object.fromEntries(
  Object.entries(STANDARD_ENTRIES).map(([kind, table]) => [
    kind,
    { ...table, ...ADDITIONAL_FIELDS[kind as EntryKind] },
  ]),
) as Record<EntryKind, KeyTable>;

export const ENTRY_KINDS = Object.keys(ENTRIES) as EntryKind[];
export const isEntryKind = (kind: unknown): kind is EntryKind =>
  typeof kind === 'string' && Object.hasOwn(ENTRIES, kind);

/** Returns the key of an entry's title. */
export function titleKeyOf(kind: EntryKind): string {
  const [[key]] = Object.values(STANDARD_ENTRIES[kind]) as [KeyTable[string]];
  return key;
}

/** The keys at the top of a file. Each of our kinds has the same name there. */
export const ROOT_KEYS: KeyTable = {
  basics: ['basics'],
  ...Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, [kind]])),
  interests: ['interests', 'hobbies'],
};

/** Returns the key that we write for a key of any version. */
export function canonicalKeyOf(table: KeyTable, key: string): string {
  for (const [first, ...older] of Object.values(table)) if (older.includes(key)) return first;
  return key;
}

export const isKnownKey = (table: KeyTable, key: string) => Object.values(table).some((names) => names.includes(key));

/** Whether a value of a file is more than an empty text, list or object. */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && (typeof value !== 'object' || Object.keys(value).length > 0);

/** Returns the keys under which a file has a value for a field, or the first key if there is none. */
export function keysUsedIn(source: JsonObject, names: KeyTable[string]): readonly [string, ...string[]] {
  const [first = names.find((name) => Object.hasOwn(source, name)) ?? names[0], ...others] = names.filter((name) =>
    isFilled(ownProperty(source, name)),
  );
  return [first, ...others];
}
