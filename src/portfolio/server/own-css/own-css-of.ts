import { makeContentCache } from '#platform/server/content-cache.ts';
import { cleanCss } from '../../model/own-css/clean-css.ts';

const MEGABYTE = 1024 * 1024;
const cache = makeContentCache<string>({ maxSize: 4 * MEGABYTE, sizeOf: ({ length }) => length + 1 });

/**
 * Returns what a page contains of its member's CSS; an empty text if there is nothing. Cleaned when it is shown, not
 * when it is saved, so that a newer rule applies to all sites at once.
 */
export const ownCssOf = async (source: string): Promise<string> =>
  source.trim() === '' ? '' : cache([source], async () => cleanCss(source).css);
