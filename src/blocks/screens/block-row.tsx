import { Copy, Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { Block } from '../model/schema.ts';
import { AddBlockMenu } from './add-block.tsx';
import { BlockFields } from './block-fields.tsx';
import { BLOCK_ICONS } from './block-icons.ts';
import { copyBlock } from './new-block.ts';
import { isPlace } from './shown-blocks.ts';
import type { BlockEditor } from './use-blocks.ts';
import { useKindName } from './use-kind-name.ts';

type Props = {
  editor: BlockEditor;
  block: Block;
  name: string;
  parts: SortableParts;
};

/** A block in the editor: its kind, its actions and its fields. */
export function BlockRow({ editor, block, name, parts }: Props) {
  const t = useTranslations('blocks');
  const tUi = useTranslations('ui');
  const kindOf = useKindName(editor.form);
  const at = editor.shown.indexOf(block);
  const { forWriting = false } = editor.form;
  return (
    <li
      {...parts.item}
      data-block={block.id}
      className={`min-w-0 rounded-card ${forWriting ? 'group' : 'border border-border bg-background'} ${parts.lifted ? 'relative z-10 border-transparent bg-floating shadow-float' : ''}`}
    >
      <div className={`flex items-center gap-1 ${forWriting ? '-ms-2' : 'pe-1'}`}>
        {parts.handle}
        <Icon of={BLOCK_ICONS[block.kind === 'field' ? block.id : block.kind]} className="text-text-secondary" />
        <span className={`min-w-0 flex-1 truncate ps-1 ${forWriting ? 'text-text-secondary' : 'font-medium'}`}>
          {kindOf(block)}
        </span>
        <AddBlockMenu
          editor={editor}
          onAdd={(added) => editor.add([added], at + 1)}
          trigger={<IconButton name={t('addBelow', { name })} icon={Plus} />}
        />
        {block.kind !== 'field' && (
          <IconButton
            name={t('duplicate', { name })}
            icon={Copy}
            onClick={() => editor.insert([copyBlock(block)], at + 1)}
          />
        )}
        {!isPlace(block, editor.form) && (
          <IconButton name={tUi('remove', { name })} icon={Trash2} onClick={() => editor.remove(block, name)} />
        )}
      </div>
      {block.kind !== 'divider' && (
        <div data-fields="" className={`grid gap-3 ${forWriting ? 'pt-1' : 'px-3 pb-3'}`}>
          <BlockFields editor={editor} block={block} />
        </div>
      )}
    </li>
  );
}
