import type { HealthCheck } from '../health-check.ts';
import { readDaysSinceBackup } from '../store.ts';

/** Checks the age of the last backup made by the command line against the operator's limit, if one is set. */
export const backup: HealthCheck = {
  name: 'backup',
  run: async ({ pool, settings: { BACKUP_MAX_AGE_DAYS: limit } }) => {
    const days = await readDaysSinceBackup(await pool());
    const isOld = limit !== undefined && (days === undefined || days > limit);
    const seen =
      days === undefined
        ? ({ word: 'backupNone' } as const)
        : ({ word: 'backup', values: { days: Math.floor(days) } } as const);
    return isOld ? { state: 'warn', seen, fix: { word: 'backup', values: { limit } } } : { state: 'ok', seen };
  },
};
