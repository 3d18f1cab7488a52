/** Occupations whose sample work a new site can show in its preview until the member has work of their own. */
export const SAMPLE_SETS = ['photographer', 'developer', 'researcher', 'writer'] as const;
export type SampleSet = (typeof SAMPLE_SETS)[number];
