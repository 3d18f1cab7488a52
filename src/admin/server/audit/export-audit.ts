import type { AuditRecord } from '#audit/contract.ts';
import { noteDeed } from '#identity/service.ts';
import { csvDownload } from '#platform/csv-download.ts';
import type { AuditFilter } from '../../contract/audit.ts';
import type { AdminCtx } from '../context.ts';
import { asRecords, readAudit } from './read-audit.ts';

const AT_ONCE = 1000;
const HEAD = [
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
    noteDeed(ctx, tx, { action: 'audit-exported', subject }),
  );
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return csvDownload(`audit-${day}.csv`, HEAD, () => batches(ctx, filter));
}

async function* batches({ db }: AdminCtx, filter: AuditFilter) {
  for (let before: string | undefined, count = AT_ONCE; count === AT_ONCE; ) {
    const records = await db.asSystem('an admin reads the audit log', async (tx) =>
      asRecords(tx, await readAudit(tx, filter, { before, limit: AT_ONCE })),
    );
    yield records.map(asRow);
    before = records.at(-1)?.id;
    count = records.length;
  }
}

const asRow = ({ at, action, actor, subject, details, address, device }: AuditRecord) => [
  ...[at, action, actor.kind, actor.person?.name ?? '', actor.person?.uid ?? ''],
  ...[subject.kind, subject.person?.name ?? '', subject.id, JSON.stringify(details), address ?? '', device ?? ''],
];
