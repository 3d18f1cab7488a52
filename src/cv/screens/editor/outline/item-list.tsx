import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { SortableLater } from '#ui/sortable-later.tsx';
import type { Operation } from '../../../model/operations.ts';
import type { Item, Section } from '../../../model/shapes.ts';
import type { Path, Place, Values } from '../../../model/tree.ts';
import { useHand } from '../hand.tsx';
import { useCaptions } from './captions.ts';
import { ItemEntry } from './item-entry.tsx';
import { useAdding } from './use-adding.ts';

type Props = {
  section: Section;
  name: string;
  openItem: string | undefined;
  onUnfold: (section: string | undefined, item?: string) => void;
  onLead: (path: Path) => void;
};

/** Sortable list of a section's entries, of which one at a time shows its form. */
export function ItemList({ section, name, openItem, onUnfold, onLead }: Props) {
  const t = useTranslations('cv-editor.outline');
  const hand = useHand();
  const adding = useAdding(onLead);
  const { titleOf } = useCaptions();
  const { id, kind } = section;
  const path = ['sections', id];
  const items = section.items as Item[];
  const placeOf = (item: Item): Place => ({
    kind,
    section: kind,
    path: [...path, 'items', item.id],
    value: item as unknown as Values,
  });
  return (
    <>
      {items.length === 0 && <p className="px-4 pt-3 text-text-secondary">{t('empty')}</p>}
      <SortableLater
        label={t('entriesOf', { section: name })}
        items={items}
        idOf={(item) => item.id}
        nameOf={(item) => titleOf(placeOf(item))}
        onReorder={(next, moving) => hand.do(moveTo(path, next, moving))}
        className="relative"
        draw={(item, parts) => (
          <ItemEntry
            place={placeOf(item)}
            parts={parts}
            open={openItem === item.id}
            onUnfold={onUnfold}
            onLead={onLead}
          />
        )}
      />
      {!hand.locked && (
        <div className="p-2">
          <Button tone="quiet" icon={Plus} onClick={() => adding.entry(section)}>
            {t('addEntry')}
          </Button>
        </div>
      )}
    </>
  );
}

function moveTo(path: Path, items: readonly Item[], id: string): Operation {
  const at = items.findIndex((item) => item.id === id);
  return { do: 'move', at: [...path, 'items', id], into: path, list: 'items', after: items[at - 1]?.id ?? null };
}
