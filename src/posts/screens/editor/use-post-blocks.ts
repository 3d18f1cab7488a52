import { useState } from 'react';
import type { BlockForm } from '#blocks/components.tsx';
import type { OwnBlock } from '#blocks/contract.ts';
import type { RecordEditorState } from '#records/components.tsx';
import type { EditablePost } from './prepare-post.ts';

/**
 * Returns the form of a post’s blocks. A post without any shows an empty text, which becomes a block of the post when
 * something is typed into it.
 */
export function usePostBlocks({
  value,
  change,
  errorOf,
  imageOf,
  addImage,
}: RecordEditorState<EditablePost>): BlockForm {
  const [start] = useState<OwnBlock>(() => ({ id: crypto.randomUUID(), kind: 'text', text: '' }));
  return {
    ...{ errorOf, imageOf, addImage, cover: value.cover, forWriting: true },
    blocks: value.blocks.length > 0 ? value.blocks : [start],
    change: (blocks) =>
      change({ blocks: blocks.filter((block): block is OwnBlock => block.kind !== 'field' && block !== start) }),
    onCover: (cover) => change({ cover, coverFocus: null }),
  };
}
