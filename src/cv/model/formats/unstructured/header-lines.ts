import type { Block } from './blocks.ts';
import { type DateOrder, type FoundPeriod, findPeriods } from './find-period.ts';
import { detailOfLabel } from './lexicon/lexicon.ts';

/** The greatest length of a line with names. */
export const MAX_HEADER = 200;
/** Words from which a line is a text and no name. */
const SENTENCE_WORDS = 14;

const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** Whether a block is running text and no header of an entry. */
export const isProse = ({ text: { text }, first, segments }: Block): boolean =>
  first.level === undefined &&
  (text.length > MAX_HEADER ||
    // A line of several parts, or in bold, is a long title.
    (wordCount(text) >= SENTENCE_WORDS && segments.length < 2 && !first.bold) ||
    (/(?:[\p{Ll}\p{Lo}\p{M}\p{N})”"’']\s?[.!?؟]|。)$/u.test(text.trim()) &&
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
  const isParenthesized = /[(\t[|·]\s?$/.test(before);
  const isOuter = !/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after);
  if (isProse(block) && !(isOuter && (period.isRange || isParenthesized))) return undefined;
  const isAtStart = /^[\s([]*$/.test(before) || /[\t|·•(,–—-]\s?$/.test(before);
  const isAtEnd = /^[\s)\].,;]*$/.test(after) || /^[)\]]?\s*[\t|·•,–—-]/.test(after);
  return period.isRange || ((isAtStart || /\s$/.test(before)) && isAtEnd) || isAtStart ? period : undefined;
}

/** Whether a line is a detail with a label, such as `Valid until: 2026`. */
function isDetail(text: string): boolean {
  const label = /^\s*([^:：]{1,40})[:：]/.exec(text)?.[1];
  return label !== undefined && detailOfLabel(label) !== undefined;
}

/** The blocks that hold the dates of an entry. */
export type DatedBlocks = ReadonlyMap<Block, FoundPeriod>;

export const hasGap = ({ gapAbove }: Block) => gapAbove > 0.3;

/** Whether a block may be a line of names. */
export const isShortLine = (block: Block) =>
  block.bullet === undefined &&
  !isProse(block) &&
  !/^[^:：]{2,30}[:：]\s/.test(block.text.text) &&
  block.text.text.length <= 100 &&
  !/^\p{Ll}/u.test(block.text.text.trim());
