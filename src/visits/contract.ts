import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/route-meta.ts';

/** Door of the visits domain for both sides: how often a member's pages were looked at. */

const route = oc.$meta<RouteMeta>({});

export const VISIT_TARGETS = ['site', 'share', 'cv'] as const;
export const VISIT_SPANS = [7, 30, 90] as const;

const counts = z.object({ views: z.int(), readers: z.int(), downloads: z.int() });

const visits = z.object({
  /** One for each day of the span, the oldest first, those without a visit too. */
  days: z.array(counts.extend({ day: z.iso.date() })),
  total: counts,
  /** The same number of days before. */
  before: counts,
  firstAt: z.iso.datetime().nullable(),
  lastAt: z.iso.datetime().nullable(),
  /** The most looked at first, by the path below the address; among all together, a public CV is `cv`. */
  pages: z.array(z.object({ page: z.string(), views: z.int() })),
  /** The hosts that led here most; the last may be all others together, and has no name then. */
  referrers: z.array(z.object({ host: z.string(), views: z.int() })),
  /** Two letters, likewise; none where no proxy tells them. */
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
        /** Of one thing alone; without it, of all together. */
        kind: z.enum(VISIT_TARGETS).optional(),
        id: z.string().max(64).optional(),
      }),
    )
    .output(visits),
};
