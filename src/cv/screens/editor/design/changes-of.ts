import type { Design } from '../../../model/design.ts';
import type { Operation } from '../../../model/operations.ts';

/** What has to be done to a design so that it becomes as it is wanted. */
export const changesOf = (design: Design, wanted: Partial<Design>): Operation[] =>
  Object.entries(wanted)
    .filter(([field, value]) => design[field as keyof Design] !== value)
    .map(([field, value]) => ({ do: 'set', at: ['design'], field, value }));
