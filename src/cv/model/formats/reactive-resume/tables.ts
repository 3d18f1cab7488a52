import type { SectionKind } from '../../shapes.ts';

/** Maps an item of their sections to ours: our fields with their keys. */
export type ItemTable = {
  kind: SectionKind;
  fields: Readonly<Record<string, string>>;
  /** Our field for a text in HTML, and their key. */
  text?: readonly [field: string, key: string];
  /** Their key for a period, which is a text. */
  period?: string;
  /** Their key for a date, which is a text. */
  date?: string;
};
export type ItemTables = Readonly<Record<string, ItemTable>>;
/** The keys and sections of a file version. */
export type FormatVersion = {
  tables: ItemTables;
  /** The key of an item's link, and the key of the address in it. */
  link: readonly [key: string, address: string];
  role: { period: string; text: string };
  /** The markup of texts. */
  markup: 'html' | 'markdown';
};

const SUMMARY_FROM_SUMMARY = ['summary', 'summary'] as const;

export const VERSION_4: FormatVersion = {
  markup: 'html',
  link: ['url', 'href'],
  role: { period: 'date', text: 'summary' },
  tables: {
    experience: { kind: 'work', fields: { name: 'company', location: 'location' } },
    education: {
      kind: 'education',
      fields: { institution: 'institution', studyType: 'studyType', area: 'area', score: 'score' },
      text: SUMMARY_FROM_SUMMARY,
      period: 'date',
    },
    projects: {
      kind: 'projects',
      fields: { name: 'name', keywords: 'keywords' },
      text: ['description', 'summary'],
      period: 'date',
    },
    volunteer: {
      kind: 'volunteer',
      fields: { organization: 'organization', position: 'position', location: 'location' },
      text: SUMMARY_FROM_SUMMARY,
      period: 'date',
    },
    skills: {
      kind: 'skills',
      fields: { name: 'name', proficiency: 'description', level: 'level', keywords: 'keywords' },
    },
    languages: { kind: 'languages', fields: { language: 'name', fluency: 'description' } },
    interests: { kind: 'interests', fields: { name: 'name', keywords: 'keywords' } },
    awards: {
      kind: 'awards',
      fields: { title: 'title', awarder: 'awarder' },
      text: SUMMARY_FROM_SUMMARY,
      date: 'date',
    },
    certifications: {
      kind: 'certificates',
      fields: { name: 'name', issuer: 'issuer' },
      text: SUMMARY_FROM_SUMMARY,
      date: 'date',
    },
    publications: {
      kind: 'publications',
      fields: { title: 'name', publisher: 'publisher' },
      text: SUMMARY_FROM_SUMMARY,
      date: 'date',
    },
    references: {
      kind: 'references',
      fields: { name: 'name', position: 'description' },
      text: ['reference', 'summary'],
    },
    custom: {
      kind: 'custom',
      fields: { title: 'name', subtitle: 'description', location: 'location', keywords: 'keywords' },
      text: SUMMARY_FROM_SUMMARY,
      period: 'date',
    },
  },
};

const SUMMARY_FROM_DESCRIPTION = ['summary', 'description'] as const;

export const VERSION_5: FormatVersion = {
  markup: 'html',
  link: ['website', 'url'],
  role: { period: 'period', text: 'description' },
  tables: {
    experience: { kind: 'work', fields: { name: 'company', location: 'location' } },
    education: {
      kind: 'education',
      fields: { institution: 'school', studyType: 'degree', area: 'area', score: 'grade', location: 'location' },
      text: SUMMARY_FROM_DESCRIPTION,
      period: 'period',
    },
    projects: { kind: 'projects', fields: { name: 'name' }, text: ['description', 'description'], period: 'period' },
    volunteer: {
      kind: 'volunteer',
      fields: { organization: 'organization', location: 'location' },
      text: SUMMARY_FROM_DESCRIPTION,
      period: 'period',
    },
    skills: {
      kind: 'skills',
      fields: { name: 'name', proficiency: 'proficiency', level: 'level', keywords: 'keywords' },
    },
    languages: { kind: 'languages', fields: { language: 'language', fluency: 'fluency' } },
    interests: { kind: 'interests', fields: { name: 'name', keywords: 'keywords' } },
    awards: {
      kind: 'awards',
      fields: { title: 'title', awarder: 'awarder' },
      text: SUMMARY_FROM_DESCRIPTION,
      date: 'date',
    },
    certifications: {
      kind: 'certificates',
      fields: { name: 'title', issuer: 'issuer' },
      text: SUMMARY_FROM_DESCRIPTION,
      date: 'date',
    },
    publications: {
      kind: 'publications',
      fields: { title: 'title', publisher: 'publisher' },
      text: SUMMARY_FROM_DESCRIPTION,
      date: 'date',
    },
    references: {
      kind: 'references',
      fields: { name: 'name', position: 'position', phone: 'phone' },
      text: ['reference', 'description'],
    },
    /** Profiles in a custom section. The main profiles of a file are part of the header. */
    profiles: { kind: 'custom', fields: { title: 'network', subtitle: 'username' } },
    summary: { kind: 'text', fields: {}, text: ['text', 'content'] },
  },
};
