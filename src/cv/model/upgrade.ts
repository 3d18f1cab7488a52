import type { CvContent } from './content.ts';
import { fillMissingFields } from './fill-missing-fields.ts';
import type { FieldValues } from './tree.ts';

/** The version of the document's shape. Any change other than an added field needs an upgrade step here, and a test. */
export const CONTENT_VERSION = 2;

/** Upgrades a document of an older version to the current one: fields added since are empty. */
export const upgradeContent = (content: unknown) =>
  fillMissingFields('root', content as FieldValues) as unknown as CvContent;
