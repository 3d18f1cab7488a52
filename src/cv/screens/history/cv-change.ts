import type { CvApiOutputs } from '../cv-calls.ts';

export type CvChange = CvApiOutputs['compare']['changes'][number];
/** A change as a sentence names it. */
export type ChangeFacts = Omit<CvChange, 'at' | 'words'>;
export type DiffWords = NonNullable<CvChange['words']>;
