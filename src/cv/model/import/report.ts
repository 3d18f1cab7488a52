import type { SectionKind } from '../shapes.ts';
import type { Path } from '../tree.ts';

/** The kinds of file that a CV is made of, as far as they can be told from what is in them. */
export const CV_FORMATS = [
  'vitrine',
  'json-resume',
  'rendercv',
  'linkedin',
  'reactive-resume-4',
  'reactive-resume-5',
] as const;
export type CvFormat = (typeof CV_FORMATS)[number];

/** What can be said of a place in a file that was brought in; `cv.import.problems` says each in a sentence. */
export const CV_PROBLEMS = [
  /** Is no date that we can read; shown as it was written. */
  'oddDate',
  /** Is no address that could be followed. */
  'oddAddress',
  'oddEmail',
  /** Longer than there is room for: cut, and kept whole beside it. */
  'cut',
  'tooMany',
  /** Held signs that are no text. */
  'cleaned',
  /** Was something else than what belongs there. */
  'wrongType',
  /** Formatting that there is none of here was left out; its words are there. */
  'simplified',
  /** A picture somewhere else: it has to be uploaded here. */
  'picture',
  /** An entry that does not say what it is. */
  'nameless',
  /** We have no place for it: kept as it is, to be given out again. */
  'keptRaw',
  /** Could not be read, and was left out. */
  'unreadable',
  /** Was in no Unicode: its letters are a guess. */
  'oddLetters',
  /** A file beside the others that tells of something else. */
  'notTaken',
] as const;
export type CvProblem = (typeof CV_PROBLEMS)[number];

export type Warning = {
  problem: CvProblem;
  /** Where in the file, such as `work.0.startDate`. */
  from: string;
  /** Where in the CV, if there is such a place. */
  at?: Path | undefined;
  field?: string | undefined;
  /** The beginning of what stood there. */
  text?: string | undefined;
};

/** What became of a file. */
export type ImportReport = {
  format: CvFormat;
  /** How many entries were taken, and how many places were kept as they were. */
  imported: number;
  kept: number;
  /** What went where. */
  sections: { kind: SectionKind; from: string; count: number }[];
  /** What to look at; the first of them where there are very many. */
  warnings: Warning[];
};

export const MOST_WARNINGS = 200;
