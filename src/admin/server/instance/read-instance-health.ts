import { statfs } from 'node:fs/promises';
import { countMail } from '#mail/service.ts';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import type { InstanceHealth } from '../../contract.ts';
import type { AdminCtx } from '../context.ts';
import { readDatabaseFacts } from './store.ts';

/** Returns the status of each part of the instance. */
export async function readInstanceHealth(ctx: AdminCtx): Promise<InstanceHealth> {
  const { settings, db, dataDir, startedAt, version } = ctx;
  const [database, counts, jobs, disk] = await Promise.all([
    db.asSystem('an admin reads the health of the instance', ({ sql }) => readDatabaseFacts(sql)),
    countMail(ctx),
    ctx.jobs.counts(),
    settings.S3_ENDPOINT ? undefined : statfs(dataDir),
  ]);
  return {
    version,
    node: process.versions.node,
    startedAt: startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    database: {
      kind: settings.DATABASE_URL ? 'external' : 'embedded',
      ...database,
      migration: knownMigrations().at(-1)?.tag ?? '',
    },
    storage: disk ? { kind: 'disk', freeBytes: disk.bavail * disk.bsize } : { kind: 's3' },
    mail: { counts, ...(settings.SMTP_URL ? { server: new URL(settings.SMTP_URL).host } : {}) },
    jobs,
  };
}
