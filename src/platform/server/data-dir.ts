import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, chmod, link, mkdir, open, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartError } from '../pure/errors.ts';

const MIN_FREE_BYTES = 128 * 1024 * 1024;

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);
const REASONS: Record<string, string> = {
  EACCES: 'is not writable by this user',
  EPERM: 'is not writable by this user',
  EROFS: 'is on a read-only file system',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is over its disk quota',
  ENOTDIR: 'has a file in its path instead of a folder',
  EEXIST: 'is a file, not a folder',
};

/**
 * Creates the data directory if needed and checks that it is writable; returns its absolute path. A new directory needs
 * 128 MB of free space. An existing one is accepted on a full disk, so that it can still be inspected, backed up and
 * run.
 */
export async function prepareDataDir(dataDir: string) {
  const path = resolve(dataDir);
  const probe = join(path, `.probe-${process.pid}`);
  const isNew = !existsSync(join(path, 'key'));
  try {
    await mkdir(path, { recursive: true, mode: 0o711 });
    const file = await open(probe, 'w');
    await file.write('x'.repeat(4096));
    await file.sync();
    await file.close();
    await rm(probe);
  } catch (error) {
    await rm(probe, { force: true }).catch(() => {});
    const code = String((error as NodeJS.ErrnoException).code);
    if (!isNew && DISK_FULL_CODES.has(code)) return path;
    throw new StartError(`the data directory ${path} ${REASONS[code] ?? `can't be used (${code})`}. ${REMEDY}`);
  }
  const { bavail, bsize } = await statfs(path);
  if (isNew && bavail * bsize < MIN_FREE_BYTES) {
    const free = Math.floor((bavail * bsize) / 1024 / 1024);
    throw new StartError(
      `the data directory ${path} needs 128 MB of free disk space, but only ${free} MB is available. ${REMEDY}`,
    );
  }
  return path;
}

const REMEDY = 'Fix the problem, or set DATA_DIR to another folder.';

/**
 * Returns the instance's key, creating it on first use with access for its owner only. Other secrets are derived from
 * it.
 */
export async function readOrMakeKey(dataDir: string) {
  const path = join(dataDir, 'key');
  try {
    await access(path).catch(() => makeKey(path));
    await chmod(path, 0o600);
    const key = (await readFile(path, 'utf8')).trim();
    if (key.length < 32) throw new StartError(`${path} is damaged. Restore it from a backup.`);
    return key;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${path} can't be used (${code}). The user that runs Vitrine must own it.`);
  }
}

async function makeKey(path: string) {
  const tempPath = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(tempPath, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  // If two instances start at once, the second uses the first one's key. Not every file system supports hard links.
  await link(tempPath, path).catch((error: NodeJS.ErrnoException) =>
    error.code === 'EEXIST' ? undefined : rename(tempPath, path),
  );
  await rm(tempPath, { force: true });
}

/** Atomically replaces the key, for a restore of another instance's data. */
export async function replaceKey(dataDir: string, key: string) {
  const path = join(dataDir, 'key');
  const tempPath = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(tempPath, key, { mode: 0o600, flush: true });
  await rename(tempPath, path);
}
