/** The export formats, grouped by purpose, in display order. */
export const CV_EXPORT_GROUPS = {
  read: ['pdf', 'docx', 'html', 'png'],
  text: ['markdown', 'text'],
  programs: ['json-resume', 'europass', 'rendercv', 'typst'],
} as const;

export type CvExport = (typeof CV_EXPORT_GROUPS)[keyof typeof CV_EXPORT_GROUPS][number];
export const CV_EXPORTS: readonly CvExport[] = Object.values(CV_EXPORT_GROUPS).flat();
