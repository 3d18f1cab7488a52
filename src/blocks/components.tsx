/** Public interface of the blocks domain for the client. */

export { imagesOfBlocks } from './model/images-of-blocks.ts';
export {
  BLOCK_LIMITS,
  CALLOUT_TONES,
  FIELD_BLOCKS,
  type FieldBlock,
  MAX_PICTURES,
  PICTURE_WIDTHS,
} from './model/limits.ts';
export { searchTextsOf } from './model/map-block-texts.ts';
export { orderBlocks } from './model/order-blocks.ts';
export type { BlockForm } from './screens/block-form.ts';
export { BlockList } from './screens/block-list.tsx';
export { FigureRows } from './screens/fields/figure-rows.tsx';
export { filledRows, isFilled, validateRequired, withoutEmptyFigures } from './screens/filled-rows.ts';
export type { Addable } from './screens/new-block.ts';
export { validateBlock } from './screens/validate-block.ts';
