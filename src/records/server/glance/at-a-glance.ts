import type { Tx } from '#platform/db/database.ts';
import type { RecordKind } from '../kind.ts';
import { selectExpiring, selectLastEdited, type Wanted } from './store.ts';

/** What of a kind a member edited last, of these statuses or any, outside the trash. */
export const lastEdited = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, ...wanted }: Wanted & { ownerId: string },
) => selectLastEdited(sql, { ownerId, kind: name }, wanted);

/** What of a kind expires by a day or has by then, the latest first; dates that are no more than a year or a month too. */
export const expiringBy = (
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, ...wanted }: { ownerId: string; until: string; limit: number },
) => selectExpiring(sql, { ownerId, kind: name }, wanted);
