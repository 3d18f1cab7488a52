import { z } from 'zod';
import { route } from './admin-route.ts';

export const STATS_SPANS = [7, 30, 90, 365] as const;
export type StatsSpan = (typeof STATS_SPANS)[number];

/** Maximum that pending tasks are counted up to; beyond it, the exact number does not matter. */
export const MAX_PENDING_COUNT = 100;

/** Totals of the instance. */
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
export type StatsTotal = (typeof TOTALS)[number];

/** Events that are counted per day. */
export const EVENTS = [
  'newPeople',
  'views',
  'downloads',
  'mailsSent',
  'mailsFailed',
  'jobsDone',
  'jobsFailed',
] as const;
export type StatsEvent = (typeof EVENTS)[number];

/** Tasks that need an admin, most urgent first. */
export const PENDING_TASKS = ['reports', 'domains', 'mails', 'jobs', 'invitations'] as const;
export type PendingTask = (typeof PENDING_TASKS)[number];

const numbers = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, z.ZodInt>);

const totals = numbers(TOTALS);
const statsDay = totals.extend(numbers(EVENTS).shape).extend({ day: z.iso.date() });
export type StatsDay = z.infer<typeof statsDay>;

const stats = z.object({
  countedAt: z.iso.datetime(),
  /** A new count is running; a later request returns its result. */
  isCounting: z.boolean(),
  totals,
  /** Totals at the end of the day before the period, or null if unknown. */
  before: totals.nullable(),
  /** Days of the period that data exists for, oldest first, each with the totals at its end and its events. */
  days: z.array(statsDay),
  waiting: numbers(PENDING_TASKS),
  instance: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: z.iso.datetime(),
    /** Free space on the disk that holds the files; undefined for external storage. */
    freeBytes: z.int().optional(),
  }),
});
export type Stats = z.infer<typeof stats>;

export const statsContract = {
  read: route('GET', '/stats', 'Get totals, activity and items that need attention')
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
