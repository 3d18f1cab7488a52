import { orderBlocks } from '../model/order-blocks.ts';
import type { Block } from '../model/schema.ts';
import type { BlockForm, BlockFormFields } from './block-form.ts';

/** Returns the blocks that the editor lists: those of the member, and the fields of the form that are filled. */
export function shownBlocks(
  blocks: readonly Block[],
  fields: Pick<BlockFormFields, 'texts' | 'isFilled'> | undefined,
): Block[] {
  if (!fields) return [...blocks];
  const placed = new Set<string>(blocks.map(({ id }) => id));
  return orderBlocks(blocks).filter(
    (block) =>
      block.kind !== 'field' ||
      fields.isFilled(block.id) ||
      (placed.has(block.id) && fields.texts[block.id] !== undefined),
  );
}

/** Returns whether a block is only the place of a field that is edited elsewhere in the form. */
export const isPlace = (block: Block, { fields }: BlockForm) =>
  block.kind === 'field' && fields?.texts[block.id] === undefined;
