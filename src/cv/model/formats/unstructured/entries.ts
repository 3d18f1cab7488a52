import type { Block } from './blocks.ts';
import { type DateOrder, type FoundPeriod, findPeriods } from './find-period.ts';
import { degreeScore, detailOfLabel, organizationScore, placeScore, roleScore } from './lexicon/lexicon.ts';

/** The lines of one entry: its header, with names and dates, and its text. */
export type SourceEntry = { header: Block[]; body: Block[]; isDated: boolean; level: number };

const MAX_HEADER = 200;
const MAX_ROWS_BEFORE_DATE = 3;
/** Words from which a line is a text and no name. */
const SENTENCE_WORDS = 14;

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** Whether a block is running text and no header of an entry. */
export const isProse = ({ text: { text }, first }: Block): boolean =>
  first.source.heading === undefined &&
  (text.length > MAX_HEADER ||
    wordCount(text) >= SENTENCE_WORDS ||
    (/(?:[\p{Ll}\p{N})”"’'][.!?]|。)$/u.test(text.trim()) &&
      (wordCount(text) >= 5 || text.endsWith('。')) &&
      !/(?:Inc|Ltd|Co|Corp|e\.V|Dr)\.$/.test(text.trim())));

/** The period of a header: it stands at the start or the end of a line or of one of its parts. */
export function headerPeriodOf(block: Block, order: DateOrder): FoundPeriod | undefined {
  const { text } = block.text;
  if (text.length > MAX_HEADER * 1.5 || isDetail(text)) return undefined;
  const found = findPeriods(text, order);
  const period = found.find(({ isRange }) => isRange) ?? found.at(-1);
  if (!period) return undefined;
  const before = text.slice(0, period.from);
  const after = text.slice(period.to);
  const isParenthesized = /[(\t[|·]\s*$/.test(before);
  const isOuter = !/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after);
  if (isProse(block) && !(isOuter && (period.isRange || isParenthesized))) return undefined;
  const isAtStart = /^[\s([]*$/.test(before) || /[\t|·•(,–—-]\s*$/.test(before);
  const isAtEnd = /^[\s)\].,;]*$/.test(after) || /^[)\]]?\s*[\t|·•,–—-]/.test(after);
  return period.isRange || ((isAtStart || /\s$/.test(before)) && isAtEnd) || isAtStart ? period : undefined;
}

/** Whether a line is a detail with a label, such as `Valid until: 2026`. */
function isDetail(text: string): boolean {
  const label = /^\s*([^:：]{1,40})[:：]/.exec(text)?.[1];
  return label !== undefined && detailOfLabel(label) !== undefined;
}

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

/** The blocks that hold the dates of an entry. */
type DatedBlocks = ReadonlyMap<Block, FoundPeriod>;

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

function startsOf(blocks: readonly Block[], dated: DatedBlocks): number[] {
  const headings = indexesOf(blocks, ({ first }) => first.source.heading !== undefined);
  if (headings.length > 0) return headings[0] === 0 ? headings : [0, ...headings];
  if (dated.size > 0) return startsByDates(blocks, dated);
  return startsByLook(blocks);
}

const indexesOf = (blocks: readonly Block[], test: (block: Block, at: number) => boolean) =>
  blocks.flatMap((block, at) => (test(block, at) ? [at] : []));

const hasGap = ({ gapAbove }: Block) => gapAbove > 0.3;

/**
 * Entries begin at the same distance before their dates. Gaps and list items between two dates limit the header of the
 * second.
 */
function startsByDates(blocks: readonly Block[], dated: DatedBlocks): number[] {
  const dates = indexesOf(blocks, (block) => dated.has(block));
  const heads = dates.filter((date, index) => !isSecondDate(blocks, dates[index - 1], date));
  const [first = 0] = heads;
  const distance = leadOf(blocks, heads);
  const starts: number[] = [];
  let previous = -1;
  for (const date of heads) {
    let floor = previous + 1;
    for (let at = date - 1; at >= floor; at -= 1) {
      const block = blocks[at];
      if (!block || block.bullet !== undefined || (isProse(block) && !isLongTitle(block, at === date - 1))) {
        floor = at + 1;
        break;
      }
    }
    const lastGap = indexesOf(blocks.slice(floor, date + 1), hasGap)
      .map((at) => at + floor)
      .at(-1);
    const isNear = lastGap !== undefined && lastGap > 0 && date - lastGap <= MAX_ROWS_BEFORE_DATE;
    const beginsSection = date === first && floor === 0 && date <= MAX_ROWS_BEFORE_DATE;
    const start = isNear ? lastGap : beginsSection ? 0 : Math.max(floor, date - distance);
    // A block before the header that no date belongs to names the company of several positions.
    const owner = lastGap !== undefined && start === lastGap ? ownerBefore(blocks, previous, start) : undefined;
    if (owner !== undefined && owner !== start && !starts.includes(owner)) starts.push(owner);
    starts.push(start);
    previous = date;
  }
  return [...new Set(starts)].toSorted((a, b) => a - b);
}

/** Whether a long line after a gap and right above its date is a title, such as that of an article. */
const isLongTitle = (block: Block, isAboveDate: boolean) =>
  isAboveDate && hasGap(block) && block.text.text.length <= MAX_HEADER && !/[.!?。]$/.test(block.text.text.trim());

/** Whether a date stands in the same header as the one before: a line of dates below a title with dates. */
const isSecondDate = (blocks: readonly Block[], before: number | undefined, date: number) =>
  before !== undefined &&
  date === before + 1 &&
  !hasGap(blocks[date] as Block) &&
  /^[\p{L}\s]{2,30}[:：]/u.test(blocks[date]?.text.text ?? '');

/** Returns how many lines stand before the dates in most headers. */
function leadOf(blocks: readonly Block[], heads: readonly number[]): number {
  const [first = 0] = heads;
  if (
    first <= MAX_ROWS_BEFORE_DATE &&
    blocks.slice(0, first).every((block) => block.bullet === undefined && !isProse(block))
  )
    return first;
  return 0;
}

/** Returns the start of a short undated block after a gap, right before a header. */
function ownerBefore(blocks: readonly Block[], previous: number, start: number): number | undefined {
  let at = start - 1;
  while (at > previous + 1 && blocks[at]?.bullet === undefined && !hasGap(blocks[at] as Block)) at -= 1;
  const block = blocks[at];
  const isOwner = block && at > previous && hasGap(block) && isShortLine(block) && start - at <= 4;
  return isOwner || (at === 0 && previous < 0 && block && isShortLine(block)) ? at : undefined;
}

/** Without dates, entries begin at gaps, at lines in bold, or each line is one. */
function startsByLook(blocks: readonly Block[]): number[] {
  const plain = blocks.filter(({ bullet }) => bullet === undefined);
  if (plain.length === 0) return indexesOf(blocks, ({ bullet }) => bullet === 0);
  const isStart = (block: Block) => block.bullet === undefined && !isProse(block);
  const bold = indexesOf(
    blocks,
    (block, at) =>
      isStart(block) &&
      block.first.startsBold &&
      !(blocks[at - 1]?.first.bold === true && blocks[at - 1]?.bullet === undefined && !hasGap(block)),
  );
  if (bold.length > 0 && bold[0] === 0 && bold.length < blocks.length) return bold;
  const gaps = indexesOf(blocks, (block, at) => at === 0 || (isStart(block) && hasGap(block)));
  if (gaps.length > 1 || blocks.some(({ bullet }) => bullet !== undefined) || blocks.some(isProse)) return gaps;
  return blocks.map((_, at) => at);
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

const isShortLine = (block: Block) =>
  block.bullet === undefined &&
  !isProse(block) &&
  !/^[^:：]{2,30}[:：]\s/.test(block.text.text) &&
  block.text.text.length <= 100 &&
  !/^\p{Ll}/u.test(block.text.text.trim());

function entryOf(blocks: readonly Block[], dated: DatedBlocks, namedLines: number): SourceEntry {
  const lastDate = blocks.findIndex((block) => dated.has(block));
  let end = 0;
  while (end < blocks.length && isHeaderAt(blocks, end, Math.max(0, lastDate), { dated, namedLines })) end += 1;
  const length = Math.max(1, end);
  return {
    header: blocks.slice(0, length),
    body: blocks.slice(length),
    isDated: lastDate >= 0,
    level: blocks[0]?.first.source.heading ?? 0,
  };
}

const MAX_HEADER_BLOCKS = 5;
/** A header with a title, an organization and a place is complete. */
const MAX_NAMES = 3;
const NAME_SEPARATOR = /\s*[|·•،、,\t]\s*|\s[–—-]\s|\s@\s|\sat\s/u;

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
  if (!block || block.bullet !== undefined) return false;
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
