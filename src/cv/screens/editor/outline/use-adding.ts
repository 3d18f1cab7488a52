import { SECTION_KINDS, type Section, type SectionKind } from '../../../model/shapes.ts';
import type { Path, Values } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';
import { freshItem, freshSection } from './fresh.ts';

/** Kinds that are short enough for a column at the side. */
const SHORT: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates', 'awards']);

/** Begins sections and entries at the end of what is there, and leads there. */
export function useAdding(onAdded: (path: Path) => void) {
  const hand = useHand();
  return {
    kinds: SECTION_KINDS,
    /** With its first entry. */
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
