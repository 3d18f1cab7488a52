/** Public contract of the blocks domain for client and server: the blocks that case studies and posts consist of. */

export { imagesOfBlocks } from './model/images-of-blocks.ts';
export { BLOCK_LIMITS, MAX_PICTURES } from './model/limits.ts';
export { mapBlockTexts, searchTextsOf } from './model/map-block-texts.ts';
export { mediaOfBlocks } from './model/media-of-blocks.ts';
export { orderBlocks } from './model/order-blocks.ts';
export { type Block, blocksField, type OwnBlock, ownBlocksField } from './model/schema.ts';
export { textLengthOf } from './model/text-length.ts';
