import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { recordEvent } from '#audit/service.ts';
import type { Blobs } from '#files/service.ts';
import { deliverMailJob, resumeDelivery, suspendDelivery } from '#mail/service.ts';
import type { Database } from '#platform/server/db/database.ts';
import { knownMigrations, migrateInside, secureSchema } from '#platform/server/db/migrate.ts';
import { rolesIn } from '#platform/server/db/role-names.ts';
import { withStagedFile } from '#platform/server/http/upload.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { CommandError } from '../command-error.ts';
import { includedRowsCondition, type RowRules } from './included-rows.ts';
import { blobKeyOf, countBlobs, countRows, tablePath } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import * as stored from './store.ts';

type RestoreTarget = {
  db: Database;
  jobs: Jobs;
  blobs: Blobs;
  dataDir: string;
  rows: RowRules;
  /** Deliver mail that was queued in the backup; otherwise it is kept in the outbox. */
  sendsMail: boolean;
};

/** Throws if the backup was made by a newer version than this one can read. */
export function requireKnownVersion({ manifest: { migration, version } }: Backup) {
  const migrations = knownMigrations();
  if (migrations.some(({ tag, when }) => tag === migration.tag && when === migration.when)) return;
  throw new CommandError(
    `The backup was made by a newer version of Vitrine (${version}, ${migration.tag}). Restore it with that version or a later one.`,
  );
}

/**
 * Replaces this instance's data with a backup. Files come first, as files without rows are harmless if the rows fail.
 * Rows are restored in one transaction, into the schema of the backup's version, which is then migrated.
 */
export async function restoreBackup({ db, jobs, blobs, dataDir, rows, sendsMail }: RestoreTarget, backup: Backup) {
  requireKnownVersion(backup);
  await jobs.register(deliverMailJob);
  await restoreFiles(backup, blobs, join(dataDir, 'uploads'));
  await db.asSystem('restore a backup', async (tx) => {
    tx.beforeCommit((system) => restoreRows(system, backup, rows));
    if (sendsMail) resumeDelivery(jobs, tx);
    else suspendDelivery(tx);
    const { manifest } = backup;
    recordEvent(tx, {
      actor: { kind: 'operator' },
      action: 'backup-restored',
      subject: { kind: 'instance', id: '' },
      details: { madeAt: manifest.madeAt, people: countRows(manifest, 'users'), files: countBlobs(manifest) },
    });
  });
}

async function restoreFiles({ manifest, open }: Backup, blobs: Blobs, folder: string) {
  for (const [path, { bytes: limit }] of Object.entries(manifest.parts)) {
    const key = blobKeyOf(path);
    if (key === undefined) continue;
    await withStagedFile([await open(path)], { folder, limit }, (bytes) => blobs.put(key, bytes));
  }
}

async function restoreRows(connection: stored.BackupConnection, backup: Backup, rules: RowRules) {
  const { tables, migration } = backup.manifest;
  await connection.query(stored.NO_TIMEOUTS);
  const roles = await rolesIn(connection);
  await stored.dropEverything(connection);
  await migrateInside(connection, { roles, upTo: migration.when });
  await stored.withoutForeignKeys(connection, async () => {
    for (const table of tables) {
      let rows = 0;
      for await (const lines of batchesOf(await backup.open(tablePath(table.name)))) {
        await stored.insertRows(connection, table, lines);
        rows += lines.length;
      }
      if (rows !== table.rows)
        throw new CommandError(`The restore failed: ${table.name} has ${rows} rows but should have ${table.rows}.`);
    }
  });
  await migrateInside(connection, { roles });
  // Backups by versions before this rule contain sessions and codes.
  for (const table of await stored.productTables(connection)) {
    const condition = includedRowsCondition(table.name, rules);
    if (condition !== 'true') await stored.deleteExcludedRows(connection, table, condition);
  }
  await secureSchema(connection, 'drizzle', roles);
}

const MAX_BATCH_LENGTH = 1024 * 1024;

/** Yields the lines of a file in batches that bound memory and statement size. */
async function* batchesOf(stream: Readable) {
  let batch: string[] = [];
  let size = 0;
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      batch.push(line);
      size += line.length;
      if (size < MAX_BATCH_LENGTH) continue;
      yield batch;
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
