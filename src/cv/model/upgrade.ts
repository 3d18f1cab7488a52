import { completed } from './complete.ts';
import type { CvContent } from './content.ts';
import type { Values } from './tree.ts';

/** Of the shape of CV documents; each change of it that is more than an added field adds a step here, and a test. */
export const VERSION = 2;

/** A document as it was kept by an older version, as it would be written now: fields that were added since are empty. */
export const upgradeContent = (content: unknown) => completed('root', content as Values) as unknown as CvContent;
