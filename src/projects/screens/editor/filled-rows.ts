import type { FieldError } from '#records/components.tsx';

/** Returns whether a row of a list has any text. Empty rows are not sent. */
export const isFilled = (row: object) => Object.values(row).some((text) => String(text).trim() !== '');

/** Returns the rows that contain text, with their original indexes. */
export const filledRows = <Row extends object>(rows: readonly Row[]) =>
  [...rows.entries()].filter(([, row]) => isFilled(row));

/** Returns the error of an empty text that a filled row needs. */
export const validateRequired = (
  text: string,
  name: 'addressNeeded' | 'valueNeeded' | 'nameNeeded',
): FieldError | undefined => (text.trim() === '' ? { name } : undefined);
