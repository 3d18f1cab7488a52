import { oc } from '@orpc/contract';
import { z } from 'zod';
import { VISIBILITIES } from '#cv/contract.ts';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { SHARE_TARGETS } from '#portfolio/contract.ts';
import { EDITED_KINDS, ONBOARDING_STEPS, type OnboardingStep } from './model/constants.ts';

/** Public contract of the dashboard for client and server: one response with everything on a member's first screen. */

export { EDITED_KINDS, type EditedKind, type OnboardingStep } from './model/constants.ts';

const moment = z.iso.datetime();
const counts = z.object({ views: z.int(), readers: z.int(), downloads: z.int() });

/** An item that needs the member's attention. Each kind is fixed on one screen. */
const attention = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('domain'),
    host: z.string(),
    shownAs: z.string(),
    state: z.enum(['failing', 'pending', 'verified']),
    /** When a failing domain stops serving its page; null if it is not failing. */
    shownUntil: moment.nullable(),
  }),
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('comments'), cvId: z.string(), name: z.string(), count: z.int() }),
  z.object({ kind: z.literal('checks'), cvId: z.string(), name: z.string(), count: z.int() }),
  z.object({
    kind: z.literal('expiry'),
    id: z.string(),
    title: z.string(),
    /** Days left until the expiry date; negative once it has expired. */
    days: z.int(),
  }),
  z.object({ kind: z.literal('link'), shareId: z.string(), label: z.string(), expiresAt: moment }),
  /** Number of differences between the site's draft and the published site. */
  z.object({ kind: z.literal('changes'), count: z.int() }),
]);
export type Attention = z.infer<typeof attention>;

const dashboard = z.object({
  site: z.object({
    publishedAt: moment.nullable(),
    /** The site's public addresses, the primary one first. */
    addresses: z.array(z.object({ kind: z.enum(['domain', 'subdomain', 'name', 'share']), url: z.url() })),
  }),
  /** Active share links, newest first. */
  links: z.object({
    count: z.int(),
    newest: z.array(
      z.object({
        ...{ shareId: z.string(), url: z.url(), label: z.string() },
        target: z.object({ kind: z.enum(SHARE_TARGETS), title: z.string().optional() }),
      }),
    ),
  }),
  /** CVs that are visible to others, most recently edited first. */
  cvs: z.object({
    count: z.int(),
    newest: z.array(z.object({ id: z.string(), url: z.url(), name: z.string(), visibility: z.enum(VISIBILITIES) })),
  }),
  /** Daily counts for the last seven days, and the totals of that week and of the week before. */
  visits: z.object({ days: z.array(counts.extend({ day: z.iso.date() })), total: counts, before: counts }),
  /** Most recently edited documents. */
  edited: z.array(
    z.object({
      ...{ kind: z.enum(EDITED_KINDS), id: z.string(), title: z.string(), editedAt: moment },
      /** Path of the first page of a CV or of an image of a project; null if there is none. */
      picture: z.string().nullable(),
    }),
  ),
  /** Items that need attention, most urgent first. */
  attention: z.array(attention),
  /** Completion state of each onboarding step. */
  steps: z.object(
    Object.fromEntries(ONBOARDING_STEPS.map((step) => [step, z.boolean()])) as Record<OnboardingStep, z.ZodBoolean>,
  ),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardContract = {
  read: oc
    .$meta<RouteMeta>({})
    .route({
      ...{ method: 'GET', path: '/dashboard', tags: ['Dashboard'] },
      summary: 'Get the dashboard: shared pages, visits, recent work and what needs attention',
    })
    .output(dashboard),
};
