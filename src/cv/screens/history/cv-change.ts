import type { Outputs } from '../cv-calls.ts';

export type CvChange = Outputs['compare']['changes'][number];
export type CvWords = NonNullable<CvChange['words']>;
