import type { SectionKind } from '../../shapes.ts';
import type { NodePath } from '../../tree.ts';

/** File formats of data that can be imported. They are detected by the content of a file. */
const DATA_FORMATS = [
  'vitrine',
  'json-resume',
  'rendercv',
  'linkedin',
  'reactive-resume-3',
  'reactive-resume-4',
  'reactive-resume-5',
  'europass',
  'europass-passport',
  'hr-xml',
  'hr-open',
  'orcid',
] as const;
/** Formats of data that say nothing about the design of a CV, such as its paper. */
const FORMATS_WITHOUT_DESIGN: readonly CvFormat[] = [
  'linkedin',
  'europass',
  'europass-passport',
  'hr-xml',
  'hr-open',
  'orcid',
];
/** Formats of files whose structure as a CV has to be recognized from their text and typography. */
const UNSTRUCTURED_FORMATS = ['pdf', 'docx', 'odt', 'html', 'markdown', 'text'] as const;
export type UnstructuredFormat = (typeof UNSTRUCTURED_FORMATS)[number];

/** Returns whether CVs of a format are recognized from text, so that their fields may be wrong. */
export const isUnstructured = (format: CvFormat): boolean => UNSTRUCTURED_FORMATS.some((one) => one === format);

/** Returns whether files of a format say how a CV looks. */
export const hasDesign = (format: CvFormat): boolean =>
  !isUnstructured(format) && !FORMATS_WITHOUT_DESIGN.includes(format);

export const CV_FORMATS = [...DATA_FORMATS, ...UNSTRUCTURED_FORMATS] as const;
export type CvFormat = (typeof CV_FORMATS)[number];

/** Problems that an import reports about a position in a file. Their messages are in `cv.import.problems`. */
export const CV_PROBLEMS = [
  /** More than half of the texts have no field, so that the file may have another format than it seems to have. */
  'mostlyKept',
  /** Not a date that we can parse; shown as written. */
  'oddDate',
  /** Not a valid web address. */
  'oddAddress',
  'oddEmail',
  /** Longer than the limit: truncated, with the whole value kept as an extra. */
  'cut',
  'tooMany',
  /** Contained characters that aren't allowed; they were replaced. */
  'cleaned',
  /** Had another type than expected. */
  'wrongType',
  /** Unsupported formatting was removed; the text was kept. */
  'simplified',
  /** An image that has to be uploaded, because the file only refers to it. */
  'picture',
  /** A photo that is too large to import. */
  'largePhoto',
  /** An entry without a title. */
  'nameless',
  /** Data without a field: kept as it is, and exported again. */
  'keptRaw',
  /** Could not be read and was left out. */
  'unreadable',
  /** Was not in Unicode; its characters are a guess. */
  'oddLetters',
  /** A file of the export that is not about the CV. */
  'notTaken',
  /** The CV was recognized from the layout of its text. */
  'recognized',
  /** Text of a file that is no data, for which no field was found. It is kept in a hidden section. */
  'unplaced',
  /** A field that was chosen by the look of the text or the pattern of its section. */
  'guessed',
] as const;
export type CvProblem = (typeof CV_PROBLEMS)[number];

export type ImportWarning = {
  problem: CvProblem;
  /** The path in the file, for example `work.0.startDate`. */
  from: string;
  /** The path in the CV, if the node exists there. */
  at?: NodePath | undefined;
  field?: string | undefined;
  /** The beginning of the value. */
  text?: string | undefined;
};

/** The outcome of an import. */
export type ImportReport = {
  format: CvFormat;
  /** The number of entries imported; `kept` is the number of values kept as extras. */
  imported: number;
  kept: number;
  /** The sections created, with their origin in the file and their number of entries. */
  sections: { kind: SectionKind; from: string; count: number }[];
  /** Problems to review; only the first `MAX_WARNINGS` if there are more. */
  warnings: ImportWarning[];
};

export const MAX_WARNINGS = 200;

/** Returns a report with one more problem, as the first. */
export const withWarning = (report: ImportReport, warning: ImportWarning): ImportReport => ({
  ...report,
  warnings: [warning, ...report.warnings].slice(0, MAX_WARNINGS),
});
