import { Copy, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Block } from '#blocks/contract.ts';
import type { RecordEditorState } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { EditableProject } from '../prepare-project.ts';
import { AddBlockMenu } from './add-block.tsx';
import { BlockFields } from './block-fields.tsx';
import { BLOCK_ICONS } from './block-icons.ts';
import { copyBlock } from './new-block.ts';
import { isPlace } from './shown-blocks.ts';
import type { Blocks } from './use-blocks.ts';

type Props = {
  editor: RecordEditorState<EditableProject>;
  story: Blocks;
  block: Block;
  name: string;
  parts: SortableParts;
};

/** A block in the editor: its kind, its actions and its fields. */
export function BlockRow({ editor, story, block, name, parts }: Props) {
  const t = useTranslations('projects.editor.story');
  const tUi = useTranslations('ui');
  const at = story.blocks.indexOf(block);
  const kind = block.kind === 'field' ? block.id : block.kind;
  return (
    <li
      {...parts.item}
      data-block={block.id}
      className={`min-w-0 rounded-card border border-border bg-background ${parts.lifted ? 'relative z-10 border-transparent bg-floating shadow-float' : ''}`}
    >
      <div className="flex items-center gap-1 pe-1">
        {parts.handle}
        <Icon of={BLOCK_ICONS[kind]} className="text-text-secondary" />
        <span className="min-w-0 flex-1 truncate ps-1 font-medium">{t(`kinds.${kind}`)}</span>
        <AddBlockMenu
          canAdd={story.canAdd}
          onAdd={(added) => story.add([added], at + 1)}
          trigger={<IconButton name={t('addBelow', { name })} icon={Plus} />}
        />
        {block.kind !== 'field' && (
          <IconButton
            name={t('duplicate', { name })}
            icon={Copy}
            onClick={() => story.insert([copyBlock(block)], at + 1)}
          />
        )}
        {!isPlace(block) && (
          <IconButton name={tUi('remove', { name })} icon={Trash2} onClick={() => story.remove(block, name)} />
        )}
      </div>
      {kind === 'metrics' || kind === 'gallery' ? (
        <p className="px-3 pb-3 text-text-secondary">{t(`places.${kind}`)}</p>
      ) : (
        block.kind !== 'divider' && (
          <div data-fields="" className="grid gap-3 px-3 pb-3">
            <BlockFields editor={editor} story={story} block={block} />
          </div>
        )
      )}
    </li>
  );
}
