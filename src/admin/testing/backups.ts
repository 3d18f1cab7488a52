import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DecryptionKey, Encryption } from '#admin/server/backup/encryption.ts';
import type { RowRules } from '#admin/server/backup/included-rows.ts';
import { openBackup } from '#admin/server/backup/read-backup.ts';
import { restoreBackup } from '#admin/server/backup/restore-backup.ts';
import { backupSecretOf } from '#admin/server/backup/secrets.ts';
import { productTables } from '#admin/server/backup/store.ts';
import { writeBackup } from '#admin/server/backup/write-backup.ts';
import { templates } from '#app/mails.ts';
import { openBlobs } from '#files/service.ts';
import { templatesWithoutSecrets } from '#mail/service.ts';
import { readSettings } from '#platform/pure/settings.ts';
import { openBus } from '#platform/server/db/bus.ts';
import { connect } from '#platform/server/db/connect.ts';
import { type Database, makeDatabase } from '#platform/server/db/database.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { insertRow } from '../../testing/insert-row.ts';
import { asOwner, makeTestDatabase, silentLog, type WhenDone } from '../../testing/test-database.ts';

export const KEY = 'the key of a data directory that tests alone know';
export const MADE_AT = new Date('2026-11-22T10:00:00.000Z');
export const ROWS: RowRules = { harmlessMail: templatesWithoutSecrets(templates) };

export async function makeFolder(whenDone: WhenDone = onTestFinished) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  whenDone(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens the parts of an instance that is not running: a database, a file folder and an unprocessed job queue. */
export async function openBlankInstance(whenDone: WhenDone = onTestFinished) {
  const databaseUrl = await makeTestDatabase(whenDone);
  const url = asOwner(databaseUrl);
  const dataDir = await makeFolder(whenDone);
  const pool = await connect(url, silentLog);
  whenDone(() => pool.end());
  const bus = await openBus(url, silentLog);
  whenDone(bus.close);
  const jobs = await startJobs({ pool, bus, log: silentLog, runsJobs: false });
  whenDone(jobs.stop);
  const blobs = openBlobs({ settings: readSettings({}), dataDir });
  return { db: await makeDatabase(pool), databaseUrl, jobs, dataDir, blobs };
}

export type BackupInstance = Awaited<ReturnType<typeof openBlankInstance>>;

/** Opens a stopped instance with a row in every table, and the bytes of its file and its image. */
export async function openFilledInstance() {
  const instance = await openBlankInstance();
  for (const { name } of await productTables(instance.db.pool)) {
    await insertRow(instance.db, name, name === 'outbox' ? { template: ROWS.harmlessMail[0] } : {});
  }
  const bytes = new Blob(['the bytes of a picture']);
  const blobNames: string[] = [];
  for (const table of ['files', 'image_variants']) {
    const { rows } = await instance.db.pool.query<{ blob: string }>(`select blob from ${table}`);
    for (const { blob: old } of rows) {
      const id = randomUUID();
      const blob = `${id.slice(0, 2)}/${id}`;
      await instance.blobs.put(blob, bytes);
      await instance.db.pool.query(`update ${table} set blob = $1, size = $2 where blob = $3`, [blob, bytes.size, old]);
      blobNames.push(blob);
    }
  }
  return { ...instance, blob: blobNames[0] ?? '', blobNames };
}

type Options = { SECRET?: string; encryption?: Encryption };

export async function backUp({ db, blobs }: BackupInstance, { SECRET, encryption }: Options = {}) {
  const file = join(await makeFolder(), 'backup.zip');
  const source = { pool: db.pool, blobs, secrets: backupSecretOf({ SECRET }, KEY), version: '0.1.0', rows: ROWS };
  const manifest = await writeBackup(source, file, { madeAt: MADE_AT, encryption });
  return { file, manifest };
}

export async function restore(
  instance: BackupInstance,
  file: string,
  key?: DecryptionKey,
  sendsMail = true,
  whenDone: WhenDone = onTestFinished,
) {
  const backup = await openBackup(file, key && { key, folder: instance.dataDir });
  whenDone(async () => backup.close());
  await restoreBackup({ ...instance, rows: ROWS, sendsMail }, backup);
}

/** Returns every row of every table, in an order independent of the storage order. */
export async function contentOf({ pool }: Database) {
  const content: Record<string, unknown[]> = {};
  for (const { name } of await productTables(pool)) {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t order by 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}
