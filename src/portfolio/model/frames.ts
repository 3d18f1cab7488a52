/** Paths where members see their own site, as saved and as published; the editor shows both in frames. */
export const OWN_LOOKS = { written: '/portfolio/draft', published: '/portfolio/shown' } as const;
export type OwnLook = keyof typeof OWN_LOOKS;

/** Query that shows a page on screen in its print layout. */
export const AS_PRINT = '?as=print';
