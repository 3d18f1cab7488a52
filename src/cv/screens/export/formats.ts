import type { CvExport } from '../../contract.ts';

/** The export formats, grouped by purpose. */
export const FORMATS_BY_GROUP = {
  read: ['pdf', 'docx', 'html', 'png'],
  text: ['markdown', 'text'],
  programs: ['json-resume', 'rendercv', 'typst'],
} as const satisfies Record<string, readonly CvExport[]>;

export type FormatGroup = keyof typeof FORMATS_BY_GROUP;
export const FORMAT_GROUPS = Object.keys(FORMATS_BY_GROUP) as FormatGroup[];

/** Returns the chosen formats in display order. */
export const sortFormats = (chosen: readonly CvExport[]): CvExport[] =>
  FORMAT_GROUPS.flatMap((group) => FORMATS_BY_GROUP[group]).filter((format) => chosen.includes(format));
