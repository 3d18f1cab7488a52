import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';

/** The visits contract, shared by server and client: visit statistics of a member's pages. */

const route = oc.$meta<RouteMeta>({});

export const VISIT_TARGETS = ['site', 'share', 'cv'] as const;
export const VISIT_SPANS = [7, 30, 90] as const;

const counts = z.object({ views: z.int(), readers: z.int(), downloads: z.int() });

const visits = z.object({
  /** One entry per day of the span, oldest first, including days without visits. */
  days: z.array(counts.extend({ day: z.iso.date() })),
  total: counts,
  /** Totals of the preceding span of equal length. */
  before: counts,
  firstAt: z.iso.datetime().nullable(),
  lastAt: z.iso.datetime().nullable(),
  /**
   * Pages by descending views, as paths below the target's address. In statistics of all targets, a public CV is `cv`.
   */
  pages: z.array(z.object({ page: z.string(), views: z.int() })),
  /** Referring hosts by descending views. A last entry with an empty host may sum up all others. */
  referrers: z.array(z.object({ host: z.string(), views: z.int() })),
  /** Two-letter country codes by descending views, as `referrers`; empty unless a proxy sends them. */
  countries: z.array(z.object({ code: z.string(), views: z.int() })),
});
export type Visits = z.infer<typeof visits>;

export const visitsContract = {
  read: route
    .route({ method: 'GET', path: '/visits', summary: 'Get visit statistics for your pages', tags: ['Visits'] })
    .input(
      z.strictObject({
        days: z.coerce
          .number()
          .pipe(z.union(VISIT_SPANS.map((span) => z.literal(span))))
          .optional(),
        /** Limits the statistics to a kind of target; without it they cover all. */
        kind: z.enum(VISIT_TARGETS).optional(),
        id: z.string().max(64).optional(),
      }),
    )
    .output(visits),
};
