import { command } from '#platform/server/command.ts';
import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import type { AuditFilter } from '../../contract/audit.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';
import { exportAudit } from './export-audit.ts';
import { readAudit, toAuditRecords } from './read-audit.ts';

export const auditRouter = {
  list: os.audit.list.handler(command(listAudit)),
  export: os.audit.export.handler(command(exportAudit)),
};

type ListAuditQuery = AuditFilter & { cursor?: string | undefined; limit: number };

/** Returns a page of the audit log, newest first. */
function listAudit({ db }: AdminCtx, { cursor, limit, ...filter }: ListAuditQuery) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  return db.asSystem('an admin reads the audit log', async (tx) => {
    const { items, ...next } = toPage(await readAudit(tx, filter, { before, limit: limit + 1 }), limit, ({ id }) => [
      id,
    ]);
    return { items: await toAuditRecords(tx, items), ...next };
  });
}
