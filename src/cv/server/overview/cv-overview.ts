import type { Tx } from '#platform/server/db/database.ts';
import { countShown, lastEdited, recordSummaries } from '#records/service.ts';
import type { Visibility } from '../../contract.ts';
import { cvPath, namedCvPath } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';
import { selectPendingCounts } from './store.ts';

const SHARED_VISIBILITIES: readonly Visibility[] = ['link', 'public'];

/** Returns the number of CVs that others can see, and those edited last. */
export async function getSharedCvs(tx: Pick<Tx, 'sql'>, { ownerId, limit }: { ownerId: string; limit: number }) {
  const [count, rows] = await Promise.all([
    countShown(tx, cvKind, { ownerId, statuses: SHARED_VISIBILITIES }),
    lastEdited(tx, cvKind, { ownerId, statuses: SHARED_VISIBILITIES, limit }),
  ]);
  const newest = rows.map(({ id, title, status, revision }) => ({
    ...{ id, name: title, revision },
    visibility: status as Visibility,
  }));
  return { count, newest };
}

type SharedCvsQuery = { ownerId: string; ids?: readonly string[]; after?: LastEditedKey | undefined; limit: number };
type LastEditedKey = { updatedAt: string; id: string };

/** Returns a page of the CVs that others can see at their own address, those edited last first, with that address. */
export async function listSharedCvs(
  tx: Pick<Tx, 'sql'>,
  { ownerId, username, ...query }: SharedCvsQuery & { username: string },
) {
  const rows = await lastEdited(tx, cvKind, { ownerId, statuses: SHARED_VISIBILITIES, ...query });
  const summaries = await recordSummaries(
    tx,
    ownerId,
    rows.map(({ id }) => id),
  );
  const down = new Set(summaries.flatMap(({ id, isDown }) => (isDown ? [id] : [])));
  return rows.map(({ id, title, slug, status, revision, updatedAt }) => ({
    ...{ id, title, revision, updatedAt, isDown: down.has(id) },
    visibility: status as 'link' | 'public',
    path: status === 'public' && slug && username !== '' ? namedCvPath(username, slug) : cvPath(id),
  }));
}

/** Returns the number of comments that await approval on each CV, the latest first; omits CVs in the trash. */
export async function countPendingComments(tx: Pick<Tx, 'sql'>, ownerId: string) {
  const pendingCounts = await selectPendingCounts(tx.sql, ownerId);
  const records = await recordSummaries(
    tx,
    ownerId,
    pendingCounts.map(({ id }) => id),
  );
  const names = new Map(records.flatMap(({ id, title, isTrashed }) => (isTrashed ? [] : [[id, title]])));
  return pendingCounts.flatMap(({ id, count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, count }];
  });
}
