import type { Block } from '#blocks/contract.ts';
import type { RecordEditorState } from '#records/components.tsx';
import type { EditableProject } from '../../../prepare-project.ts';
import type { Blocks } from '../../use-blocks.ts';

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
export type MediaBlock = BlockOf<'video' | 'audio' | 'file'>;

export type MediaFieldsProps<One extends MediaBlock = MediaBlock> = {
  editor: RecordEditorState<EditableProject>;
  story: Blocks;
  block: One;
  /** The path of the block in the project. */
  path: string;
};
