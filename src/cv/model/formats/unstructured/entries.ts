import type { Block } from './blocks.ts';
import { startsOf } from './entry-starts.ts';
import type { DateOrder, FoundPeriod } from './find-period.ts';
import { type DatedBlocks, headerPeriodOf, isShortLine } from './header-lines.ts';
import { degreeScore, organizationScore, placeScore, roleScore } from './lexicon/lexicon.ts';

/** The lines of one entry: its header, with names and dates, and its text. */
export type SourceEntry = { header: Block[]; body: Block[]; isDated: boolean; level: number };

/** Splits the blocks of a section into entries, by the pattern that the section follows. */
export function entriesOf(blocks: readonly Block[], order: DateOrder): { entries: SourceEntry[]; intro: Block[] } {
  const items = withoutItemPattern(blocks, order);
  return splitAt(items, datedBlocksOf(items, order));
}

/** Splits blocks whose dates are no dates of entries, such as those of people who give references. */
export const undatedEntriesOf = (blocks: readonly Block[]) => splitAt(blocks, new Map());

const datedBlocksOf = (items: readonly Block[], order: DateOrder): DatedBlocks =>
  new Map(
    items.flatMap((block) => {
      const period = block.bullet === undefined ? headerPeriodOf(block, order) : undefined;
      return period ? [[block, period] as const] : [];
    }),
  );

function splitAt(items: readonly Block[], dated: DatedBlocks): { entries: SourceEntry[]; intro: Block[] } {
  const starts = startsOf(items, dated);
  const [firstStart = items.length] = starts;
  const groups = starts.map((start, index) => items.slice(start, starts[index + 1] ?? items.length));
  const namedLines = namedLinesAfterDates(groups, dated);
  const entries = groups.map((group) => {
    // A company above its positions has a name and a place; more lines describe it.
    const isOwner = dated.size > 0 && !group.some((block) => dated.has(block));
    return entryOf(group, dated, isOwner ? 0 : namedLines);
  });
  return { entries, intro: items.slice(0, firstStart) };
}

/** If each entry is one list item with its dates, the items count as headers. */
function withoutItemPattern(blocks: readonly Block[], order: DateOrder): readonly Block[] {
  const top = blocks.filter(({ bullet }) => bullet === 0);
  const isPlain = blocks.every((block) => block.bullet !== undefined || headerPeriodOf(block, order) === undefined);
  const datedItems = top.filter((block) => headerPeriodOf(block, order) !== undefined).length;
  if (top.length === 0 || !isPlain || datedItems * 2 < top.length) return blocks;
  return blocks.map((block) =>
    block.bullet === undefined
      ? block
      : block.bullet === 0
        ? { ...block, bullet: undefined, gapAbove: 1 }
        : { ...block, bullet: block.bullet - 1 },
  );
}

/** Returns how many lines after the dates are names, as in “Engineer … 2020” above “Company, Berlin”, in most entries. */
function namedLinesAfterDates(groups: readonly (readonly Block[])[], dated: DatedBlocks): number {
  for (let count = 0; count < MAX_LINES_AFTER_DATE; count += 1) {
    const lines = groups.flatMap((blocks) => {
      const at = Math.max(
        0,
        blocks.findIndex((block) => dated.has(block)),
      );
      const block = blocks[at + 1 + count];
      return block && isShortLine(block) ? [block.text.text] : [];
    });
    const named = lines.filter(isNameLike);
    if (lines.length === 0 || named.length < lines.length * NAMED_SHARE) return count;
  }
  return MAX_LINES_AFTER_DATE;
}

/** Whether words or capitals show that a line holds names. */
const isNameLike = (text: string) =>
  organizationScore(text) + roleScore(text) + degreeScore(text) + placeScore(text) > 0 ||
  /^(?:\p{Lu}[\p{L}’'-]*(?:[,&|–—\s]+|$)){2,8}$/u.test(text.trim());

const MAX_LINES_AFTER_DATE = 2;
/** The share of entries in which words must show that the line is a name. */
const NAMED_SHARE = 0.4;

function entryOf(blocks: readonly Block[], dated: DatedBlocks, namedLines: number): SourceEntry {
  const lastDate = blocks.findIndex((block) => dated.has(block));
  let end = 0;
  while (end < blocks.length && isHeaderAt(blocks, end, Math.max(0, lastDate), { dated, namedLines })) end += 1;
  const length = isTooLong(blocks[0]) ? 0 : Math.max(1, end);
  return {
    header: blocks.slice(0, length),
    body: withoutOuterDepth(blocks.slice(length)),
    isDated: lastDate >= 0,
    level: blocks[0]?.first.level ?? 0,
  };
}

/** Counts the depth of list items from the outermost of an entry, whose own list is no part of it. */
function withoutOuterDepth(body: readonly Block[]): Block[] {
  const outer = body.reduce((least, { bullet = least }) => Math.min(least, bullet), Number.POSITIVE_INFINITY);
  return body.map((block) => (block.bullet === undefined ? block : { ...block, bullet: block.bullet - outer }));
}

/** Whether a block is too long for names. Without a title, it is the text of its entry. */
const isTooLong = (block: Block | undefined) => block !== undefined && block.text.text.length > MAX_NAMES_LENGTH;

const MAX_NAMES_LENGTH = 600;
const MAX_HEADER_BLOCKS = 5;
/** A header with a title, an organization and a place is complete. */
const MAX_NAMES = 3;
const NAME_SEPARATOR = /[|·•،、,\t]|\s[–—-]\s|\s@\s|\sat\s/u;

/** Returns how many names a line of a header seems to have, without dates. */
const countNames = ({ text: { text } }: Block, period: FoundPeriod | undefined) =>
  (period ? `${text.slice(0, period.from)}\t${text.slice(period.to)}` : text)
    .split(NAME_SEPARATOR)
    .filter((part) => /\p{L}{2}|\p{Lo}/u.test(part)).length;

const isAddress = (text: string) => /^\s*(?:https?:\/\/|www\.)\S+\s*$/.test(text);

function isHeaderAt(
  blocks: readonly Block[],
  at: number,
  dateAt: number,
  { dated, namedLines }: { dated: DatedBlocks; namedLines: number },
): boolean {
  const block = blocks[at];
  if (!block || block.bullet !== undefined || isTooLong(block)) return false;
  if (at === 0 || at <= dateAt) return true;
  if (at >= MAX_HEADER_BLOCKS || !isShortLine(block)) return false;
  if (isAddress(block.text.text)) return true;
  // A line that only describes what the names above it have said is no name.
  const names = blocks.slice(0, at).reduce((sum, one) => sum + countNames(one, dated.get(one)), 0);
  const isTitled = blocks.slice(0, at).some(({ text: { text } }) => roleScore(text) + degreeScore(text) > 0);
  if (names >= MAX_NAMES && isTitled) return false;
  const addresses = blocks.slice(dateAt + 1, at).filter(({ text: { text } }) => isAddress(text)).length;
  return names < 2 || at - dateAt - addresses <= namedLines;
}
