import { SIDEBAR_KINDS } from '../../../model/columns.ts';
import { SECTION_KINDS, type Section, type SectionKind } from '../../../model/shapes.ts';
import type { FieldValues, NodePath } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { newItem, newSection } from './new-entries.ts';

/** Returns functions that append sections and entries; `onAdded` receives the path of each. */
export function useAddActions(onAdded: (path: NodePath) => void) {
  const editor = useCvEditor();
  return {
    kinds: SECTION_KINDS,
    /** Appends a section, and opens its first entry if it has one. */
    addSection: (kind: SectionKind, sections: readonly Section[], hasSidebar: boolean) => {
      const section = newSection(kind, hasSidebar && SIDEBAR_KINDS.has(kind) ? 'sidebar' : 'main');
      const after = sections.at(-1)?.id ?? null;
      editor.do({ do: 'insert', into: [], list: 'sections', item: section as unknown as FieldValues, after });
      const [item] = section.items;
      onAdded(['sections', section.id, ...(item ? ['items', item.id] : [])]);
    },
    addEntry: ({ id, kind, items }: Section) => {
      const path = ['sections', id];
      const item = newItem(kind);
      editor.do({ do: 'insert', into: path, list: 'items', item, after: items.at(-1)?.id ?? null });
      onAdded([...path, 'items', item.id]);
    },
  };
}
export type AddActions = ReturnType<typeof useAddActions>;
