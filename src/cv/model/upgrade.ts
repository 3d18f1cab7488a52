import { placeInColumns } from './columns.ts';
import type { CvContent } from './content.ts';
import { fillMissingFields } from './fill-missing-fields.ts';
import type { FieldValues } from './tree.ts';

/** The version of the document's shape. Any change other than an added field needs an upgrade step here, and a test. */
export const CONTENT_VERSION = 3;

/** Upgrades a document to the current version. */
export function upgradeContent(stored: unknown, version: number): CvContent {
  const content = fillMissingContent(stored);
  // Before version 3, pages placed the sections of CVs in which no section was in the sidebar.
  return version < 3 && TWO_COLUMNS_BEFORE_3.has(content.design.template) ? placeInColumns(content, 2) : content;
}

/** Returns a document with empty values for the fields that were added since it was stored. */
export const fillMissingContent = (content: unknown) =>
  fillMissingFields('root', content as FieldValues) as unknown as CvContent;

const TWO_COLUMNS_BEFORE_3: ReadonlySet<string> = new Set(['creative', 'duo', 'sidebar']);
