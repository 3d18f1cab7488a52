import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Entry } from 'yauzl';
import { CommandRefused } from '../command-refused.ts';
import { damaged } from './damaged.ts';
import { KEY, MANIFEST, type Manifest, manifest, tablePath } from './manifest.ts';
import { type Decryption, openArchive } from './open-archive.ts';

/** A verified backup: all parts exist and match their checksums. */
export type Backup = {
  manifest: Manifest;
  /** Key of the instance that was backed up, if that key is its secret. */
  key: string | undefined;
  open(path: string): Promise<Readable>;
  close(): void;
};

/** Opens a backup and reads it once completely, so that damage is found before anything is changed. */
export async function openBackup(file: string, decryption?: Decryption): Promise<Backup> {
  const zip = await openArchive(file, decryption);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (path: string) => {
      const entry = entries.get(path);
      if (!entry) throw damaged(`${path} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const read = await readManifest(await text(await open(MANIFEST)));
    const missing = wantedParts(read).find((path) => !(path in read.parts));
    if (missing !== undefined) throw damaged(`${missing} is missing`);
    for (const [path, { sha256 }] of Object.entries(read.parts)) {
      if ((await hashOf(await open(path))) !== sha256) throw damaged(`${path} is not what it was`);
    }
    const key = read.secret.inside ? await text(await open(KEY)) : undefined;
    return { manifest: read, key, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof CommandRefused ? error : damaged((error as Error).message);
  }
}

async function readManifest(given: string) {
  const parsed = manifest.safeParse(JSON.parse(given));
  if (!parsed.success) throw damaged('its manifest is not one that this version knows');
  return parsed.data;
}

const wantedParts = ({ tables, secret }: Manifest) => [
  ...tables.map(({ name }) => tablePath(name)),
  ...(secret.inside ? [KEY] : []),
];

async function hashOf(stream: Readable) {
  const hash = createHash('sha256');
  for await (const piece of stream) hash.update(piece);
  return hash.digest('hex');
}
