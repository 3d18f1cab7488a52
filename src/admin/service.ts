/** Public interface of the admin domain for the server. */

export type { CheckResult } from './contract.ts';
export type { DecryptionKey, Encryption } from './server/backup/encryption.ts';
export { countBlobs, countRows } from './server/backup/manifest.ts';
export { detectBackupEncryption } from './server/backup/open-archive.ts';
export { openBackup } from './server/backup/read-backup.ts';
export { requireKnownVersion, restoreBackup } from './server/backup/restore-backup.ts';
export { backupSecretOf } from './server/backup/secrets.ts';
export { countRunningInstances, isEmpty } from './server/backup/store.ts';
export { writeBackup } from './server/backup/write-backup.ts';
export { CommandError } from './server/command-error.ts';
export type { AdminCtx } from './server/context.ts';
export { testMail } from './server/emails/test-mail.tsx';
export type { HealthCheckContext } from './server/health/health-check.ts';
export { readProxyTraffic } from './server/health/read-proxy-traffic.ts';
export { runHealthChecks } from './server/health/run-health-checks.ts';
export { adminRouter } from './server/router.ts';
export { startCounting } from './server/stats/count-instance.ts';
