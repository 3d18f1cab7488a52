import type { CvContent } from '../model/content.ts';
import { allNodesOf, shapeOf } from '../model/tree.ts';

/** Returns the text that finds a CV in the member's search, including hidden parts but no cover letters. */
export const searchTextOf = (content: CvContent) =>
  allNodesOf({ ...content, letters: [] })
    .flatMap(({ kind, value }) =>
      Object.entries(shapeOf(kind)).flatMap(([field, type]) =>
        type === 'line' || type === 'text' || type === 'words' ? [value[field]].flat() : [],
      ),
    )
    .join('\n');
