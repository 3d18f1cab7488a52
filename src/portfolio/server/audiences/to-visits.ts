import type { countsOf } from '#visits/service.ts';

type TargetTotals = Awaited<ReturnType<typeof countsOf>> extends Map<string, infer Totals> ? Totals : never;

/** Converts the counted visits of a target to the API's form. */
export const toVisits = ({ views = 0, readers = 0, downloads = 0, lastAt = null }: Partial<TargetTotals> = {}) => ({
  ...{ views, readers, downloads },
  lastAt: lastAt?.toISOString() ?? null,
});
