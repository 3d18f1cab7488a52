import { useRef, useState } from 'react';
import type { BlockForm } from '#blocks/components.tsx';
import type { OwnBlock } from '#blocks/contract.ts';
import type { RecordEditorState } from '#records/components.tsx';
import type { EditablePost } from './prepare-post.ts';

const emptyText = (): OwnBlock => ({ id: crypto.randomUUID(), kind: 'text', text: '' });

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
  const [start, setStart] = useState(emptyText);
  // A removal can be undone later, when the empty text is another one.
  const latest = useRef({ start, blocks: value.blocks });
  latest.current = { start, blocks: value.blocks };
  return {
    ...{ errorOf, imageOf, addImage, cover: value.cover, forWriting: true },
    blocks: value.blocks.length > 0 ? value.blocks : [start],
    change: (blocks) => {
      const { start: empty, blocks: before } = latest.current;
      const own = blocks.filter((block): block is OwnBlock => block.kind !== 'field' && block !== empty);
      const isStart = ({ id }: OwnBlock) => id === empty.id;
      // The block that was removed can be restored with its id.
      if (before.some(isStart) && !own.some(isStart)) setStart(emptyText());
      change({ blocks: own });
    },
    onCover: (cover) => change({ cover, coverFocus: null }),
  };
}
