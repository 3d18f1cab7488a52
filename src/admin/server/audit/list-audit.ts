import { decodeIdCursor, page } from '#platform/db/keyset.ts';
import type { AuditFilter } from '../../contract/audit.ts';
import type { AdminCtx } from '../context.ts';
import { asRecords, readAudit } from './read-audit.ts';

type Query = AuditFilter & { cursor?: string | undefined; limit: number };

/** Returns a page of the audit log, newest first. */
export function listAudit({ db }: AdminCtx, { cursor, limit, ...filter }: Query) {
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  return db.asSystem('an admin reads the audit log', async (tx) => {
    const { items, ...next } = page(await readAudit(tx, filter, { before, limit: limit + 1 }), limit, ({ id }) => [id]);
    return { items: await asRecords(tx, items), ...next };
  });
}
