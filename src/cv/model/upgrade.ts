import { moveToSidebar } from './columns.ts';
import type { CvContent } from './content.ts';
import { fillMissingFields } from './fill-missing-fields.ts';
import { allNodesOf, type FieldValues } from './tree.ts';
import { visibleNodes } from './visible-nodes.ts';

/**
 * The version of the document's shape. Every change raises it, because documents of the current version are used as they
 * are stored. A change other than an added field needs an upgrade step here, and a test.
 */
export const CONTENT_VERSION = 11;

/** Upgrades a document to the current version. */
export function upgradeContent(stored: unknown, version: number): CvContent {
  const content = withDays(fillMissingContent(stored), (stored as Partial<CvContent> | undefined)?.design);
  return version < 3 && Array.isArray(content.sections) ? withColumns(content) : content;
}

/**
 * Returns a CV that shows the days of its dates if it is from a time when pages always did. Then its design doesn't say
 * whether to.
 */
export function withDays(content: CvContent, storedDesign: object | null | undefined): CvContent {
  // Lists hold parts of documents.
  if (!Array.isArray(content.sections) || 'days' in (storedDesign ?? {}) || !hasDays(content)) return content;
  return { ...content, design: { ...content.design, days: true } };
}

const DATE_FIELDS = ['start', 'end', 'date', 'expires'];
const hasDays = (content: CvContent) =>
  allNodesOf({ ...content, letters: [] }).some(({ value }) =>
    DATE_FIELDS.some((field) => /^\d{4}-\d\d-\d\d$/.test(String(value[field]))),
  );

const TWO_COLUMNS_BEFORE_3: ReadonlySet<string> = new Set(['creative', 'duo', 'sidebar']);

/** Before version 3, pages moved the short sections to the sidebar if none was printed there. */
function withColumns(content: CvContent): CvContent {
  if (!TWO_COLUMNS_BEFORE_3.has(content.design.template)) return content;
  const printed = new Set(visibleNodes(content).filled.map(({ value }) => value.id));
  const isSidebarPrinted = content.sections.some(({ id, area }) => area === 'sidebar' && printed.has(id));
  return isSidebarPrinted ? content : moveToSidebar(content);
}

/** Returns a document with empty values for the fields that were added since it was stored. */
export const fillMissingContent = (content: unknown) =>
  fillMissingFields('root', content as FieldValues) as unknown as CvContent;
