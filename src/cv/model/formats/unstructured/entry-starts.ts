import type { Block } from './blocks.ts';
import { type DatedBlocks, hasGap, isProse, isShortLine, MAX_HEADER } from './header-lines.ts';

const MAX_ROWS_BEFORE_DATE = 3;
/** For the first entry of a section, whose company may have a description and an address above its positions. */
const MAX_ROWS_BEFORE_FIRST_DATE = 5;

/** Returns the indexes of the blocks with which entries begin. */
export function startsOf(blocks: readonly Block[], dated: DatedBlocks): number[] {
  const headings = indexesOf(blocks, ({ first }) => first.level !== undefined);
  if (headings.length > 0) return headings[0] === 0 ? headings : [0, ...headings];
  if (dated.size > 0) return startsByDates(blocks, dated);
  return startsByLook(blocks);
}

const indexesOf = (blocks: readonly Block[], test: (block: Block, at: number) => boolean) =>
  blocks.flatMap((block, at) => (test(block, at) ? [at] : []));

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
    const beginsSection =
      date === first &&
      floor === 0 &&
      date <= (blocks[0]?.first.startsBold === true ? MAX_ROWS_BEFORE_FIRST_DATE : MAX_ROWS_BEFORE_DATE);
    const start = isNear ? lastGap : beginsSection ? 0 : Math.max(floor, date - distance);
    // A block before the header that no date belongs to names the company of several positions.
    const owner = start === lastGap ? ownerBefore(blocks, previous, start) : describedOwner(blocks, previous, start);
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

/** Returns the start of a company in bold whose description stands above its first position, in bold as well. */
function describedOwner(blocks: readonly Block[], previous: number, start: number): number | undefined {
  const head = blocks[start];
  if (!head || !hasBold(head)) return undefined;
  const least = Math.max(previous + 1, start - MAX_ROWS_BEFORE_FIRST_DATE);
  for (let at = start - 1; at >= least; at -= 1) {
    const block = blocks[at];
    if (!block || block.bullet !== undefined) return undefined;
    if (block.first.startsBold) return isApart(block) && isShortLine(block) ? at : undefined;
  }
  return undefined;
}

const hasBold = ({ first }: Block) =>
  first.source.segments.flat().some(({ bold, text }) => bold && /\p{L}/u.test(text));

/** Whether a block follows a gap, or is of a format that has none between the rows of its tables. */
const isApart = (block: Block) => hasGap(block) || block.first.left === undefined;

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
