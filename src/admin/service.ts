/** Public interface of the admin domain for the server. */

export type { CheckResult } from './contract.ts';
export type { DecryptionKey, Encryption } from './server/backup/encryption.ts';
export { countBlobs, countRows } from './server/backup/manifest.ts';
export { backupEncryption } from './server/backup/open-archive.ts';
export { openBackup } from './server/backup/read-backup.ts';
export { requireKnownVersion, restoreBackup } from './server/backup/restore-backup.ts';
export { secretsOf } from './server/backup/secrets.ts';
export { isEmpty, runningInstances } from './server/backup/store.ts';
export { writeBackup } from './server/backup/write-backup.ts';
export { CommandRefused } from './server/command-refused.ts';
export type { AdminCtx } from './server/context.ts';
export { examine } from './server/doctor/examine.ts';
export type { Patient } from './server/doctor/finding.ts';
export { readProxyTraffic } from './server/doctor/read-proxy-traffic.ts';
export { testMail } from './server/emails/test-mail.tsx';
export { adminRouter } from './server/router.ts';
export { startCounting } from './server/stats/count-instance.ts';
