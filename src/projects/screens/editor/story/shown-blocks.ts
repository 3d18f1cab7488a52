import { orderBlocks } from '#blocks/components.tsx';
import type { Block } from '#blocks/contract.ts';
import type { EditableProject } from '../prepare-project.ts';

/** Whether a block is only the place of something with a section of its own in the form: metrics or images. */
export const isPlace = ({ id }: Block) => id === 'metrics' || id === 'gallery';

/** Returns the blocks that the editor lists: those of the member, and the fields of the project that are filled. */
export function shownBlocks(project: EditableProject): Block[] {
  const placed = new Set<string>(project.blocks.map(({ id }) => id));
  return orderBlocks(project.blocks).filter((block) => {
    if (block.kind !== 'field') return true;
    if (block.id === 'metrics' || block.id === 'gallery') return project[block.id].length > 0;
    return placed.has(block.id) || project.caseStudy[block.id].trim() !== '';
  });
}
