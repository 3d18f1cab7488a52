import type { VISIT_TARGETS } from '../contract.ts';

/** A visited target: the site at its own addresses (with an empty id), a link, or a public CV. */
export type VisitTarget = { kind: (typeof VISIT_TARGETS)[number]; id: string };

/** The sum of all targets of an owner; stored in addition to the single targets, so that reading it is as fast. */
export const ALL_TARGETS = { kind: 'all', id: '' } as const;

/** A target for which visits are summed up. */
export type SummedTarget = VisitTarget | typeof ALL_TARGETS;
