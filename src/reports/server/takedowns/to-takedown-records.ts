import type { Tx } from '#platform/server/db/database.ts';
import type { TakedownKey } from '#records/service.ts';
import type { TakedownRecord } from '../../contract.ts';
import { shownTarget } from '../targets.ts';
import { findOwners } from '../to-report-records.ts';

type Row = TakedownKey & { title: string; reason: string; takenAt: string };

/** Converts takedowns to the API's form. */
export async function toTakedownRecords(tx: Pick<Tx, 'sql'>, rows: readonly Row[]): Promise<TakedownRecord[]> {
  const ownerOf = await findOwners(
    tx,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map(({ ownerId, target, ...row }) => ({
    ...row,
    owner: ownerOf(ownerId),
    target: shownTarget(ownerId, target),
  }));
}
