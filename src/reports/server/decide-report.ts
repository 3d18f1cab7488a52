import { recordAdminEvent } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { ReportRecord } from '../contract.ts';
import type { ReportsCtx } from './context.ts';
import { reportDecidedMail } from './emails/report-decided-mail.tsx';
import { decideOpen, findReport, lockPage, type StoredReport } from './store.ts';
import { takePageDown } from './takedowns/take-page-down.ts';
import { targetOf } from './targets.ts';
import { toReportRecords } from './to-report-records.ts';

type UpholdReportInput = { id: string; note: string; takeDown: boolean; reason?: string | undefined };

/** Dismisses a report. */
export const dismissReport = (ctx: ReportsCtx, { id, note }: { id: string; note: string }) =>
  decide(ctx, id, { state: 'dismissed', note });

/** Upholds a report. If requested, takes the page down and mails the reason to its owner. */
export async function upholdReport(ctx: ReportsCtx, { id, note, takeDown, reason = '' }: UpholdReportInput) {
  if (takeDown && reason.trim() === '') throw invalidFields([{ path: 'reason', text: { word: 'missingField' } }]);
  return decide(ctx, id, { state: 'upheld', note }, async (tx, report) => {
    const page = { ownerId: report.ownerId, target: targetOf(report) };
    if (takeDown) await takePageDown(ctx, tx, { ...page, reason });
  });
}

type ReportDecision = { state: 'upheld' | 'dismissed'; note: string };

/**
 * Decides a report and all other open ones about the same target, and mails the reporters. Fails if it is decided
 * already.
 */
const decide = (
  ctx: ReportsCtx,
  id: string,
  decision: ReportDecision,
  onDecided?: (tx: Tx, report: StoredReport) => Promise<void>,
): Promise<ReportRecord> =>
  ctx.db.asSystem('an admin handles reports', async (tx) => {
    const requested = await findReport(tx.sql, id);
    if (!requested) throw new AppError('NOT_FOUND');
    await lockPage(tx.sql, requested);
    const decided = await decideOpen(tx.sql, requested, { ...decision, decidedAt: ctx.clock.now() });
    const report = decided.find((one) => one.id === id);
    if (!report) throw new AppError('CONFLICT');
    recordAdminEvent(ctx, tx, {
      action: 'report-decided',
      subject: { kind: 'report', id },
      details: { state: decision.state, reports: decided.length },
    });
    await onDecided?.(tx, report);
    for (const one of decided) notifyReporter(ctx, tx, one, decision.state);
    const [shown] = await toReportRecords(tx, [report]);
    return shown as ReportRecord;
  });

function notifyReporter(
  ctx: ReportsCtx,
  tx: Tx,
  { id, page, reporterEmail, language, ownerId }: StoredReport,
  state: ReportDecision['state'],
) {
  if (reporterEmail === '') return;
  const mailbox = { recipient: reporterEmail, language };
  queueMail(ctx, tx, reportDecidedMail, {
    ...mailbox,
    event: `report decided ${id}`,
    data: { page, state },
    about: [ownerId],
  });
}
