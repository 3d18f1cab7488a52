import type { FormatVersion } from './tables.ts';

const SUMMARY = ['summary', 'summary'] as const;

/** The keys and sections of version 3, after `unifyItem` has given links and periods the form of later versions. */
export const VERSION_3: FormatVersion = {
  markup: 'markdown',
  link: ['url', 'href'],
  role: { period: 'date', text: 'summary' },
  tables: {
    work: { kind: 'work', fields: { name: 'name' } },
    education: {
      kind: 'education',
      fields: { institution: 'institution', studyType: 'degree', area: 'area', score: 'score', courses: 'courses' },
      text: SUMMARY,
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
      fields: { organization: 'organization', position: 'position' },
      text: SUMMARY,
      period: 'date',
    },
    skills: {
      kind: 'skills',
      fields: { name: 'name', proficiency: 'level', level: 'levelNum', keywords: 'keywords' },
    },
    languages: { kind: 'languages', fields: { language: 'name', fluency: 'level' } },
    interests: { kind: 'interests', fields: { name: 'name', keywords: 'keywords' } },
    awards: { kind: 'awards', fields: { title: 'title', awarder: 'awarder' }, text: SUMMARY, date: 'date' },
    certifications: { kind: 'certificates', fields: { name: 'name', issuer: 'issuer' }, text: SUMMARY, date: 'date' },
    publications: {
      kind: 'publications',
      fields: { title: 'name', publisher: 'publisher' },
      text: SUMMARY,
      date: 'date',
    },
    references: {
      kind: 'references',
      fields: { name: 'name', position: 'relationship', phone: 'phone', email: 'email' },
      text: ['reference', 'summary'],
    },
    custom: {
      kind: 'custom',
      fields: { title: 'title', subtitle: 'subtitle', keywords: 'keywords' },
      text: SUMMARY,
      period: 'date',
    },
  },
};
