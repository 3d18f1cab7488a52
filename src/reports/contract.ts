import { z } from 'zod';
import { TAKEN_DOWN_KINDS } from '#records/contract.ts';

/** Door of the reports domain for both sides: what readers say of pages that should not be there. */

export { REPORT_LIMITS } from './model/report-limits.ts';

export const REPORT_REASONS = ['spam', 'impersonation', 'private', 'copyright', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What is told of, or taken down. The id of a site is that of its member. */
export const pageTarget = z.strictObject({ kind: z.enum(TAKEN_DOWN_KINDS), id: z.string().min(1).max(64) });

/** Whose it is, as long as they are there. */
const owner = z.object({ uid: z.string(), name: z.string(), email: z.string() });

export const reportRecord = z.object({
  id: z.uuid(),
  page: z.string(),
  owner,
  target: pageTarget,
  /** What the project or the CV is called. */
  title: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  reporterEmail: z.string(),
  state: z.enum(REPORT_STATES),
  note: z.string(),
  /** Whether what it is about is taken down at present. */
  isDown: z.boolean(),
  /** How many other reports there are of the same. */
  others: z.int(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type ReportRecord = z.infer<typeof reportRecord>;

export const takedownRecord = z.object({
  owner,
  target: pageTarget,
  title: z.string(),
  /** In the words of the admin who took it down; its member reads it. */
  reason: z.string(),
  takenAt: z.iso.datetime(),
});
export type TakedownRecord = z.infer<typeof takedownRecord>;
