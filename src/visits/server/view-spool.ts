import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { newId } from '#platform/server/ids.ts';
import type { Log } from '#platform/server/log.ts';
import { VISIT_TARGETS } from '../contract.ts';
import type { VisitorViews } from './view-collector.ts';

const counts = z.array(z.tuple([z.string(), z.int()])).transform((list) => new Map(list));
const spooledViews = z.array(
  z.object({
    day: z.iso.date(),
    ownerId: z.string(),
    target: z.object({ kind: z.enum(VISIT_TARGETS), id: z.string() }),
    reader: z.string(),
    ...{ views: z.int(), downloads: z.int(), firstAt: z.int(), lastAt: z.int() },
    ...{ pages: counts, referrers: counts, countries: counts },
  }),
);

const UNCLAIMED_SUFFIX = '.json';

/**
 * Stores views in files of the data directory while the database is unavailable. A file is claimed by renaming it, so
 * that only one instance writes it.
 */
export function makeViewSpool(folder: string, log: Log) {
  return {
    save: async (visitorViews: readonly VisitorViews[]) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, newId());
      const text = JSON.stringify(visitorViews, (_, value) => (value instanceof Map ? [...value] : value));
      await writeFile(path, text, { mode: 0o600, flush: true });
      await rename(path, path + UNCLAIMED_SUFFIX);
    },

    /** Passes each stored file to `write`, oldest first. A file is deleted on success and released on failure. */
    drain: async (write: (visitorViews: readonly VisitorViews[]) => Promise<void>) => {
      for (const path of await unclaimedFiles(folder)) {
        const claimedPath = `${path}.${newId()}`;
        const isClaimed = await rename(path, claimedPath).then(() => true, unlessMissing(false));
        if (!isClaimed) continue;
        const visitorViews = parseViews(await readFile(claimedPath, 'utf8'));
        // A damaged file, as after a full disk, keeps its claimed name and is not read again.
        if (!visitorViews) {
          log.error(`${claimedPath} is damaged; its visits were not counted`);
          continue;
        }
        try {
          await write(visitorViews);
        } catch (error) {
          await rename(claimedPath, path);
          throw error;
        }
        await rm(claimedPath);
      }
    },
  };
}

function parseViews(text: string): VisitorViews[] | undefined {
  try {
    return spooledViews.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

async function unclaimedFiles(folder: string) {
  const names = await readdir(folder).catch(unlessMissing<string[]>([]));
  return names
    .filter((name) => name.endsWith(UNCLAIMED_SUFFIX))
    .sort()
    .map((name) => join(folder, name));
}

const unlessMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error;
    return value;
  };
