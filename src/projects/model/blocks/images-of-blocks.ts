import type { Block } from './schema.ts';

/** Returns the ids of the images in blocks. */
export const imagesOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => ('pictures' in block ? block.pictures.map(({ image }) => image) : []));
