import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import type { Operation } from '../../../model/operations.ts';
import { isLineKind, isShort, type Section, type SectionItem } from '../../../model/shapes.ts';
import type { FieldValues, NodePath, TreeNode } from '../../../model/tree.ts';
import { useCaptions } from '../captions.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { CHUNKS } from '../lazy-chunks.ts';
import { ItemEntry } from './item-entry.tsx';

const AddEntries = lazy(async () => ({ default: (await CHUNKS.content()).AddEntries }));

type Props = {
  section: Section;
  name: string;
  openItem: string | undefined;
  onExpand: (section: string | undefined, item?: string) => void;
  onNavigate: (path: NodePath) => void;
};

/** Sortable list of a section's entries, of which one at a time shows its form. */
export function ItemList({ section, name, openItem, onExpand, onNavigate }: Props) {
  const t = useTranslations('cv-editor.outline');
  const editor = useCvEditor();
  const { titleOf } = useCaptions();
  const { id, kind } = section;
  const path = ['sections', id];
  const items = section.items as SectionItem[];
  const nodeOf = (item: SectionItem): TreeNode => ({
    kind,
    section: kind,
    path: [...path, 'items', item.id],
    value: item as unknown as FieldValues,
  });
  return (
    <>
      {items.length === 0 && <p className="px-4 pt-3 text-text-secondary">{t('empty')}</p>}
      <LazySortableList
        label={t('entriesOf', { section: name })}
        items={items}
        idOf={(item) => item.id}
        nameOf={(item) => titleOf(nodeOf(item))}
        onReorder={(next, moving) => editor.do(moveOperation(path, next, moving))}
        className="relative"
        renderItem={(item, parts) => (
          <ItemEntry
            node={nodeOf(item)}
            parts={parts}
            open={openItem === item.id}
            onExpand={onExpand}
            onNavigate={onNavigate}
          />
        )}
      />
      {!editor.locked && (
        // The controls arrive together, and their place is as high as they are: nothing moves under the pointer.
        <Suspense fallback={<div className={placeholderOf(kind)} />}>
          <AddEntries section={section} onNavigate={onNavigate} />
        </Suspense>
      )}
    </>
  );
}

const placeholderOf = (kind: Section['kind']) => (isShort(kind) ? 'h-43' : isLineKind(kind) ? 'h-37' : 'h-13');

function moveOperation(path: NodePath, items: readonly SectionItem[], id: string): Operation {
  const at = items.findIndex((item) => item.id === id);
  return { do: 'move', at: [...path, 'items', id], into: path, list: 'items', after: items[at - 1]?.id ?? null };
}
