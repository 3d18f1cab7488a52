import { noteDeed } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError, invalidFields } from '#platform/errors.ts';
import type { ReportRecord } from '../contract.ts';
import { asReports } from './as-reports.ts';
import type { ReportsCtx } from './context.ts';
import { reportDecidedMail } from './emails/report-decided-mail.tsx';
import { decideOpen, findReport, holdPage, type StoredReport } from './store.ts';
import { takePageDown } from './takedowns/take-page-down.ts';
import { targetOf } from './targets.ts';

type Upheld = { id: string; note: string; takeDown: boolean; reason?: string | undefined };

/** Dismisses a report. */
export const dismissReport = (ctx: ReportsCtx, { id, note }: { id: string; note: string }) =>
  decide(ctx, id, { state: 'dismissed', note });

/** Upholds a report. If requested, takes the page down and mails the reason to its owner. */
export async function upholdReport(ctx: ReportsCtx, { id, note, takeDown, reason = '' }: Upheld) {
  if (takeDown && reason.trim() === '') throw invalidFields([{ path: 'reason', text: { word: 'missingField' } }]);
  return decide(ctx, id, { state: 'upheld', note }, async (tx, report) => {
    const page = { ownerId: report.ownerId, target: targetOf(report) };
    if (takeDown) await takePageDown(ctx, tx, { ...page, reason });
  });
}

type Decision = { state: 'upheld' | 'dismissed'; note: string };

/**
 * Decides a report and all other open ones about the same target, and mails the reporters. Fails if it is decided
 * already.
 */
const decide = (
  ctx: ReportsCtx,
  id: string,
  decision: Decision,
  then?: (tx: Tx, report: StoredReport) => Promise<void>,
): Promise<ReportRecord> =>
  ctx.db.asSystem('an admin decides about reports', async (tx) => {
    const known = await findReport(tx.sql, id);
    if (!known) throw new AppError('NOT_FOUND');
    await holdPage(tx.sql, known);
    const decided = await decideOpen(tx.sql, known, { ...decision, decidedAt: ctx.clock.now() });
    const report = decided.find((one) => one.id === id);
    if (!report) throw new AppError('CONFLICT');
    noteDeed(ctx, tx, {
      action: 'report-decided',
      subject: { kind: 'report', id },
      details: { state: decision.state, reports: decided.length },
    });
    await then?.(tx, report);
    for (const one of decided) tellReader(ctx, tx, one, decision.state);
    const [shown] = await asReports(tx, [report]);
    return shown as ReportRecord;
  });

function tellReader(
  ctx: ReportsCtx,
  tx: Tx,
  { id, page, reporterEmail, language, ownerId }: StoredReport,
  state: Decision['state'],
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
