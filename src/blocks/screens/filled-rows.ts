import type { FieldError } from '#records/components.tsx';
import type { Block } from '../model/schema.ts';

/** Returns whether a row of a list has any text. Empty rows are not sent. */
export const isFilled = (row: object) => Object.values(row).some((text) => String(text).trim() !== '');

/** Returns the rows that contain text, with their original indexes. */
export const filledRows = <Row extends object>(rows: readonly Row[]) =>
  [...rows.entries()].filter(([, row]) => isFilled(row));

/** Returns blocks without the empty rows of their numbers; the same array if there are none. */
export function withoutEmptyFigures<One extends Block>(blocks: readonly One[]): readonly One[] {
  if (blocks.every((block) => block.kind !== 'figures' || block.figures.every(isFilled))) return blocks;
  return blocks.map((block) =>
    block.kind === 'figures' ? { ...block, figures: block.figures.filter(isFilled) } : block,
  );
}

/** Returns the error of an empty text that a filled row needs. */
export const validateRequired = (
  text: string,
  name: 'addressNeeded' | 'valueNeeded' | 'nameNeeded',
): FieldError | undefined => (text.trim() === '' ? { name } : undefined);
