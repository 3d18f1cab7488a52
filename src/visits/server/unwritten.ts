import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newId } from '#platform/ids.ts';
import type { Log } from '#platform/log.ts';
import { VISIT_TARGETS } from '../contract.ts';
import type { Looks } from './looks.ts';

const counts = z.array(z.tuple([z.string(), z.int()])).transform((list) => new Map(list));
const kept = z.array(
  z.object({
    day: z.iso.date(),
    ownerId: z.string(),
    target: z.object({ kind: z.enum(VISIT_TARGETS), id: z.string() }),
    reader: z.string(),
    ...{ views: z.int(), downloads: z.int(), firstAt: z.int(), lastAt: z.int() },
    ...{ pages: counts, referrers: counts, countries: counts },
  }),
);

const FREE = '.json';

/**
 * Stores views in files of the data directory while the database is unavailable. A file is claimed by renaming it, so
 * that only one instance writes it.
 */
export function keepUnwritten(folder: string, log: Log) {
  return {
    keep: async (looks: readonly Looks[]) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, newId());
      const text = JSON.stringify(looks, (_, value) => (value instanceof Map ? [...value] : value));
      await writeFile(path, text, { mode: 0o600, flush: true });
      await rename(path, path + FREE);
    },

    /** Passes each stored file to `write`, oldest first. A file is deleted on success and released on failure. */
    handOver: async (write: (looks: readonly Looks[]) => Promise<void>) => {
      for (const path of await freeIn(folder)) {
        const claimed = `${path}.${newId()}`;
        const isOurs = await rename(path, claimed).then(() => true, unlessMissing(false));
        if (!isOurs) continue;
        const looks = readLooks(await readFile(claimed, 'utf8'));
        // A damaged file, as after a full disk, keeps its claimed name and is not read again.
        if (!looks) {
          log.error(`${claimed} is damaged; its visits were not counted`);
          continue;
        }
        try {
          await write(looks);
        } catch (error) {
          await rename(claimed, path);
          throw error;
        }
        await rm(claimed);
      }
    },
  };
}

function readLooks(text: string): Looks[] | undefined {
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function freeIn(folder: string) {
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  return names
    .filter((name) => name.endsWith(FREE))
    .sort()
    .map((name) => join(folder, name));
}

const unlessMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
