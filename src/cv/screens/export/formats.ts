import type { CvExport } from '../../contract.ts';

/** The formats, by what one does with them. */
export const FORMATS = {
  read: ['pdf', 'docx', 'html', 'png'],
  text: ['markdown', 'text'],
  programs: ['json-resume', 'rendercv', 'typst'],
} as const satisfies Record<string, readonly CvExport[]>;

export type FormatGroup = keyof typeof FORMATS;
export const GROUPS = Object.keys(FORMATS) as FormatGroup[];

/** Those of these that are chosen, in the order in which they are shown. */
export const inOrder = (chosen: readonly CvExport[]): CvExport[] =>
  GROUPS.flatMap((group) => FORMATS[group]).filter((format) => chosen.includes(format));
