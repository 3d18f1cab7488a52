import { SECTION_KINDS, type Section, type SectionKind } from '../../../model/shapes.ts';
import type { Path, Values } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';
import { freshItem, freshSection } from './fresh.ts';

/** Kinds whose entries are short enough for a sidebar. */
const SHORT: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates', 'awards']);

/** Returns functions that append sections and entries; `onAdded` receives the path of each. */
export function useAdding(onAdded: (path: Path) => void) {
  const hand = useHand();
  return {
    kinds: SECTION_KINDS,
    /** Appends a section with its first entry. */
    section: (kind: SectionKind, sections: readonly Section[], hasSide: boolean) => {
      const section = freshSection(kind, hasSide && SHORT.has(kind) ? 'sidebar' : 'main');
      const after = sections.at(-1)?.id ?? null;
      hand.do({ do: 'insert', into: [], list: 'sections', item: section as unknown as Values, after });
      const [item] = section.items;
      onAdded(['sections', section.id, ...(item ? ['items', item.id] : [])]);
    },
    entry: ({ id, kind, items }: Section) => {
      const path = ['sections', id];
      const item = freshItem(kind);
      hand.do({ do: 'insert', into: path, list: 'items', item, after: items.at(-1)?.id ?? null });
      onAdded([...path, 'items', item.id]);
    },
  };
}
export type Adding = ReturnType<typeof useAdding>;
