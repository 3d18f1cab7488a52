import type { SectionKind } from '../../shapes.ts';
import type { FlatTable } from '../reading/flat-table.ts';

/** Notes of ORCID about an entry: who entered it and when, who may see it, and its identifiers elsewhere. */
const BOOKKEEPING = [
  ...['created-date', 'last-modified-date', 'source', 'put-code', 'path', 'visibility', 'display-index'],
  ...['external-ids', 'organization.disambiguated-organization', 'title.translated-title'],
];
const PERIOD = { start: ['start-date'], end: ['end-date'], ongoing: [] };
const PLACE = [['organization.address.city'], ['organization.address.country']];
const LINK = ['url.value', 'url'];

export const COMPANY: FlatTable = { fields: { name: ['organization.name'], url: LINK }, place: PLACE };
export const POSITION: FlatTable = {
  fields: { position: ['role-title'] },
  text: { field: 'summary', paths: ['department-name'] },
  period: PERIOD,
  ignored: BOOKKEEPING,
};
const EDUCATION: FlatTable = {
  fields: { institution: ['organization.name'], studyType: ['role-title'], area: ['department-name'], url: LINK },
  place: PLACE,
  period: PERIOD,
  ignored: BOOKKEEPING,
};
const AFFILIATION: FlatTable = {
  fields: { title: ['organization.name'], subtitle: ['role-title'], url: LINK },
  place: PLACE,
  text: { field: 'summary', paths: ['department-name'] },
  period: PERIOD,
  ignored: BOOKKEEPING,
};

export const WORK_TITLE = 'title.title.value';
export const PUBLICATION: FlatTable = {
  fields: { title: [WORK_TITLE], publisher: ['journal-title.value', 'journal-title'], url: LINK },
  dates: { date: ['publication-date'] },
  ignored: BOOKKEEPING,
};

/** A list of a record: the name of its summaries, and the section that it becomes. */
type RecordList = { summary: string; kind: SectionKind; title?: string; table: FlatTable };

/** The lists of a record that become sections, besides employments and works. */
export const LISTS: Readonly<Record<string, RecordList>> = {
  educations: { summary: 'education', kind: 'education', table: EDUCATION },
  qualifications: { summary: 'qualification', kind: 'education', table: EDUCATION },
  distinctions: {
    summary: 'distinction',
    kind: 'awards',
    table: {
      fields: { title: ['role-title'], awarder: ['organization.name'], url: LINK },
      dates: { date: ['start-date'] },
      ignored: [...BOOKKEEPING, 'organization.address'],
    },
  },
  fundings: {
    summary: 'funding',
    kind: 'custom',
    title: 'Funding',
    table: { ...AFFILIATION, fields: { title: ['title.title.value'], subtitle: ['organization.name'], url: LINK } },
  },
  'invited-positions': { summary: 'invited-position', kind: 'custom', title: 'Invited positions', table: AFFILIATION },
  memberships: { summary: 'membership', kind: 'custom', title: 'Memberships', table: AFFILIATION },
  services: { summary: 'service', kind: 'custom', title: 'Services', table: AFFILIATION },
};

/** The kinds of publications by the types of works; all others are `other`. */
export const KIND_BY_TYPE: Readonly<Record<string, string>> = {
  'journal-article': 'article',
  'magazine-article': 'article',
  'newspaper-article': 'article',
  'conference-paper': 'conference',
  'conference-abstract': 'conference',
  'conference-poster': 'conference',
  'book-chapter': 'chapter',
  book: 'book',
  'edited-book': 'book',
  dissertation: 'thesis',
  'dissertation-thesis': 'thesis',
  'supervised-student-publication': 'thesis',
  preprint: 'preprint',
  'working-paper': 'preprint',
  report: 'report',
  'data-set': 'dataset',
  software: 'software',
};
