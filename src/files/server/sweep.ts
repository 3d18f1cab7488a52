import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { StorageKernel } from './context.ts';
import * as stored from './store.ts';

const sweepJob = (name: string): Job<Record<string, never>> => ({ name, retryLimit: 2, retryDelay: 60, expireIn: 600 });

/** Job that deletes the bytes of deleted files, a few minutes after the deletion. */
export const sweepFilesJob = sweepJob('sweep-files');
export const SWEEP_CRON = '*/5 * * * *';
/** Job that compares all bytes with all rows, to find those that a crash or a disk left without the other. */
export const sweepBlobsJob = sweepJob('sweep-blobs');
export const SWEEP_BLOBS_CRON = '41 3 * * *';
/** Job that deletes files that were uploaded for an import and stayed behind. */
export const sweepImportsJob = sweepJob('sweep-imports');
export const SWEEP_IMPORTS_CRON = '23 * * * *';

type Ctx = Pick<StorageKernel, 'db' | 'blobs' | 'clock' | 'log'>;

const BATCH_SIZE = 100;

/** Returns the time before which unfinished work is abandoned. Newer bytes may still get their row. */
export const stagingCutoff = ({ clock }: Pick<Ctx, 'clock'>) => endOfRetention(RETENTION.stagedFiles, clock.now());

/** Deletes expired uploads, then all loose blobs. A blob whose deletion fails stays on the list. */
export async function sweepLooseBlobs({ db, blobs, clock, log }: Ctx) {
  await db.asSystem('clean up unreferenced files', ({ sql }) => stored.removeExpiredUploads(sql, clock.now()));
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await db.asSystem('clean up unreferenced files', async ({ sql }) => {
      const loose = await stored.selectLooseBlobs(sql, from, BATCH_SIZE);
      for (const { blob } of loose) {
        try {
          await blobs.remove(blob);
        } catch (err) {
          log.error({ err, blob }, 'could not delete the bytes of a file');
          continue;
        }
        await stored.removeLooseBlob(sql, blob);
      }
      return loose.at(-1)?.blob;
    });
  }
}

/** Deletes files of imports that a browser left behind, such as after its tab was closed. */
export const sweepImports = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>) =>
  db.asSystem('clean up files of imports', ({ sql }) =>
    stored.removeImportsBefore(sql, endOfRetention(RETENTION.importedFiles, clock.now())),
  );

/** Deletes bytes that no row refers to. */
export async function sweepUnreferencedBlobs(ctx: Ctx) {
  const { db, blobs } = ctx;
  const before = stagingCutoff(ctx);
  let keys: string[] = [];
  const deleteUnreferenced = async () => {
    if (keys.length === 0) return;
    const unreferenced = await db.asSystem('clean up unreferenced files', ({ sql }) =>
      stored.unreferencedBlobs(sql, keys),
    );
    for (const key of unreferenced) await blobs.remove(key);
    keys = [];
  };
  for await (const { key, storedAt: keptAt } of blobs.list()) {
    if (keptAt < before) keys.push(key);
    if (keys.length >= BATCH_SIZE) await deleteUnreferenced();
  }
  await deleteUnreferenced();
}

/**
 * Tolerated losses: this many files, or one in ONE_IN. More missing files mean that the folder or bucket is the wrong
 * one.
 */
const MAX_MISSING = 10;
const MAX_MISSING_ONE_IN = 20;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Deletes rows whose bytes are gone: their files cannot be read, but count against the storage limit. */
export async function sweepFilesWithoutBytes({ db, blobs, log }: Ctx) {
  const missing: { id: string; blob: string }[] = [];
  let count = 0;
  for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
    const from: string = after;
    const files = await db.asSystem('clean up unreferenced files', ({ sql }) =>
      stored.filesAfter(sql, from, BATCH_SIZE),
    );
    const present = await Promise.all(files.map(({ blob }) => blobs.has(blob)));
    missing.push(...files.filter((_, index) => !present[index]));
    count += files.length;
    after = files.at(-1)?.id;
  }
  if (missing.length === 0) return;
  if (missing.length === count || missing.length > Math.max(MAX_MISSING, count / MAX_MISSING_ONE_IN)) {
    log.error(
      { missing: missing.length, of: count },
      'files are missing their bytes; check that this is the right folder or bucket',
    );
    return;
  }
  for (const { id, blob } of missing) {
    await db.asSystem('clean up unreferenced files', ({ sql }) => stored.removeFile(sql, id));
    log.error({ blob }, 'deleted a file whose bytes were missing');
  }
}
