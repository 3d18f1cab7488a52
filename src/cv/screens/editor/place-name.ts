import type { Path } from '../../model/tree.ts';

/** What a place is called in the page, so that it is found there: `data-place`. */
export const placeName = (path: Path) => path.join('/');
