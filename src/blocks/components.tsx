/** Public interface of the blocks domain for the client: the editor of blocks, for the forms of other domains. */

export { imagesOfBlocks } from './model/images-of-blocks.ts';
export { searchTextsOf } from './model/map-block-texts.ts';
export type { BlockForm } from './screens/block-form.ts';
export { BlockList } from './screens/block-list.tsx';
export { FigureRows } from './screens/fields/figure-rows.tsx';
export { filledRows, isFilled, validateRequired, withoutEmptyFigures } from './screens/filled-rows.ts';
export type { Addable } from './screens/new-block.ts';
export { validateBlock } from './screens/validate-block.ts';
