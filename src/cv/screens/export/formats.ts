import type { CvExport } from '../../contract.ts';

/** The export formats, grouped by purpose. */
export const FORMATS = {
  read: ['pdf', 'docx', 'html', 'png'],
  text: ['markdown', 'text'],
  programs: ['json-resume', 'rendercv', 'typst'],
} as const satisfies Record<string, readonly CvExport[]>;

export type FormatGroup = keyof typeof FORMATS;
export const GROUPS = Object.keys(FORMATS) as FormatGroup[];

/** Returns the chosen formats in display order. */
export const inOrder = (chosen: readonly CvExport[]): CvExport[] =>
  GROUPS.flatMap((group) => FORMATS[group]).filter((format) => chosen.includes(format));
