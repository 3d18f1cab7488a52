import type { Block } from '../../../model/schema.ts';
import type { BlockEditor } from '../../use-blocks.ts';

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
export type MediaBlock = BlockOf<'video' | 'audio' | 'file'>;

export type MediaFieldsProps<One extends MediaBlock = MediaBlock> = {
  editor: BlockEditor;
  block: One;
  /** The path of the block in the form. */
  path: string;
};
