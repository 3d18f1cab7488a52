import { oc } from '@orpc/contract';
import { z } from 'zod';
import { VISIBILITIES } from '#cv/contract.ts';
import type { RouteMeta } from '#platform/route-meta.ts';
import { SHARE_TARGETS } from '#portfolio/contract.ts';
import { EDITED_KINDS, STEPS, type Step } from './model/parts.ts';

/** Door of the dashboard for both sides: all that a member sees first, in one answer. */

export { EDITED_KINDS, type EditedKind, STEPS, type Step } from './model/parts.ts';

const moment = z.iso.datetime();
const counts = z.object({ views: z.int(), readers: z.int(), downloads: z.int() });

/** Something to look after; each kind is mended in one place. */
const attention = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('domain'),
    host: z.string(),
    shownAs: z.string(),
    state: z.enum(['failing', 'pending', 'verified']),
    /** While it fails: when its page stops being shown. */
    shownUntil: moment.nullable(),
  }),
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('comments'), cvId: z.string(), name: z.string(), count: z.int() }),
  z.object({ kind: z.literal('checks'), cvId: z.string(), name: z.string(), count: z.int() }),
  z.object({
    kind: z.literal('expiry'),
    id: z.string(),
    title: z.string(),
    /** Left until its last day; less than none: it has expired. */
    days: z.int(),
  }),
  z.object({ kind: z.literal('link'), shareId: z.string(), label: z.string(), expiresAt: moment }),
  /** In so many things the site differs from what visitors see. */
  z.object({ kind: z.literal('changes'), count: z.int() }),
]);
export type Attention = z.infer<typeof attention>;

const dashboard = z.object({
  site: z.object({
    publishedAt: moment.nullable(),
    /** The one that it is known by comes first. */
    addresses: z.array(z.object({ kind: z.enum(['domain', 'subdomain', 'share']), url: z.url() })),
  }),
  /** The links that lead somewhere, the newest first. */
  links: z.object({
    count: z.int(),
    newest: z.array(
      z.object({
        ...{ shareId: z.string(), url: z.url(), label: z.string() },
        target: z.object({ kind: z.enum(SHARE_TARGETS), title: z.string().optional() }),
      }),
    ),
  }),
  /** The CVs that others may see, the last edited first. */
  cvs: z.object({
    count: z.int(),
    newest: z.array(z.object({ id: z.string(), url: z.url(), name: z.string(), visibility: z.enum(VISIBILITIES) })),
  }),
  /** Of the last seven days, and of the seven before. */
  visits: z.object({ days: z.array(counts.extend({ day: z.iso.date() })), total: counts, before: counts }),
  /** What was edited last. */
  edited: z.array(z.object({ kind: z.enum(EDITED_KINDS), id: z.string(), title: z.string(), editedAt: moment })),
  /** What weighs most comes first. */
  attention: z.array(attention),
  /** How far a newcomer has come. */
  steps: z.object(Object.fromEntries(STEPS.map((step) => [step, z.boolean()])) as Record<Step, z.ZodBoolean>),
});
export type Dashboard = z.infer<typeof dashboard>;

export const dashboardContract = {
  read: oc
    .$meta<RouteMeta>({})
    .route({
      ...{ method: 'GET', path: '/dashboard', tags: ['Dashboard'] },
      summary: 'What is shown, how often it was looked at, what to go on with and what to look after',
    })
    .output(dashboard),
};
