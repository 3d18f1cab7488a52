import type { Excerpt } from './excerpt.ts';
import { headingKindOf, headingWords, isLetterspaced } from './lexicon/heading-kind.ts';
import type { HeadingKind } from './lexicon/section-headings.ts';
import type { Row } from './rows.ts';
import { withSideHeadings } from './side-headings.ts';
import { withTitleSizes } from './title-sizes.ts';
import { withWholeHeadings } from './wrapped-headings.ts';

/** A part of the document under a heading. */
export type SourceSection = { kind: HeadingKind; heading: Excerpt; title: string; rows: Row[]; isKnown: boolean };

const MAX_HEADING = 60;
const MAX_HEADING_WORDS = 7;

/** Splits a document at its headings. The rows before the first one are its head, and those with the name beside a sidebar. */
export function sectionsOf(allRows: readonly Row[]): { head: Row[]; sections: SourceSection[] } {
  const rows = withWholeHeadings(withSideHeadings(allRows));
  const style = headingStyleOf(rows);
  const head: Row[] = [];
  const sections: SourceSection[] = [];
  const name = nameBesideSidebar(rows, style);
  let section: SourceSection | undefined;
  rows.forEach((row, at) => {
    const kind = row === name ? undefined : headingKindIn(row, rows, at, style);
    if (row === name) section = undefined;
    if (kind !== undefined) {
      const title = headingWords(row.text.text.trim());
      section = { kind, heading: row.text, title, rows: [], isKnown: isKnownHeading(row) };
      sections.push(section);
    } else if (section) section.rows.push(row);
    else head.push(row);
  });
  return { head, sections: withTitleLevels(sections, style) };
}

/** Gives the titles of entries their level, by the size of text in all sections. */
function withTitleLevels(sections: readonly SourceSection[], { row: heading }: HeadingStyle): SourceSection[] {
  const rows = withTitleSizes(
    sections.flatMap(({ rows: own }) => own),
    heading,
  );
  let at = 0;
  return sections.map((section) => {
    const from = at;
    at += section.rows.length;
    return { ...section, rows: rows.slice(from, at) };
  });
}

/** How much larger than headings a name is. */
const NAME_SIZE = 1.25;

/** Returns the name that a sidebar is read before: larger than all else on the first page, where another column begins. */
function nameBesideSidebar(rows: readonly Row[], { row: heading }: HeadingStyle): Row | undefined {
  const firstPage = rows.filter(({ source }) => source.page === 0);
  const tops = firstPage.filter(({ source }) => source.heading === 1);
  if (tops.length === 1 && heading && (heading.source.heading ?? 0) > 1) return tops[0];
  const largest = Math.max(...firstPage.map(({ size }) => size));
  const at = firstPage.findIndex(({ size }) => size === largest);
  const begins = firstPage[at]?.source.column !== firstPage[at - 1]?.source.column;
  return heading && begins && largest > heading.size * NAME_SIZE ? firstPage[at] : undefined;
}

/** The look that most known headings of a document share. */
type HeadingStyle = { signature: string; isDistinct: boolean; count: number; row: Row | undefined };

const signatureOf = (row: Row) =>
  [
    ...[row.source.heading ?? '', row.bold ? 'bold' : '', row.caps ? 'caps' : '', Math.round(row.size * 2)],
    isLetterspaced(row.text.text.trim()) ? 'spaced' : '',
    // In plain text, space is all that headings may have.
    row.size === 0 && !isDistinct(row) ? Math.min(2, row.source.gapAbove) : '',
    row.source.ruleBelow ? 'rule' : '',
  ].join('|');

const isKnownHeading = (row: Row) => isShort(row) && headingKindOf(row.text.text.trim()) !== undefined;

const isShort = ({ text: { text }, source, segments }: Row) =>
  source.bullet === undefined &&
  (segments.length === 1 || isLetterspaced(text.trim())) &&
  text.length <= MAX_HEADING &&
  (isLetterspaced(text.trim()) || text.trim().split(/\s+/).length <= MAX_HEADING_WORDS);

function headingStyleOf(rows: readonly Row[]): HeadingStyle {
  const counts = new Map<string, number>();
  const all = new Map<string, number>();
  for (const row of rows) {
    const signature = signatureOf(row);
    all.set(signature, (all.get(signature) ?? 0) + 1);
    if (isKnownHeading(row)) counts.set(signature, (counts.get(signature) ?? 0) + 1);
  }
  const [signature, count] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  const row = rows.find((one) => signatureOf(one) === signature);
  return { signature, count, row, isDistinct: count >= 1 && (all.get(signature) ?? 0) <= count * 2 + 2 };
}

function headingKindIn(row: Row, rows: readonly Row[], at: number, style: HeadingStyle): HeadingKind | undefined {
  if (!isShort(row)) return undefined;
  const text = row.text.text.trim();
  const hasStyle = style.isDistinct && signatureOf(row) === style.signature;
  const next = rows[at + 1];
  const known = headingKindOf(text);
  if (known !== undefined) {
    const standsOut = isDistinct(row) || row.source.gapAbove > 0.3 || at === 0 || next?.source.gapAbove !== 0;
    // A word such as “Projects” within another section looks like the text around it, or like the title of an entry.
    return hasStyle ||
      (standsOut &&
        !(style.isDistinct && style.count >= 3 && isWeaker(row, style.row)) &&
        !(style.isDistinct && style.count >= 3 && isPlain(row) && row.source.gapAbove <= 0.3))
      ? known
      : undefined;
  }
  const isCandidate =
    hasStyle && style.count >= 2 && at > 0 && isMarked(row) && !/[\d@,;.!?]/.test(text) && next !== undefined;
  return isCandidate ? 'custom' : undefined;
}

/** Whether a row stands out less than the headings of a document: smaller, of a lower level, or not in capitals. */
const isWeaker = (row: Row, heading: Row | undefined) =>
  heading !== undefined &&
  (row.size < heading.size - 0.5 ||
    (row.source.heading ?? 9) > (heading.source.heading ?? 9) ||
    (heading.caps && !row.caps && row.size <= heading.size && /\p{Ll}/u.test(row.text.text)));

const isPlain = (row: Row) => !isDistinct(row);
const isDistinct = (row: Row) =>
  row.source.heading !== undefined ||
  row.bold ||
  row.caps ||
  row.source.ruleBelow ||
  isLetterspaced(row.text.text.trim());

/** Whether a row looks like a heading by itself. Bold alone is also the look of titles of entries. */
const isMarked = (row: Row) =>
  row.source.heading !== undefined ||
  row.source.ruleBelow ||
  row.caps ||
  isLetterspaced(row.text.text.trim()) ||
  (row.size > 0 && row.bold) ||
  (row.size === 0 && row.source.gapAbove >= 2);
