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
export { orderBlocks } from './model/order-blocks.ts';
