import { invalidFields } from '#platform/pure/errors.ts';
import { decodeCursor, toPage } from '#platform/server/db/keyset.ts';
import { TAKEDOWN_KINDS } from '#records/contract.ts';
import { type TakedownCursor, takedownsPage } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { toTakedownRecords } from './to-takedown-records.ts';

type ListTakedownsQuery = { cursor?: string | undefined; limit: number };

/** Returns a page of takedowns, latest first. The caller must check permissions. */
export function listTakedowns({ db }: Pick<ReportsCtx, 'db'>, { cursor, limit }: ListTakedownsQuery) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  return db.asSystem('an admin handles reports', async (tx) => {
    const rows = await takedownsPage(tx, { after, limit: limit + 1 });
    const { items, ...next } = toPage(rows, limit, ({ takenAt, ownerId, target }) => [
      ...[takenAt, ownerId, target.kind, target.id],
    ]);
    return { items: await toTakedownRecords(tx, items), ...next };
  });
}

function readCursor(cursor: string): TakedownCursor {
  const [takenAt = '', ownerId = '', kind, id = ''] = decodeCursor(cursor, 4);
  const date = new Date(takenAt);
  const targetKind = TAKEDOWN_KINDS.find((one) => one === kind);
  const isMoment = !Number.isNaN(date.getTime()) && date.toISOString() === takenAt;
  if (!isMoment || !targetKind || `${ownerId}${id}`.includes('\0')) {
    throw invalidFields([{ path: 'cursor', text: { word: 'badField' } }]);
  }
  return { takenAt, ownerId, target: { kind: targetKind, id } };
}
