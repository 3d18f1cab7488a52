import { z } from 'zod';
import { route } from './about.ts';

export const STATS_SPANS = [7, 30, 90, 365] as const;
export type StatsSpan = (typeof STATS_SPANS)[number];

/** More than that is not counted of what waits: somebody is needed anyway. */
export const MOST_WAITING = 100;

/** How much there is. */
export const TOTALS = [
  'people',
  'cvs',
  'projects',
  'achievements',
  'sites',
  'shares',
  'domains',
  'storageBytes',
] as const;
export type Total = (typeof TOTALS)[number];

/** How often something happened. */
export const EVENTS = [
  'newPeople',
  'views',
  'downloads',
  'mailsSent',
  'mailsFailed',
  'jobsDone',
  'jobsFailed',
] as const;
export type Event = (typeof EVENTS)[number];

/** What an admin sees to, what weighs most first. */
export const WAITING = ['reports', 'domains', 'mails', 'jobs', 'invitations'] as const;
export type Waiting = (typeof WAITING)[number];

const numbers = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

const totals = numbers(TOTALS);
const statsDay = totals.extend(numbers(EVENTS).shape).extend({ day: z.iso.date() });
export type StatsDay = z.infer<typeof statsDay>;

const stats = z.object({
  countedAt: z.iso.datetime(),
  /** It is being counted anew; whoever asks again soon sees that. */
  isCounting: z.boolean(),
  totals,
  /** At the end of the day before the first of the period, where that is known. */
  before: totals.nullable(),
  /** The days of the period that something is known of, the oldest first: how much there was at their end, and what happened. */
  days: z.array(statsDay),
  waiting: numbers(WAITING),
  instance: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: z.iso.datetime(),
    /** On the disk of the files; none where they lie elsewhere. */
    freeBytes: z.int().optional(),
  }),
});
export type Stats = z.infer<typeof stats>;

export const statsContract = {
  read: route('GET', '/stats', 'Get totals, activity and pending tasks')
    .input(
      z.strictObject({
        days: z.coerce
          .number()
          .pipe(z.union(STATS_SPANS.map((span) => z.literal(span))))
          .optional(),
      }),
    )
    .output(stats),
};
