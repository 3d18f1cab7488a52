import type { Check } from '../finding.ts';
import { daysSinceBackup } from '../store.ts';

/** Checks the age of the last backup made by the command line against the operator's limit, if one is set. */
export const backup: Check = {
  name: 'backup',
  look: async ({ pool, settings: { BACKUP_MAX_AGE_DAYS: limit } }) => {
    const days = await daysSinceBackup(await pool());
    const isOld = limit !== undefined && (days === undefined || days > limit);
    const seen =
      days === undefined
        ? ({ word: 'backupNone' } as const)
        : ({ word: 'backup', values: { days: Math.floor(days) } } as const);
    return isOld ? { state: 'warn', seen, mend: { word: 'backup', values: { limit } } } : { state: 'ok', seen };
  },
};
