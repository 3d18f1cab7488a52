import type { AuditRecord } from '#audit/contract.ts';
import { recordAdminEvent } from '#identity/service.ts';
import { csvDownload } from '#platform/server/csv-download.ts';
import type { AuditFilter } from '../../contract/audit.ts';
import type { AdminCtx } from '../context.ts';
import { readAudit, toAuditRecords } from './read-audit.ts';

const BATCH_SIZE = 1000;
const HEADER = [
  'at',
  'action',
  'by',
  'by name',
  'by id',
  'about',
  'about name',
  'about id',
  'details',
  'address',
  'device',
];

/** Exports the filtered audit log as CSV. The export itself is recorded. */
export async function exportAudit(ctx: AdminCtx, filter: AuditFilter) {
  const subject = { kind: 'instance', id: '' } as const;
  await ctx.db.asSystem('an admin reads the audit log', async (tx) =>
    recordAdminEvent(ctx, tx, { action: 'audit-exported', subject }),
  );
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return csvDownload(`audit-${day}.csv`, HEADER, () => batches(ctx, filter));
}

async function* batches({ db }: AdminCtx, filter: AuditFilter) {
  for (let before: string | undefined, count = BATCH_SIZE; count === BATCH_SIZE; ) {
    const records = await db.asSystem('an admin reads the audit log', async (tx) =>
      toAuditRecords(tx, await readAudit(tx, filter, { before, limit: BATCH_SIZE })),
    );
    yield records.map(toCsvRow);
    before = records.at(-1)?.id;
    count = records.length;
  }
}

const toCsvRow = ({ at, action, actor, subject, details, address, device }: AuditRecord) => [
  ...[at, action, actor.kind, actor.person?.name ?? '', actor.person?.uid ?? ''],
  ...[subject.kind, subject.person?.name ?? '', subject.id, JSON.stringify(details), address ?? '', device ?? ''],
];
