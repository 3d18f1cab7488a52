import { isObject } from '../../../../platform/pure/json.ts';
import type { SectionKind } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { listOf, makeFlatSource } from '../reading/flat-source.ts';
import { type FlatTable, readFlat } from '../reading/flat-table.ts';
import type { SourceObject } from '../reading/source-object.ts';
import {
  CERTIFICATE,
  INTEREST,
  OTHER,
  PROJECT,
  PUBLICATION,
  REFERENCE,
  TALK,
  VOLUNTARY_WORK,
} from './candidate-tables.ts';

type NamedSection = { kind: SectionKind; table: FlatTable; title?: string };

/** The sections of a profile by the elements that hold their entries. */
const SECTIONS: Readonly<Record<string, NamedSection>> = {
  Projects: { kind: 'projects', table: PROJECT },
  VoluntaryWorks: { kind: 'volunteer', table: VOLUNTARY_WORK },
  Certifications: { kind: 'certificates', table: CERTIFICATE },
  CourseCertifications: { kind: 'certificates', table: CERTIFICATE },
  PublicationHistory: { kind: 'publications', table: PUBLICATION },
  ConferencesAndSeminars: { kind: 'talks', table: TALK },
  SpeakingHistory: { kind: 'talks', table: TALK },
  CreativeWorks: { kind: 'custom', table: OTHER, title: 'Creative works' },
  PatentHistory: { kind: 'custom', table: OTHER, title: 'Patents' },
  NetworksAndMemberships: { kind: 'custom', table: OTHER, title: 'Networks and memberships' },
  OrganizationAffiliations: { kind: 'custom', table: OTHER, title: 'Memberships' },
  SocialAndPoliticalActivities: { kind: 'custom', table: OTHER, title: 'Social and political activities' },
  HonorsAndAwards: {
    kind: 'awards',
    table: {
      fields: { title: ['Title'], awarder: ['OrganizationName', 'Awarder'], url: ['Link'] },
      text: { field: 'summary', paths: ['Description'] },
      dates: { date: ['Date.StartDate', 'IssueDate', 'Date'] },
    },
  },
  HobbiesAndInterests: { kind: 'interests', table: INTEREST },
  EmploymentReferences: { kind: 'references', table: REFERENCE },
};

/** Reads the sections whose entries have a kind. */
export function readNamedSections(builder: CvBuilder, profile: SourceObject) {
  for (const [element, { kind, table, title = '' }] of Object.entries(SECTIONS)) {
    const raw = profile.take(element);
    if (!isObject(raw)) continue;
    const section: ImportTarget<{ title: string }> & ReturnType<typeof builder.addSection> = builder.addSection(
      kind,
      element,
    );
    section.value.title = title;
    for (const [at, entry] of entriesIn(raw).entries())
      readEntry(builder, section, entry, { from: `${element}.${at}`, table });
  }
}

/** Reads the sections that somebody named themselves. */
export function readOtherSections(builder: CvBuilder, profile: SourceObject) {
  for (const [at, raw] of listOf(profile.take('Others')).entries()) {
    if (!isObject(raw)) continue;
    const from = `Others.${at}`;
    const { Title, ...lists } = raw;
    const section = builder.addSection('custom', from);
    section.value.title = builder.reader.line(Title, { from, at: section.at, field: 'title' });
    for (const [index, entry] of entriesIn(lists).entries()) {
      readEntry(builder, section, entry, { from: `${from}.${index}`, table: OTHER });
    }
  }
}

/** Returns the entries in an element, whatever their own elements are called. */
const entriesIn = (element: object): unknown[] =>
  Object.entries(element).flatMap(([name, value]) => (name.startsWith('@') ? [] : listOf(value).map(innerEntryOf)));

/** Returns the only element in an entry that does nothing but wrap it, as activities do. */
function innerEntryOf(entry: unknown): unknown {
  const [inner, ...others] = isObject(entry) ? Object.values(entry) : [];
  return others.length === 0 && isObject(inner) ? inner : entry;
}

function readEntry<K extends SectionKind>(
  builder: CvBuilder,
  section: ReturnType<typeof builder.addSection<K>>,
  entry: unknown,
  { from, table }: { from: string; table: FlatTable },
) {
  readFlat(builder, builder.addItem(section, from), makeFlatSource(entry, from), table);
}
