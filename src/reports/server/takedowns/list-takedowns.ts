import { decodeCursor, isIsoTime, isOneOf, isStorable, toPage } from '#platform/server/db/keyset.ts';
import { TAKEDOWN_KINDS } from '#records/contract.ts';
import { type TakedownCursor, takedownsPage } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { toTakedownRecords } from './to-takedown-records.ts';

type ListTakedownsQuery = { cursor?: string | undefined; limit: number };

/** Returns a page of takedowns, latest first. The caller must check permissions. */
export function listTakedowns({ db }: Pick<ReportsCtx, 'db'>, { cursor, limit }: ListTakedownsQuery) {
  const after = cursor === undefined ? undefined : keyAfter(cursor);
  return db.asSystem('an admin handles reports', async (tx) => {
    const rows = await takedownsPage(tx, { after, limit: limit + 1 });
    const { items, ...next } = toPage(rows, limit, ({ takenAt, ownerId, target }) => [
      ...[takenAt, ownerId, target.kind, target.id],
    ]);
    return { items: await toTakedownRecords(tx, items), ...next };
  });
}

function keyAfter(cursor: string): TakedownCursor {
  const tests = [isIsoTime, isStorable, isOneOf(...TAKEDOWN_KINDS), isStorable] as const;
  const [takenAt, ownerId, kind, id] = decodeCursor(cursor, tests);
  return { takenAt, ownerId, target: { kind: kind as (typeof TAKEDOWN_KINDS)[number], id } };
}
