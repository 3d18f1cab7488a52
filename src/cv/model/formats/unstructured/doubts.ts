/** Why a text may be in the wrong field, as far as the reader knows. */
export const DOUBTS = [
  /** Nothing tells whether a name is that of the organization or of the position. */
  'organizationOrPosition',
  /** Nothing tells whether a name is that of the school or of the degree. */
  'schoolOrDegree',
  /** The names beside the text are unclear, and so it may belong to one of them. */
  'unclearNeighbors',
  /** The text is where a place usually is, but no list has it. */
  'unknownPlace',
  'unknownLanguage',
  'unknownHeading',
  'unknownOrganization',
  /** No word of the headline names an occupation. */
  'noOccupation',
  /** The name of the person has a word in it that names an occupation. */
  'occupationInName',
  /** Only the position in its line tells the field. */
  'placedByOrder',
  /** The entry has no field for the text. */
  'noField',
  /** The letters were recognized in a picture. */
  'scan',
] as const;
export type Doubt = (typeof DOUBTS)[number];
