/** Paths where members see their own site, as saved and as published; the editor shows both in frames. */
export const PREVIEW_PATHS = { written: '/portfolio/draft', published: '/portfolio/shown' } as const;
export type PreviewState = keyof typeof PREVIEW_PATHS;

/** Query that shows a page on screen in its print layout. */
export const PRINT_QUERY = '?as=print';
