import type { Block } from './schema.ts';

/** Returns the ids of the images in blocks. */
export const imagesOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if ('pictures' in block) return block.pictures.map(({ image }) => image);
    return block.kind === 'video' && block.poster !== null ? [block.poster] : [];
  });
