import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { BLOCK_ICONS } from './block-icons.ts';
import { ADDABLE, type Addable, STARTS, type Start } from './new-block.ts';

type MenuProps = {
  trigger: ReactElement;
  /** Whether a text of the project has no block yet. */
  canAdd: (added: Addable) => boolean;
  onAdd: (added: Addable) => void;
};

/** The menu of all kinds of blocks. */
export function AddBlockMenu({ trigger, canAdd, onAdd }: MenuProps) {
  const t = useTranslations('projects.editor.story');
  const entries = () =>
    (Object.keys(ADDABLE) as (keyof typeof ADDABLE)[]).flatMap((group): MenuEntry[] => {
      const kinds: readonly Addable[] = ADDABLE[group].filter(canAdd);
      if (kinds.length === 0) return [];
      return [
        { kind: 'heading', label: t(`groups.${group}`) },
        ...kinds.map((kind) => ({ label: t(`kinds.${kind}`), icon: BLOCK_ICONS[kind], onSelect: () => onAdd(kind) })),
      ];
    });
  return <LazyDropdownMenu trigger={trigger} entries={entries} />;
}

/** Ways to begin a case study that has no blocks. */
export function StoryStarts({ onStart }: { onStart: (added: readonly Addable[]) => void }) {
  const t = useTranslations('projects.editor.story');
  return (
    <div className="flex flex-wrap gap-2">
      {(Object.keys(STARTS) as Start[]).map((start) => (
        <Button key={start} icon={Plus} onClick={() => onStart(STARTS[start])}>
          {t(`starts.${start}`)}
        </Button>
      ))}
    </div>
  );
}
