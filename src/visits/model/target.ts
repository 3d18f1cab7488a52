import type { VISIT_TARGETS } from '../contract.ts';

/** What can be looked at: the site at its own addresses, whose id is empty, a link, a public CV. */
export type Target = { kind: (typeof VISIT_TARGETS)[number]; id: string };

/** All of an owner’s together: added up beside each of them, so that it is read as fast as one. */
export const ALL = { kind: 'all', id: '' } as const;

/** What visits are added up for. */
export type Summed = Target | typeof ALL;
