import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Block } from '../model/schema.ts';
import type { BlockForm, FieldTexts } from './block-form.ts';
import { type Addable, newBlock } from './new-block.ts';
import { shownBlocks } from './shown-blocks.ts';

type BlockPicture = Extract<Block, { pictures: unknown }>['pictures'][number];

/** The controls that take the content of a block, without choices of its look and the toolbars of its texts. */
const CONTENT = ":is(input:not([type='radio'], [hidden]), textarea, [contenteditable], button):not([role='toolbar'] *)";

/** Returns the blocks of a form and the ways to change them. `list` contains their rows. */
export function useBlocks(form: BlockForm, list: { current: HTMLElement | null }) {
  const t = useTranslations('blocks');
  const toast = useToast();
  const shown = shownBlocks(form.blocks, form.fields);
  // An upload that ends later changes the latest blocks, not those from when it began.
  const latest = useRef({ shown, fields: form.fields });
  latest.current = { shown, fields: form.fields };

  const write = (next: Block[], texts?: FieldTexts) => {
    latest.current.shown = next;
    form.change(next, texts);
  };
  const focusOn = (id: string | undefined) => {
    const target = id && list.current?.querySelector<HTMLElement>(`[data-block="${id}"] [data-fields] ${CONTENT}`);
    (target || list.current?.querySelector<HTMLElement>(id ? `[data-block="${id}"] button` : 'button'))?.focus();
  };

  const insert = (added: readonly Block[], at: number) => {
    flushSync(() => write(latest.current.shown.toSpliced(at, 0, ...added)));
    // After the menu from which the block was added has let go of the focus.
    requestAnimationFrame(() => focusOn(added[0]?.id));
  };
  const update = (block: Block) => write(latest.current.shown.map((one) => (one.id === block.id ? block : one)));
  const updatePictures = (id: string, pictures: BlockPicture[]) =>
    write(latest.current.shown.map((one) => (one.id === id && 'pictures' in one ? { ...one, pictures } : one)));
  /** Changes the latest state of a block, which may have changed since an upload for it began. */
  const patch = <One extends Block>({ id }: One, fields: (latest: One) => Partial<One>) =>
    write(latest.current.shown.map((one) => (one.id === id ? { ...one, ...fields(one as One) } : one)));

  const remove = (block: Block, name: string) => {
    const { shown: before, fields } = latest.current;
    const at = before.findIndex(({ id }) => id === block.id);
    const text = block.kind === 'field' ? fields?.texts[block.id] : undefined;
    const withText = (next: string) => (block.kind === 'field' ? { [block.id]: next } : undefined);
    flushSync(() => write(before.toSpliced(at, 1), withText('')));
    focusOn(latest.current.shown[Math.min(at, latest.current.shown.length - 1)]?.id);
    toast({
      text: t('removed', { name }),
      undo: () => {
        const { shown: now } = latest.current;
        // An undo of the form may have restored the block already.
        if (now.some(({ id }) => id === block.id)) return;
        flushSync(() => write(now.toSpliced(at, 0, block), withText(text ?? '')));
        // After the toast has let go of the focus.
        requestAnimationFrame(() => focusOn(block.id));
      },
    });
  };

  return {
    form,
    shown,
    insert,
    update,
    patch,
    remove,
    updatePictures,
    reorder: (next: Block[]) => write(next),
    add: (added: readonly Addable[], at: number) => insert(added.map(newBlock), at),
    canAdd: (added: Addable) => !shown.some(({ id }) => id === added),
  };
}
export type BlockEditor = ReturnType<typeof useBlocks>;
