import { adminMailboxes } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { PublicPage } from '#portfolio/service.ts';
import { isReason, type ReportFormValues } from '../../model/report-form-values.ts';
import type { ReportsKernel } from '../context.ts';
import { reportArrivedMail } from '../emails/report-arrived-mail.tsx';
import { insertReport, isOpen, lockPage, type StoredReport } from '../store.ts';

const HOUR = 60 * 60;
const REPORTS_FROM: RateLimit = { name: 'report address', tries: 10, seconds: HOUR };
const REPORTS_OF_PAGE_FROM: RateLimit = { name: 'report page', tries: 1, seconds: 24 * HOUR };
const ADMIN_NOTICES_OF_PAGE: RateLimit = { name: 'report news', tries: 1, seconds: HOUR };

type ReportSubmission = {
  page: PublicPage;
  typed: ReportFormValues;
  isTrapped: boolean;
  language: Language;
  address: string;
};

/**
 * Stores a report, one per page, IP address and day. Returns the seconds to wait if the IP address sent too many.
 * Duplicates and honeypot submissions are dropped without notice.
 */
export async function submitReport(kernel: ReportsKernel, submission: ReportSubmission): Promise<number | undefined> {
  const { page, typed, isTrapped, language, address } = submission;
  const { limits, clock } = kernel;
  const wait = await secondsToWait(kernel, REPORTS_FROM, address);
  if (wait !== undefined || isTrapped || !isReason(typed.reason)) return wait;
  const pageName = `${page.ownerId} ${page.target.kind} ${page.target.id}`;
  const sameFrom = `${pageName} ${address}`;
  if ((await secondsToWait(kernel, REPORTS_OF_PAGE_FROM, sameFrom)) !== undefined) return undefined;
  const report: StoredReport = {
    ...{ id: newId(), page: page.address, ownerId: page.ownerId, language },
    ...{ targetKind: page.target.kind, targetId: page.target.id },
    ...{ reason: typed.reason, text: typed.text, reporterEmail: typed.email },
    ...{ state: 'open', note: '', createdAt: clock.now(), decidedAt: null },
  };
  try {
    await kernel.db.asSystem('keep a report, which no visitor may write themselves', async (tx) => {
      await lockPage(tx.sql, report);
      const isFirst = !(await isOpen(tx.sql, report));
      await insertReport(tx.sql, report);
      if (isFirst && (await secondsToWait(kernel, ADMIN_NOTICES_OF_PAGE, pageName)) === undefined)
        await notifyAdmins(kernel, tx, report);
    });
  } catch (error) {
    await limits.refund(REPORTS_OF_PAGE_FROM, sameFrom);
    throw error;
  }
  return undefined;
}

async function notifyAdmins(kernel: ReportsKernel, tx: Tx, { id, page, reason, ownerId }: StoredReport) {
  for (const { uid, ...mailbox } of await adminMailboxes(tx)) {
    queueMail(kernel, tx, reportArrivedMail, {
      ...mailbox,
      event: `report ${id} for ${uid}`,
      data: { page, reason },
      about: [ownerId],
    });
  }
}

async function secondsToWait({ limits }: ReportsKernel, limit: RateLimit, key: string) {
  try {
    await limits.count(limit, key);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return error.details.retryAfter ?? 0;
    throw error;
  }
}
