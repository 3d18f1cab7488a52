import type { Tx } from '#platform/db/database.ts';
import { countShown, lastEdited, recordsById } from '#records/service.ts';
import type { Visibility } from '../../contract.ts';
import { cvKind } from '../cv-kind.ts';
import { selectHeld } from './store.ts';

const SHARED: readonly Visibility[] = ['link', 'public'];

/** Returns the number of CVs that others can see, and those edited last. */
export async function sharedCvs(tx: Pick<Tx, 'sql'>, { ownerId, limit }: { ownerId: string; limit: number }) {
  const [count, rows] = await Promise.all([
    countShown(tx, cvKind, { ownerId, statuses: SHARED }),
    lastEdited(tx, cvKind, { ownerId, statuses: SHARED, limit }),
  ]);
  const newest = rows.map(({ id, title, status, revision }) => ({
    ...{ id, name: title, revision },
    visibility: status as Visibility,
  }));
  return { count, newest };
}

/** Returns the number of comments that await approval on each CV, the latest first; omits CVs in the trash. */
export async function waitingComments(tx: Pick<Tx, 'sql'>, ownerId: string) {
  const held = await selectHeld(tx.sql, ownerId);
  const records = await recordsById(
    tx,
    ownerId,
    held.map(({ id }) => id),
  );
  const names = new Map(records.flatMap(({ id, title, isTrashed }) => (isTrashed ? [] : [[id, title]])));
  return held.flatMap(({ id, count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, count }];
  });
}
