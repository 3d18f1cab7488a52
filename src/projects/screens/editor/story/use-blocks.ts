import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Block } from '#blocks/contract.ts';
import type { RecordEditorState } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { EditableProject } from '../prepare-project.ts';
import { type Addable, type ChapterField, newBlock } from './new-block.ts';
import { shownBlocks } from './shown-blocks.ts';

type BlockPicture = Extract<Block, { pictures: unknown }>['pictures'][number];
type Editor = RecordEditorState<EditableProject>;

/** Returns the blocks of the case study in the editor, and the ways to change them. `list` contains their rows. */
export function useBlocks({ value, change }: Editor, list: { current: HTMLElement | null }) {
  const t = useTranslations('projects.editor.story');
  const toast = useToast();
  const blocks = shownBlocks(value);
  // An upload that ends later changes the latest blocks, not those from when it began.
  const latest = useRef({ blocks, value });
  latest.current = { blocks, value };

  const write = (next: Block[], fields: Partial<EditableProject> = {}) => {
    latest.current.blocks = next;
    change({ blocks: next, ...fields });
  };
  const focusOn = (id: string | undefined) => {
    const inside =
      id === undefined
        ? undefined
        : `[data-block="${id}"] [data-fields] :is(input:not([type='radio']:not(:checked)), textarea, [contenteditable], button)`;
    const target = inside ? list.current?.querySelector<HTMLElement>(inside) : undefined;
    (target ?? list.current?.querySelector<HTMLElement>(id ? `[data-block="${id}"] button` : 'button'))?.focus();
  };

  const insert = (added: readonly Block[], at: number) => {
    flushSync(() => write(latest.current.blocks.toSpliced(at, 0, ...added)));
    // After the menu from which the block was added has let go of the focus.
    requestAnimationFrame(() => focusOn(added[0]?.id));
  };
  const update = (block: Block) => write(latest.current.blocks.map((one) => (one.id === block.id ? block : one)));
  const updatePictures = (id: string, pictures: BlockPicture[]) =>
    write(latest.current.blocks.map((one) => (one.id === id && 'pictures' in one ? { ...one, pictures } : one)));
  /** Changes the latest state of a block, which may have changed since an upload for it began. */
  const patch = <One extends Block>({ id }: One, fields: (latest: One) => Partial<One>) =>
    write(latest.current.blocks.map((one) => (one.id === id ? { ...one, ...fields(one as One) } : one)));
  const writeChapter = (field: ChapterField, text: string) =>
    change({ caseStudy: { ...latest.current.value.caseStudy, [field]: text } });

  const remove = (block: Block, name: string) => {
    const { blocks: before, value: project } = latest.current;
    const at = before.findIndex(({ id }) => id === block.id);
    const field = block.kind === 'field' ? (block.id as ChapterField) : undefined;
    const text = field && project.caseStudy[field];
    const withChapter = (shown: string) =>
      field ? { caseStudy: { ...latest.current.value.caseStudy, [field]: shown } } : {};
    flushSync(() => write(before.toSpliced(at, 1), withChapter('')));
    focusOn(latest.current.blocks[Math.min(at, latest.current.blocks.length - 1)]?.id);
    toast({
      text: t('removed', { name }),
      undo: () => write(latest.current.blocks.toSpliced(at, 0, block), withChapter(text ?? '')),
    });
  };

  return {
    blocks,
    insert,
    update,
    patch,
    remove,
    updatePictures,
    writeChapter,
    reorder: (next: Block[]) => write(next),
    add: (added: readonly Addable[], at: number) => insert(added.map(newBlock), at),
    canAdd: (added: Addable) => !blocks.some(({ id }) => id === added),
  };
}
export type Blocks = ReturnType<typeof useBlocks>;
