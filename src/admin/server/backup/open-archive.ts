import { randomUUID } from 'node:crypto';
import { close, createReadStream, open as openFile, write } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import yauzl, { type ZipFile } from 'yauzl';
import { CommandError } from '../command-error.ts';
import { damagedBackupError } from './damaged-backup-error.ts';
import { type DecryptionKey, detectEncryption, HEADER_BYTES, makeDecryptor } from './encryption.ts';

/** Key for an encrypted backup, and the folder for its decrypted archive, which is unlinked as soon as it is opened. */
export type Decryption = { key: DecryptionKey; folder: string };

const ZIP_OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;

/** Opens the ZIP archive of a backup. An encrypted one is decrypted as a whole first. */
export async function openArchive(file: string, decryption?: Decryption): Promise<ZipFile> {
  const encrypted = await detectBackupEncryption(file);
  if (encrypted && !decryption) throw new CommandError(`${file} is encrypted.`);
  try {
    return encrypted && decryption
      ? await openDecrypted(file, decryption)
      : await yauzl.openPromise(file, { ...ZIP_OPTIONS });
  } catch (error) {
    throw error instanceof CommandError ? error : damagedBackupError((error as Error).message);
  }
}

/** Detects the kind of key that decrypts a backup; undefined if it is not encrypted. */
export async function detectBackupEncryption(file: string) {
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
      return detectEncryption(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`${file} doesn't exist.`);
    throw new CommandError(`${file} can't be read (${code}).`);
  }
}

async function openDecrypted(file: string, { key, folder }: Decryption) {
  const decrypt = makeDecryptor(key);
  const fd = await openUnlinkedFile(folder);
  try {
    for await (const chunk of decrypt(createReadStream(file))) await writeAll(fd, chunk);
    return await yauzl.fromFdPromise(fd, { ...ZIP_OPTIONS });
  } catch (error) {
    await promisify(close)(fd);
    const { code } = error as NodeJS.ErrnoException;
    if (code) throw new CommandError(`The backup can't be decrypted into ${folder} (${code}). Nothing was changed.`);
    throw error;
  }
}

/** Creates a file and unlinks it at once, so that nothing remains even if the process is killed. */
async function openUnlinkedFile(folder: string) {
  const path = join(folder, `.restore-${randomUUID()}`);
  const fd = await promisify(openFile)(path, 'wx+', 0o600);
  await rm(path);
  return fd;
}

async function writeAll(fd: number, bytes: Uint8Array) {
  for (let written = 0; written < bytes.length; ) {
    written += (await promisify(write)(fd, bytes.subarray(written))).bytesWritten;
  }
}
