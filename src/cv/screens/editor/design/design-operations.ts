import type { Design } from '../../../model/design.ts';
import type { Operation } from '../../../model/operations.ts';

/** Returns the operations that set the given values of a design, one per field that differs. */
export const designOperations = (design: Partial<Design>, values: Partial<Design>): Operation[] =>
  Object.entries(values)
    .filter(([field, value]) => design[field as keyof Design] !== value)
    .map(([field, value]) => ({ do: 'set', at: ['design'], field, value }));
