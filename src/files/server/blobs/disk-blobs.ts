import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '#platform/server/ids.ts';
import { removeOldFiles } from '#platform/server/old-files.ts';
import { BLOB_KEY, type Blobs } from './blobs.ts';
import { readPieces } from './read-pieces.ts';

/**
 * Creates blob storage in a folder. Bytes are written to a temporary file, flushed, then renamed, so that no key ever
 * has a partial file.
 */
export function diskBlobs(folder: string): Blobs {
  const stagingFolder = join(folder, 'aside');
  const pathOf = (key: string) => {
    if (!BLOB_KEY.test(key)) throw new Error(`not a key: ${key}`);
    return join(folder, key);
  };

  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(stagingFolder, { recursive: true, mode: 0o700 });
      if (await mkdir(dirname(path), { recursive: true, mode: 0o700 })) await flushFolder(folder);
      const stagedPath = join(stagingFolder, newId());
      try {
        await pipeline(
          Readable.fromWeb(bytes.stream() as never),
          createWriteStream(stagedPath, { flags: 'wx', mode: 0o600, flush: true }),
        );
        await rename(stagedPath, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(stagedPath, { force: true });
        throw error;
      }
    },

    open: async (key, range) => {
      const handle = await open(pathOf(key)).catch(unlessMissing);
      if (!handle) return undefined;
      if (range && range.end <= range.start) {
        await handle.close();
        return Readable.from([]);
      }
      return handle.createReadStream(range ? { start: range.start, end: range.end - 1 } : {});
    },

    pieces: async (key, range) => {
      const handle = await open(pathOf(key)).catch(unlessMissing);
      return handle && readPieces(handle, range);
    },

    has: async (key) => (await stat(pathOf(key)).catch(unlessMissing)) !== undefined,

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(folder, path).split(sep).join('/');
        if (!entry.isFile() || !BLOB_KEY.test(key)) continue;
        const stats = await stat(path).catch(unlessMissing);
        if (stats) yield { key, storedAt: stats.mtime };
      }
    },

    sweep: (before) => removeOldFiles(stagingFolder, before),
  };
}

/** A rename is durable only after its folder is flushed too. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
