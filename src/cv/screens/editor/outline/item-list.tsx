import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import type { Operation } from '../../../model/operations.ts';
import {
  isLineKind,
  isShort,
  type LineKind,
  type Section,
  type SectionItem,
  type ShortKind,
} from '../../../model/shapes.ts';
import type { FieldValues, NodePath, TreeNode } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { CHUNKS } from '../lazy-chunks.ts';
import { useCaptions } from './captions.ts';
import { ItemEntry } from './item-entry.tsx';
import { useAddActions } from './use-add-actions.ts';

// The fallbacks are as high as the fields, so that nothing moves under the pointer when these arrive.
const QuickAdd = lazy(async () => ({ default: (await CHUNKS.content()).QuickAdd }));
const QuickLine = lazy(async () => ({ default: (await CHUNKS.content()).QuickLine }));
const AddFromWork = lazy(async () => ({ default: (await CHUNKS.content()).AddFromWork }));
type ShortSection = Extract<Section, { kind: ShortKind }>;
const hasShortEntries = (section: Section): section is ShortSection => isShort(section.kind);

type LineSection = Extract<Section, { kind: LineKind }>;
const hasLines = (section: Section): section is LineSection => isLineKind(section.kind);

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
  const addActions = useAddActions(onNavigate);
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
  const addFromWork = (
    <Suspense>
      <AddFromWork section={section} onAdded={onNavigate} />
    </Suspense>
  );
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
      {!editor.locked &&
        (hasShortEntries(section) ? (
          <>
            <Suspense fallback={<div className="h-32" />}>
              <QuickAdd section={section} />
            </Suspense>
            <div className="px-2 pb-2">{addFromWork}</div>
          </>
        ) : (
          <>
            {hasLines(section) && (
              <Suspense fallback={<div className="h-24" />}>
                <QuickLine section={section} onNavigate={onNavigate} />
              </Suspense>
            )}
            <div className="flex flex-wrap gap-1 p-2">
              {addFromWork}
              <Button tone="quiet" icon={Plus} onClick={() => addActions.addEntry(section)}>
                {t('addEntry')}
              </Button>
            </div>
          </>
        ))}
    </>
  );
}

function moveOperation(path: NodePath, items: readonly SectionItem[], id: string): Operation {
  const at = items.findIndex((item) => item.id === id);
  return { do: 'move', at: [...path, 'items', id], into: path, list: 'items', after: items[at - 1]?.id ?? null };
}
