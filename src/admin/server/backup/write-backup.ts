import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Blobs, referencedBlobs, stillReferenced } from '#files/service.ts';
import { type Database, withConnection } from '#platform/server/db/database.ts';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import { fingerprintOf } from '#platform/server/instance-identity/secret.ts';
import { CommandError } from '../command-error.ts';
import { type Encryption, makeEncryptor } from './encryption.ts';
import { includedRowsCondition, isIncluded, type RowRules } from './included-rows.ts';
import {
  type BackupManifest,
  blobPath,
  FORMAT,
  FORMAT_VERSION,
  KEY_PATH,
  MANIFEST_PATH,
  tablePath,
} from './manifest.ts';
import type { BackupSecret } from './secrets.ts';
import { type BackupConnection, BEGIN_SNAPSHOT, newestMigration, productTables, rowsOf } from './store.ts';

type BackupSource = { pool: Database['pool']; blobs: Blobs; secrets: BackupSecret; version: string; rows: RowRules };

type Options = { madeAt: Date; encryption?: Encryption | undefined };

/**
 * Writes a backup to a file that only its owner can read: unless encrypted, it is as secret as the instance itself. It
 * leaves out sessions and codes, and lists files whose contents are missing in the manifest. The instance can keep
 * running. The file gets its final name once it is complete.
 */
export async function writeBackup(
  source: BackupSource,
  file: string,
  { madeAt, encryption }: Options,
): Promise<BackupManifest> {
  const encrypt = encryption && makeEncryptor(encryption);
  const tempFile = `${file}.part`;
  const zip = new ZipFile();
  const out = createWriteStream(tempFile, { flags: 'wx', mode: 0o600, flush: true });
  const writing = pipeline(encrypt ? encrypt(zip.outputStream) : zip.outputStream, out);
  const broken = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    writing.catch(reject);
  });
  // Prevents an unhandled rejection while no part is being awaited.
  broken.catch(() => {});
  try {
    const archive: Archive = { zip, broken, madeAt };
    const manifest = await withConnection(source.pool, (connection) => writeArchive(source, connection, archive));
    zip.end();
    await writing;
    await rename(tempFile, file);
    await flush(dirname(file));
    return manifest;
  } catch (error) {
    out.destroy();
    await finished(out).catch(() => {});
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(tempFile, { force: true });
    throw error;
  }
}

type Archive = { zip: ZipFile; broken: Promise<never>; madeAt: Date };

async function writeArchive(source: BackupSource, connection: BackupConnection, archive: Archive) {
  const { blobs, secrets, version, rows: rules } = source;
  const { zip, madeAt } = archive;
  const parts: BackupManifest['parts'] = {};
  const add = addTo(archive, parts);
  await connection.query(BEGIN_SNAPSHOT);
  try {
    const tables: BackupManifest['tables'] = [];
    for (const table of await productTables(connection)) {
      if (!isIncluded(table.name)) continue;
      let rows = 0;
      const lines = async function* () {
        for await (const batch of rowsOf(connection, table, includedRowsCondition(table.name, rules))) {
          rows += batch.length;
          yield Buffer.from(`${batch.join('\n')}\n`);
        }
      };
      await add(tablePath(table.name), lines(), true);
      tables.push({ ...table, rows });
    }
    if (secrets.inside) await add(KEY_PATH, [Buffer.from(secrets.key)], false);
    for await (const { key } of blobs.list()) {
      const bytes = await blobs.open(key);
      // Deleted while the backup was running.
      if (bytes) await add(blobPath(key), bytes, false);
    }
    const missing = await missingFiles(source, connection, parts);
    const manifest: BackupManifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      madeAt: madeAt.toISOString(),
      version,
      migration: await migrationOf(connection),
      secret: { fingerprint: fingerprintOf(secrets.secret), inside: secrets.inside },
      tables,
      missing,
      parts,
    };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST_PATH, { mtime: madeAt });
    return manifest;
  } finally {
    await connection.query('rollback');
  }
}

/** Returns files whose contents are missing or incomplete in the backup, except those deleted meanwhile. */
async function missingFiles({ pool }: BackupSource, connection: BackupConnection, parts: BackupManifest['parts']) {
  const missingBlobs: string[] = [];
  for await (const { blob, size } of referencedBlobs(connection)) {
    if (parts[blobPath(blob)]?.bytes !== size) missingBlobs.push(blob);
  }
  if (missingBlobs.length === 0) return [];
  return (await stillReferenced(pool, missingBlobs)).map(({ file }) => file);
}

async function migrationOf(connection: BackupConnection): Promise<BackupManifest['migration']> {
  const newest = await newestMigration(connection);
  const newestKnown = knownMigrations().find(({ when }) => when === newest);
  if (!newestKnown)
    throw new CommandError('The database schema is from another version of Vitrine. Back up with that version.');
  return { tag: newestKnown.tag, when: newestKnown.when };
}

/** Adds parts to the archive one at a time, to bound memory, and records each one's size and checksum. */
const addTo =
  ({ zip, broken, madeAt: mtime }: Archive, parts: BackupManifest['parts']) =>
  async (path: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, compress: boolean) => {
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = async function* () {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    const stream = Readable.from(measured(), { objectMode: false });
    zip.addReadStream(stream, path, { mtime, compress, forceZip64Format: true });
    await Promise.race([finished(stream), broken]);
    parts[path] = { bytes, sha256: hash.digest('hex') };
  };

async function flush(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
