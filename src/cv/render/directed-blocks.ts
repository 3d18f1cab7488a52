import type { MarkdownBlock, MarkdownList } from '#platform/pure/markdown/tree.ts';
import { blockDirection, type Direction } from '../model/text-direction.ts';
import { addBidiMarksToData } from './bidi-marks.ts';

/** A block that may be read in the other direction than what is around it. */
export type DirectedBlock = MarkdownBlock & { dir?: Direction };

/** Marks the blocks that are read in the other direction than what is around them. */
export const directBlocks = (blocks: readonly MarkdownBlock[], around: Direction): DirectedBlock[] =>
  blocks.flatMap((block): DirectedBlock[] => {
    if (block.type === 'quote') return [{ ...block, blocks: directBlocks(block.blocks, around) }];
    if (block.type === 'bullets' || block.type === 'numbers') return directList(block, around);
    const direction = blockDirection(block) ?? around;
    return direction === around ? [block] : [{ ...inDirection(block, direction), dir: direction }];
  });

/** Splits a list where the direction of its items changes, since the markers are on the side where a line begins. */
function directList(list: MarkdownList, around: Direction): DirectedBlock[] {
  const runs: { direction: Direction; from: number; items: MarkdownBlock[][] }[] = [];
  for (const [from, item] of list.items.entries()) {
    const direction = firstDirection(item) ?? around;
    const run = runs.at(-1);
    if (run?.direction === direction) run.items.push(item);
    else runs.push({ direction, from, items: [item] });
  }
  return runs.map(({ direction, from, items }) => {
    const directed = items.map((item) => directBlocks(item, direction));
    const part =
      list.type === 'numbers' ? { ...list, start: list.start + from, items: directed } : { ...list, items: directed };
    return direction === around ? part : { ...inDirection(part, direction), dir: direction };
  });
}

export const firstDirection = (blocks: readonly MarkdownBlock[]): Direction | undefined =>
  blocks.map(blockDirection).find((direction) => direction !== undefined);

/** Pages from right to left get these marks as a whole. */
const inDirection = <Block>(block: Block, direction: Direction): Block =>
  direction === 'rtl' ? addBidiMarksToData(block) : block;
