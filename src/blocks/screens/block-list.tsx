import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import { BLOCK_LIMITS } from '../model/limits.ts';
import type { Block } from '../model/schema.ts';
import { AddBlockMenu } from './add-block.tsx';
import type { BlockForm } from './block-form.ts';
import { BlockRow } from './block-row.tsx';
import type { Addable } from './new-block.ts';
import { isPlace } from './shown-blocks.ts';
import { useBlocks } from './use-blocks.ts';
import { useKindName } from './use-kind-name.ts';

type Props = {
  label: string;
  form: BlockForm;
  /** Ways to begin, shown as long as nothing but places is listed. */
  renderStarts?: (start: (added: readonly Addable[]) => void) => ReactNode;
};

/** Blocks in their order with their forms, and ways to add more. */
export function BlockList({ label, form, renderStarts }: Props) {
  const t = useTranslations('blocks');
  const list = useRef<HTMLDivElement>(null);
  const editor = useBlocks(form, list);
  const { shown } = editor;
  const kindOf = useKindName(form);
  const error = form.errorOf('blocks');
  const nameOf = (block: Block) => t('name', { kind: kindOf(block), number: shown.indexOf(block) + 1 });
  const isFull = shown.length >= BLOCK_LIMITS.blocks;
  return (
    <div ref={list} className="grid min-w-0 gap-4">
      {shown.every((block) => isPlace(block, form)) && renderStarts?.((added) => editor.add(added, 0))}
      {shown.length > 0 && (
        <SortableList
          className="relative grid gap-4"
          label={label}
          items={shown}
          idOf={({ id }) => id}
          nameOf={nameOf}
          onReorder={editor.reorder}
          renderItem={(block, parts) => <BlockRow editor={editor} block={block} name={nameOf(block)} parts={parts} />}
        />
      )}
      {error && (
        <p role="alert" className="text-error text-xs">
          {error}
        </p>
      )}
      <div>
        <AddBlockMenu
          editor={editor}
          onAdd={(added) => editor.add([added], shown.length)}
          trigger={
            <Button icon={Plus} disabledReason={isFull ? t('full', { maximum: BLOCK_LIMITS.blocks }) : undefined}>
              {t('add')}
            </Button>
          }
        />
      </div>
    </div>
  );
}
