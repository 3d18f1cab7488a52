import { decodeCursor, page } from '#platform/db/keyset.ts';
import { invalidFields } from '#platform/errors.ts';
import { TAKEN_DOWN_KINDS } from '#records/contract.ts';
import { type TakedownPlace, takedownsPage } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { asTakedowns } from './as-takedowns.ts';

type Wanted = { cursor?: string | undefined; limit: number };

/** Returns a page of takedowns, latest first. The caller must check permissions. */
export function listTakedowns({ db }: Pick<ReportsCtx, 'db'>, { cursor, limit }: Wanted) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  return db.asSystem('an admin decides about reports', async (tx) => {
    const rows = await takedownsPage(tx, { after, limit: limit + 1 });
    const { items, ...next } = page(rows, limit, ({ takenAt, ownerId, target }) => [
      ...[takenAt, ownerId, target.kind, target.id],
    ]);
    return { items: await asTakedowns(tx, items), ...next };
  });
}

function readCursor(cursor: string): TakedownPlace {
  const [takenAt = '', ownerId = '', kind, id = ''] = decodeCursor(cursor, 4);
  const date = new Date(takenAt);
  const known = TAKEN_DOWN_KINDS.find((one) => one === kind);
  const isMoment = !Number.isNaN(date.getTime()) && date.toISOString() === takenAt;
  if (!isMoment || !known || `${ownerId}${id}`.includes('\0')) {
    throw invalidFields([{ path: 'cursor', text: { word: 'badField' } }]);
  }
  return { takenAt, ownerId, target: { kind: known, id } };
}
