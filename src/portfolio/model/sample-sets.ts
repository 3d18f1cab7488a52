/** Occupations whose sample work a new site can show in its preview, with the kinds of work that there are samples of. */
export const SAMPLE_KINDS = {
  photographer: ['projects'],
  developer: ['projects', 'experience', 'skills'],
  researcher: ['projects', 'publications', 'talks', 'experience', 'education'],
  writer: ['posts', 'projects', 'publications'],
} as const;
export type SampleSet = keyof typeof SAMPLE_KINDS;
export type SampleKind = (typeof SAMPLE_KINDS)[SampleSet][number];

export const SAMPLE_SETS = Object.keys(SAMPLE_KINDS) as SampleSet[];
