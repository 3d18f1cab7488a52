import type { SiteSectionKind } from '../model/site-shape.ts';

/** Returns the id of a section on the home page. The suffix keeps it distinct from other ids. */
export const anchorOf = (kind: SiteSectionKind) => `${kind}-part`;
