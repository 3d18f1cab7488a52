import type { Check } from '../finding.ts';
import { daysSinceBackup } from '../store.ts';

/** Whether the last backup that the command line made is recent enough, where the operator says what that means. */
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
