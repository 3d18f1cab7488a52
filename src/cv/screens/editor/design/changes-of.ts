import type { Design } from '../../../model/design.ts';
import type { Operation } from '../../../model/operations.ts';

/** Returns the operations that give a design the wanted values, one per field that differs. */
export const changesOf = (design: Design, wanted: Partial<Design>): Operation[] =>
  Object.entries(wanted)
    .filter(([field, value]) => design[field as keyof Design] !== value)
    .map(([field, value]) => ({ do: 'set', at: ['design'], field, value }));
