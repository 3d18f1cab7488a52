import type { Tx } from '#platform/server/db/database.ts';
import { expiringBy } from '#records/service.ts';
import { daysUntil } from '../model/expiry.ts';
import { achievementKind } from './achievement-kind.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_RESULTS = 50;

/** Returns achievements that expire within `days`, and visible ones that have already expired; latest expiry first. */
export async function expiringAchievements(
  tx: Pick<Tx, 'sql'>,
  { ownerId, now, days }: { ownerId: string; now: Date; days: number },
) {
  const until = new Date(now.getTime() + (days + 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = await expiringBy(tx, achievementKind, { ownerId, until, limit: MAX_RESULTS });
  return rows
    .map(({ status, ...row }) => ({ ...row, isVisible: status === 'visible', days: daysUntil(row.expires, now) }))
    .filter((row) => row.days <= days && (row.days >= 0 || row.isVisible))
    .map(({ isVisible: _, ...row }) => row);
}
