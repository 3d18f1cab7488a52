import type { SectionKind } from './shapes.ts';

type ItemFields = {
  /** The fields of the heading and of the lines beside it; the first one with content is the heading. */
  heading: readonly string[];
  /** The field without which an item looks unfinished. Skills and interests have none: their keywords can be enough. */
  title?: string;
  /** The fields in which duplicates are equal. */
  identity: readonly string[];
};

const PERIOD = ['start', 'end'];

/** The purposes of an item's fields, by kind. Every kind of section is listed, so that a new one cannot be forgotten. */
export const ITEM_FIELDS: Readonly<Record<SectionKind | 'role' | 'highlight', ItemFields>> = {
  summary: { heading: [], identity: [] },
  work: { heading: ['name', 'location'], title: 'name', identity: [] },
  // A role in one company may be held twice.
  role: { heading: ['position'], title: 'position', identity: ['position', ...PERIOD] },
  highlight: { heading: [], identity: ['text'] },
  volunteer: {
    heading: ['position', 'organization', 'location'],
    title: 'organization',
    identity: ['organization', 'position', ...PERIOD],
  },
  education: {
    heading: ['study', 'institution', 'location'],
    title: 'institution',
    identity: ['institution', 'area', 'studyType', ...PERIOD],
  },
  projects: { heading: ['name', 'roles', 'entity', 'type'], title: 'name', identity: ['name', ...PERIOD] },
  achievements: { heading: ['title', 'kind', 'issuer'], title: 'title', identity: ['title', 'issuer', 'date'] },
  awards: { heading: ['title', 'awarder'], title: 'title', identity: ['title', 'awarder', 'date'] },
  certificates: { heading: ['name', 'issuer'], title: 'name', identity: ['name', 'issuer', 'date'] },
  publications: { heading: ['title', 'venue'], title: 'title', identity: ['title', 'publisher', 'date'] },
  talks: { heading: ['title', 'event', 'location'], title: 'title', identity: ['title', 'event', 'date'] },
  skills: { heading: ['name', 'proficiency'], identity: ['name'] },
  languages: { heading: ['language', 'fluency', 'cefr'], title: 'language', identity: ['language'] },
  interests: { heading: ['name'], identity: ['name'] },
  references: {
    heading: ['name', 'position', 'organization'],
    title: 'name',
    identity: ['name', 'organization'],
  },
  text: { heading: [], identity: ['text'] },
  custom: { heading: ['title', 'subtitle', 'location'], identity: ['title', 'subtitle', ...PERIOD] },
};

/** Returns the purposes of the fields of any kind of node; undefined for nodes that are no items. */
export const itemFieldsOf = (kind: string): ItemFields | undefined =>
  (ITEM_FIELDS as Readonly<Record<string, ItemFields>>)[kind];
