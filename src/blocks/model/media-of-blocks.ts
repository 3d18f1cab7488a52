import type { MediaKind } from '#files/contract.ts';
import type { Block } from './schema.ts';

/** Returns the media in blocks, each with the kind that it must be of. */
export const mediaOfBlocks = (blocks: readonly Block[]): { id: string; kind: MediaKind }[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'video' && block.kind !== 'audio' && block.kind !== 'file') return [];
    const own = block.media === null ? [] : [{ id: block.media, kind: block.kind }];
    const tracks = block.kind === 'video' ? block.tracks : [];
    return [...own, ...tracks.map(({ media }) => ({ id: media, kind: 'captions' as const }))];
  });
