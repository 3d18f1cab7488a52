import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DecryptionKey, Encryption } from '#admin/server/backup/encryption.ts';
import type { RowRules } from '#admin/server/backup/kept-rows.ts';
import { openBackup } from '#admin/server/backup/read-backup.ts';
import { restoreBackup } from '#admin/server/backup/restore-backup.ts';
import { secretsOf } from '#admin/server/backup/secrets.ts';
import { productTables } from '#admin/server/backup/store.ts';
import { writeBackup } from '#admin/server/backup/write-backup.ts';
import { templates } from '#app/mails.ts';
import { openBlobs } from '#files/service.ts';
import { harmlessKinds } from '#mail/service.ts';
import { openBus } from '#platform/db/bus.ts';
import { connect } from '#platform/db/connect.ts';
import { type Database, makeDatabase } from '#platform/db/database.ts';
import { startJobs } from '#platform/jobs.ts';
import { readSettings } from '#platform/settings.ts';
import { plantRow } from './plant-row.ts';
import { asOwner, makeTestDatabase, silentLog } from './test-database.ts';

export const KEY = 'the key of a data directory that tests alone know';
export const MADE_AT = new Date('2026-11-22T10:00:00.000Z');
export const ROWS: RowRules = { harmlessMail: harmlessKinds(templates) };

export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens the parts of an instance that is not running: a database, a file folder and an unprocessed job queue. */
export async function openPlace() {
  const url = asOwner(await makeTestDatabase());
  const dataDir = await makeFolder();
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  const bus = await openBus(url, silentLog);
  onTestFinished(bus.close);
  const jobs = await startJobs({ pool, bus, log: silentLog, works: false });
  onTestFinished(jobs.stop);
  return { db: await makeDatabase(pool), jobs, dataDir, blobs: openBlobs({ settings: readSettings({}), dataDir }) };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;

/** Opens a stopped instance with a row in every table, and the bytes of its file and its image. */
export async function openFullPlace() {
  const place = await openPlace();
  for (const { name } of await productTables(place.db.pool)) {
    await plantRow(place.db, name, name === 'outbox' ? { template: ROWS.harmlessMail[0] } : {});
  }
  const bytes = new Blob(['the bytes of a picture']);
  const named: string[] = [];
  for (const table of ['files', 'image_variants']) {
    const { rows } = await place.db.pool.query<{ blob: string }>(`select blob from ${table}`);
    for (const { blob: old } of rows) {
      const id = randomUUID();
      const blob = `${id.slice(0, 2)}/${id}`;
      await place.blobs.put(blob, bytes);
      await place.db.pool.query(`update ${table} set blob = $1, size = $2 where blob = $3`, [blob, bytes.size, old]);
      named.push(blob);
    }
  }
  return { ...place, blob: named[0] ?? '', named };
}

type Options = { SECRET?: string; encryption?: Encryption };

export async function backUp({ db, blobs }: Place, { SECRET, encryption }: Options = {}) {
  const file = join(await makeFolder(), 'backup.zip');
  const source = { pool: db.pool, blobs, secrets: secretsOf({ SECRET }, KEY), version: '0.1.0', rows: ROWS };
  const manifest = await writeBackup(source, file, { madeAt: MADE_AT, encryption });
  return { file, manifest };
}

export async function restore(place: Place, file: string, key?: DecryptionKey, sendsMail = true) {
  const backup = await openBackup(file, key && { key, folder: place.dataDir });
  onTestFinished(backup.close);
  await restoreBackup({ ...place, rows: ROWS, sendsMail }, backup);
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
