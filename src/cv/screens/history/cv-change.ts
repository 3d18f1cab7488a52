import type { CvApiOutputs } from '../cv-calls.ts';

export type CvChange = CvApiOutputs['compare']['changes'][number];
export type DiffWords = NonNullable<CvChange['words']>;
