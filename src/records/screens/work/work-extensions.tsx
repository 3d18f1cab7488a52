import { type ComponentType, createContext, use } from 'react';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { CollectionName } from '../../model/work-sections.ts';

/** A record of the member's work. */
export type WorkRecordRef = {
  collection: Exclude<CollectionName, 'cv' | 'posts'>;
  id: string;
  title: string;
  /** Saves pending changes; resolves to whether none are left. Only editors have some. */
  saveChanges?: (() => Promise<boolean>) | undefined;
};

/** Additions of the domains above to the records of a member's work. */
type WorkExtensions = {
  /** Returns menu entries for a record. */
  menuEntriesOf: (record: WorkRecordRef) => MenuEntry[];
  /** Shows what is made from a record; `id` is undefined for one that is not saved yet. */
  UsedIn: ComponentType<{ id: string | undefined }>;
};

const WorkExtensionsContext = createContext<WorkExtensions>({ menuEntriesOf: () => [], UsedIn: () => null });

export const WorkExtensionsProvider = WorkExtensionsContext.Provider;
export const useWorkExtensions = () => use(WorkExtensionsContext);
