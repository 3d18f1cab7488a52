import type { Row } from './rows.ts';

/** Letters of scripts without spaces between words, and their punctuation. */
export const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。・ー]/u;

export const startsLowercase = ({ text }: Row) => /^\s*\p{Ll}/u.test(text.text);

/** Whether the first word of the next line would not have fit on a line. */
export function isFull(row: Row, next: Row, columnRight: number, least?: number): boolean {
  const text = row.text.text.trimEnd();
  // In formats without positions a line is a whole paragraph.
  if (row.left === undefined || row.right === undefined) return false;
  const characterWidth = (row.right - row.left) / Math.max(1, text.length);
  const nextText = next.text.text.trimStart();
  const wordLength = EAST_ASIAN.test(nextText[0] ?? '') ? 1 : (nextText.split(/\s/, 1)[0]?.length ?? 0);
  const isWide = text.length >= (least ?? (EAST_ASIAN.test(text) ? 16 : startsLowercase(next) ? 20 : 44));
  return (
    isWide &&
    row.right <= columnRight + 2 * characterWidth &&
    row.right + (wordLength + 0.8) * characterWidth > columnRight - characterWidth * 0.3
  );
}
