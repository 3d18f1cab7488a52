import type { Outputs } from '../cv-api.ts';

export type CvChange = Outputs['compare']['changes'][number];
export type CvWords = NonNullable<CvChange['words']>;
