import type { SectionKind } from '../../shapes.ts';

/** Maps the rows of an exported file to items: our fields with its column names. */
export type RowTable = {
  kind: SectionKind;
  fields: Readonly<Record<string, string>>;
  /** Columns of older exports, by the columns that replaced them. */
  olderColumns?: Readonly<Record<string, readonly string[]>>;
  /** A field with several lines of text. */
  text?: readonly [field: string, column: string];
  dates?: Readonly<Record<string, string>>;
  /** Whether rows without an end date are ongoing. */
  isOpenEnded?: boolean;
  /** Whether the section is titled like the file, because no kind of section fits. */
  isTitledByFile?: boolean;
};

const STARTED_FINISHED = { start: 'Started On', end: 'Finished On' };

/** Files about the member, in the order of a CV. All others are about other things or people. */
export const TABLES: Readonly<Record<string, RowTable>> = {
  Education: {
    kind: 'education',
    fields: { institution: 'School Name', studyType: 'Degree Name' },
    text: ['summary', 'Notes'],
    dates: { start: 'Start Date', end: 'End Date' },
  },
  Projects: {
    kind: 'projects',
    fields: { name: 'Title', url: 'Url' },
    text: ['description', 'Description'],
    dates: STARTED_FINISHED,
  },
  Volunteering: {
    kind: 'volunteer',
    fields: { organization: 'Company Name', position: 'Role' },
    text: ['summary', 'Description'],
    dates: STARTED_FINISHED,
    isOpenEnded: true,
  },
  Skills: { kind: 'skills', fields: { name: 'Name' } },
  Languages: { kind: 'languages', fields: { language: 'Name', fluency: 'Proficiency' } },
  Certifications: {
    kind: 'certificates',
    fields: { name: 'Name', issuer: 'Authority', url: 'Url', credentialId: 'License Number' },
    dates: { date: 'Started On', expires: 'Finished On' },
  },
  Honors: {
    kind: 'awards',
    fields: { title: 'Title', awarder: 'Issuer' },
    olderColumns: { Title: ['Name'], Issuer: ['Awarder'], 'Issued On': ['Issue Date', 'Date'] },
    text: ['summary', 'Description'],
    dates: { date: 'Issued On' },
  },
  Organizations: {
    kind: 'custom',
    fields: { title: 'Name', subtitle: 'Position' },
    olderColumns: {
      Name: ['Organization Name', 'Organization'],
      Position: ['Position Held', 'Role', 'Title'],
      'Started On': ['Start Date'],
      'Finished On': ['End Date'],
    },
    text: ['summary', 'Description'],
    dates: STARTED_FINISHED,
    isOpenEnded: true,
    isTitledByFile: true,
  },
  Publications: {
    kind: 'publications',
    fields: { title: 'Name', publisher: 'Publisher', url: 'Url' },
    text: ['summary', 'Description'],
    dates: { date: 'Published On' },
  },
  Courses: { kind: 'custom', fields: { title: 'Name', subtitle: 'Number' }, isTitledByFile: true },
  Recommendations_Received: {
    kind: 'references',
    fields: { organization: 'Company', position: 'Job Title' },
    text: ['reference', 'Text'],
  },
};

/** Files that have their own readers. */
const SPECIAL_FILES = ['Profile', 'Email Addresses', 'PhoneNumbers', 'Positions'];

const normalizeName = (name: string) => name.toLowerCase().replace(/[\s_-]+/g, '');
/** Names of files in older exports. */
const OLDER_FILE_NAMES = { 'Honors & Awards': 'Honors', Organisations: 'Organizations' };
const FILE_NAMES = new Map(
  [
    ...[...SPECIAL_FILES, ...Object.keys(TABLES)].map((name) => [name, name] as const),
    ...Object.entries(OLDER_FILE_NAMES),
  ].map(([name, table]) => [normalizeName(name), table]),
);

/** Returns the name of a known file, in any folder, or `undefined`. */
export function knownFileName(path: string): string | undefined {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return /\.csv$/i.test(name) ? FILE_NAMES.get(normalizeName(name.slice(0, -4))) : undefined;
}
