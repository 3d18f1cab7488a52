import type { MarkdownBlock, MarkdownList } from '#platform/pure/markdown/tree.ts';
import { blockDirection, type Direction, directionOfBlocks } from '../model/text-direction.ts';
import { addBidiMarksToData } from './bidi-marks.ts';

/** A block that may be read in the other direction than what is around it. */
export type DirectedBlock = MarkdownBlock & { dir?: Direction };
/** Blocks that stand beside a marker, which is where their lines begin. */
type DirectedItem = { blocks: DirectedBlock[]; dir?: Direction };

/**
 * Marks the blocks that are read in the other direction than what is around them. Paragraphs from right to left get
 * the marks that their parsers need.
 */
export const directBlocks = (blocks: readonly MarkdownBlock[], around: Direction): DirectedBlock[] =>
  blocks.flatMap((block): DirectedBlock[] => {
    if (block.type === 'quote') return [{ ...block, blocks: directBlocks(block.blocks, around) }];
    if (block.type === 'bullets' || block.type === 'numbers') return directList(block, around);
    const direction = blockDirection(block) ?? around;
    return [{ ...(direction === 'rtl' ? addBidiMarksToData(block) : block), ...directionWithin(direction, around) }];
  });

/** Marks the blocks of an item of a list, and the item itself. */
export function directItem(blocks: readonly MarkdownBlock[], around: Direction): DirectedItem {
  const direction = directionOfBlocks(blocks) ?? around;
  return { blocks: directBlocks(blocks, direction), ...directionWithin(direction, around) };
}

/** Splits a list where the direction of its items changes. */
function directList(list: MarkdownList, around: Direction): DirectedBlock[] {
  const runs: { dir: Direction | undefined; from: number; items: DirectedBlock[][] }[] = [];
  for (const [from, item] of list.items.entries()) {
    const { blocks, dir } = directItem(item, around);
    const run = runs.at(-1);
    if (run && run.dir === dir) run.items.push(blocks);
    else runs.push({ dir, from, items: [blocks] });
  }
  return runs.map(({ dir, from, items }) => ({
    ...(list.type === 'numbers' ? { ...list, start: list.start + from, items } : { ...list, items }),
    ...(dir === undefined ? {} : { dir }),
  }));
}

const directionWithin = (direction: Direction, around: Direction) => (direction === around ? {} : { dir: direction });
