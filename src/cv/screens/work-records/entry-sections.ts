import type { WorkSection } from '#records/components.tsx';
import type { EntryKind } from '../../model/entries/entry.ts';

export type EntrySection = Exclude<WorkSection, 'projects' | 'posts' | 'achievements' | 'testimonials'>;

/** The sections of a member's work that consist of entries, with their kind. */
export const ENTRY_SECTIONS = {
  experience: 'work',
  education: 'education',
  skills: 'skills',
  languages: 'languages',
  volunteering: 'volunteer',
  certificates: 'certificates',
  publications: 'publications',
  talks: 'talks',
  references: 'references',
} as const satisfies Record<EntrySection, EntryKind>;

export const isEntrySection = (name: string | undefined): name is EntrySection =>
  name !== undefined && Object.hasOwn(ENTRY_SECTIONS, name);

/** Returns the section in which entries of a kind are listed. */
export const sectionOfKind = (kind: EntryKind) =>
  (Object.keys(ENTRY_SECTIONS) as EntrySection[]).find((section) => ENTRY_SECTIONS[section] === kind) ?? 'experience';

/** Returns the path of an entry in the app. */
export const entryHref = ({ kind, id }: { kind: EntryKind; id: string }) => `/work/${sectionOfKind(kind)}/${id}/edit`;
