/** Where a member looks at the own site, as it is written and as visitors have it; the editor shows both in frames. */
export const OWN_LOOKS = { written: '/portfolio/draft', published: '/portfolio/shown' } as const;
export type OwnLook = keyof typeof OWN_LOOKS;

/** Asked for as it would come out of a printer. */
export const AS_PRINT = '?as=print';
