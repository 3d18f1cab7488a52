import type { WorkRecordRef } from '#records/components.tsx';
import { type EntryKind, isEntryKind } from '../../model/entries/entry.ts';
import { ENTRY_SECTIONS, entryHref, isEntrySection, sectionOfKind } from './entry-sections.ts';

/** The kinds of sections whose entries can come from the member's work. */
export type WorkKind = EntryKind | 'projects' | 'achievements';
export const isWorkKind = (kind: string): kind is WorkKind =>
  kind === 'projects' || kind === 'achievements' || isEntryKind(kind);

/** Returns the path of the list of a kind in the app, or of one of its records. */
export function workPath(kind: WorkKind, id?: string): string {
  if (!isEntryKind(kind)) return id === undefined ? `/${kind}` : `/${kind}/${id}`;
  return id === undefined ? `/work/${sectionOfKind(kind)}` : entryHref({ kind, id });
}

/** Returns the kind of CV section that shows the records of a collection. */
export function kindOfCollection(collection: WorkRecordRef['collection']): WorkKind {
  if (collection === 'projects' || collection === 'achievements') return collection;
  const section = collection.slice('work/'.length);
  return isEntrySection(section) ? ENTRY_SECTIONS[section] : 'work';
}
