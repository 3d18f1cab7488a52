import type { WorkSection } from './work-sections.ts';

/** The name of a collection of records, which is also the path of its screens. */
export type CollectionName = 'projects' | 'achievements' | 'cv' | `work/${WorkSection}`;
