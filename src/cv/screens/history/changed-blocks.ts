import type { CvContent } from '../../contract.ts';
import { blocksOfField } from '../pages/page-blocks.ts';
import type { CvChange } from './cv-change.ts';

/** Returns, for each change, the ids of the blocks that show it on the pages, innermost first. */
export const changedBlocks = (changes: readonly CvChange[], content: CvContent) =>
  changes.map(({ kind, at, field = '' }) => {
    const [list] = at;
    if (list !== 'sections') {
      const [group, name] = field.split('.');
      return blocksOfField(list ?? group, name, content);
    }
    const ids = blocksOfField(at.join('/'), undefined, content);
    // A section is marked only if it changed itself, and not with each of its entries.
    return kind === 'section' ? ids : ids.slice(0, -1);
  });
