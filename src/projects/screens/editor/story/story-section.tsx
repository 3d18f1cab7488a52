import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { BLOCK_LIMITS } from '#blocks/components.tsx';
import type { Block } from '#blocks/contract.ts';
import { type RecordEditorState, Section } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import type { EditableProject } from '../prepare-project.ts';
import { AddBlockMenu, StoryStarts } from './add-block.tsx';
import { BlockRow } from './block-row.tsx';
import { isPlace } from './shown-blocks.ts';
import { useBlocks } from './use-blocks.ts';

/** The case study: blocks in their order, and ways to add more. */
export function StorySection({ editor }: { editor: RecordEditorState<EditableProject> }) {
  const t = useTranslations('projects.editor');
  const tStory = useTranslations('projects.editor.story');
  const list = useRef<HTMLDivElement>(null);
  const story = useBlocks(editor, list);
  const { blocks } = story;
  const error = editor.errorOf('blocks');
  const nameOf = (block: Block) => {
    const kind = block.kind === 'field' ? block.id : block.kind;
    return tStory('name', { kind: tStory(`kinds.${kind}`), number: blocks.indexOf(block) + 1 });
  };
  const isFull = blocks.length >= BLOCK_LIMITS.blocks;
  return (
    <Section name="case-study" title={t('sections.caseStudy')} lead={tStory('lead')}>
      <div ref={list} className="grid min-w-0 gap-4">
        {blocks.every(isPlace) && <StoryStarts onStart={(added) => story.add(added, 0)} />}
        {blocks.length > 0 && (
          <SortableList
            className="relative grid gap-4"
            label={tStory('list')}
            items={blocks}
            idOf={({ id }) => id}
            nameOf={nameOf}
            onReorder={story.reorder}
            renderItem={(block, parts) => (
              <BlockRow editor={editor} story={story} block={block} name={nameOf(block)} parts={parts} />
            )}
          />
        )}
        {error && (
          <p role="alert" className="text-error text-xs">
            {error}
          </p>
        )}
        <div>
          <AddBlockMenu
            canAdd={story.canAdd}
            onAdd={(added) => story.add([added], blocks.length)}
            trigger={
              <Button
                icon={Plus}
                disabledReason={isFull ? tStory('full', { maximum: BLOCK_LIMITS.blocks }) : undefined}
              >
                {tStory('add')}
              </Button>
            }
          />
        </div>
      </div>
    </Section>
  );
}
