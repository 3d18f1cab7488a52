import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Check } from '../finding.ts';

/** Writes a file, reads it back and deletes it, as the storage service does. */
export const storage: Check = {
  name: 'storage',
  look: async ({ blobs, settings: { S3_BUCKET }, dataDir }) => {
    const id = randomUUID();
    const key = `${id.slice(0, 2)}/${id}`;
    const mend = S3_BUCKET ? ({ word: 'storageS3' } as const) : undefined;
    try {
      await blobs.put(key, new Blob([id]));
      const stream = await blobs.open(key);
      const read = stream && (await text(stream));
      if (read !== id) throw new Error(`what was written is not what is read: ${read?.length ?? 0} bytes`);
    } catch (error) {
      const values = { reason: (error as Error).message };
      return {
        state: 'fail',
        seen: { word: 'storageBroken', values },
        mend: mend ?? { word: 'storageDisk', values: { folder: join(dataDir, 'files') } },
      };
    } finally {
      await blobs.remove(key).catch(() => {});
    }
    const place = S3_BUCKET ?? join(dataDir, 'files');
    return { state: 'ok', seen: { word: S3_BUCKET ? 'storageS3' : 'storageDisk', values: { place } } };
  },
};

const MEGABYTE = 1e6;
const FEW_MEGABYTES = 1000;
const SMALL_SHARE = 0.05;

/** Secrets, uploads on their way and the own database lie in the data directory, wherever files are kept. */
export const disk: Check = {
  name: 'disk',
  look: async ({ dataDir, settings }) => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / MEGABYTE);
    const share = blocks === 0 ? 1 : bavail / blocks;
    const seen = { word: 'disk', values: { free, share, folder: dataDir } } as const;
    if (free >= FEW_MEGABYTES && share >= SMALL_SHARE) return { state: 'ok', seen };
    return { state: free < settings.MIN_FREE_DISK_MEGABYTES ? 'fail' : 'warn', seen, mend: { word: 'disk' } };
  },
};
