import { completed } from './complete.ts';
import type { CvContent } from './content.ts';
import type { Values } from './tree.ts';

/** The version of the document's shape. Any change other than an added field needs an upgrade step here, and a test. */
export const VERSION = 2;

/** Upgrades a document of an older version to the current one: fields added since are empty. */
export const upgradeContent = (content: unknown) => completed('root', content as Values) as unknown as CvContent;
