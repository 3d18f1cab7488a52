import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the files directly in a folder that were last written before a time, such as those left by a killed process.
 */
export async function removeOldFiles(folder: string, before: Date) {
  for (const name of await readdir(folder).catch(unlessMissing([]))) {
    const path = join(folder, name);
    const stats = await stat(path).catch(unlessMissing(undefined));
    if (stats?.isFile() && stats.mtime < before) await rm(path, { force: true });
  }
}

const unlessMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
