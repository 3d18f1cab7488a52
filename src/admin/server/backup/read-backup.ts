import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Entry } from 'yauzl';
import { CommandError } from '../command-error.ts';
import { damagedBackupError } from './damaged-backup-error.ts';
import { type BackupManifest, backupManifest, KEY_PATH, MANIFEST_PATH, tablePath } from './manifest.ts';
import { type Decryption, openArchive } from './open-archive.ts';

/** A verified backup: all parts exist and match their checksums. */
export type Backup = {
  manifest: BackupManifest;
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
      if (!entry) throw damagedBackupError(`${path} is missing`);
      return zip.openReadStreamPromise(entry);
    };
    const parsedManifest = await readManifest(await text(await open(MANIFEST_PATH)));
    const missing = expectedPaths(parsedManifest).find((path) => !(path in parsedManifest.parts));
    if (missing !== undefined) throw damagedBackupError(`${missing} is missing`);
    for (const [path, { sha256 }] of Object.entries(parsedManifest.parts)) {
      if ((await sha256Of(await open(path))) !== sha256) throw damagedBackupError(`${path} doesn't match its checksum`);
    }
    const key = parsedManifest.secret.inside ? await text(await open(KEY_PATH)) : undefined;
    return { manifest: parsedManifest, key, open, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof CommandError ? error : damagedBackupError((error as Error).message);
  }
}

async function readManifest(json: string) {
  const parsed = backupManifest.safeParse(JSON.parse(json));
  if (!parsed.success) throw damagedBackupError("this version doesn't recognize its manifest");
  return parsed.data;
}

const expectedPaths = ({ tables, secret }: BackupManifest) => [
  ...tables.map(({ name }) => tablePath(name)),
  ...(secret.inside ? [KEY_PATH] : []),
];

async function sha256Of(stream: Readable) {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
