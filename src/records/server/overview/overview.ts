import type { Tx } from '#platform/server/db/database.ts';
import type { RecordKind } from '../record-kind.ts';
import { type LastEditedFilter, selectExpiring, selectLastEdited } from './store.ts';

/** Returns the most recently edited records of a kind outside the trash, optionally limited to some statuses. */
export const lastEdited = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, ...filter }: LastEditedFilter & { ownerId: string },
) => selectLastEdited(sql, { ownerId, kind: name }, filter);

/**
 * Returns records of a kind that expire by a day or already have, latest first.
 * Partial dates (year or month) are included.
 */
export const expiringBy = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, ...filter }: { ownerId: string; until: string; limit: number },
) => selectExpiring(sql, { ownerId, kind: name }, filter);
