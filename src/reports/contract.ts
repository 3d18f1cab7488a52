import { z } from 'zod';
import { TAKEDOWN_KINDS } from '#records/contract.ts';

/** The reports contract, shared by server and client: reports of pages, and takedowns. */

export { REPORT_LIMITS } from './model/report-limits.ts';

export const REPORT_REASONS = ['spam', 'impersonation', 'private', 'copyright', 'illegal', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Target of a report or takedown. The id of a site is that of its member. */
export const pageTarget = z.strictObject({ kind: z.enum(TAKEDOWN_KINDS), id: z.string().min(1).max(64) });

/** The owner of the target; name and email are empty once the account is deleted. */
const owner = z.object({ uid: z.string(), name: z.string(), email: z.string() });

export const reportRecord = z.object({
  id: z.uuid(),
  page: z.string(),
  owner,
  target: pageTarget,
  /** Title of the project or CV. */
  title: z.string(),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  reporterEmail: z.string(),
  state: z.enum(REPORT_STATES),
  note: z.string(),
  /** Whether the target is currently taken down. */
  isDown: z.boolean(),
  /** Number of other reports about the same target. */
  others: z.int(),
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
});
export type ReportRecord = z.infer<typeof reportRecord>;

export const takedownRecord = z.object({
  owner,
  target: pageTarget,
  title: z.string(),
  /** The admin's reason, shown to the owner. */
  reason: z.string(),
  takenAt: z.iso.datetime(),
});
export type TakedownRecord = z.infer<typeof takedownRecord>;
