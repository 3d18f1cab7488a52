import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StartError } from '../pure/errors.ts';
import { prepareDataDir, readOrMakeKey } from './data-dir.ts';

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('the data directory', () => {
  it('is created with all parent folders, and other users cannot list it', async () => {
    const path = join(await makeFolder(), 'some', 'where');
    expect(await prepareDataDir(path)).toBe(path);
    expect(await modeOf(path)).toBe('711');
  });

  it('is returned as an absolute path and left unchanged', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'kept'), 'as it was');
    expect(isAbsolute(await prepareDataDir('.'))).toBe(true);
    expect(await prepareDataDir(join(folder, '..', folder.split('/').at(-1) ?? ''))).toBe(folder);
    expect(await readdir(folder)).toEqual(['kept']);
  });

  it('is refused in one line with the remedy if it is a file', async () => {
    const file = join(await makeFolder(), 'data');
    await writeFile(file, '');
    await expect(prepareDataDir(file)).rejects.toThrow(
      new StartError(
        `the data directory ${file} is a file, not a folder. Fix the problem, or set DATA_DIR to another folder.`,
      ),
    );
    await expect(prepareDataDir(join(file, 'below'))).rejects.toThrow(
      new StartError(
        `the data directory ${join(file, 'below')} has a file in its path instead of a folder. Fix the problem, or set DATA_DIR to another folder.`,
      ),
    );
  });

  it('is refused if it is a broken link', async () => {
    const path = join(await makeFolder(), 'data');
    await symlink('nowhere/at/all', path);
    await expect(prepareDataDir(path)).rejects.toThrow(StartError);
  });
});

describe('the key of the instance', () => {
  it('is created once, with 64 digits and access for its owner only', async () => {
    const folder = await makeFolder();
    const key = await readOrMakeKey(folder);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await readOrMakeKey(folder)).toBe(key);
    expect(await modeOf(join(folder, 'key'))).toBe('600');
    expect(await readdir(folder)).toEqual(['key']);
  });

  it('differs from folder to folder', async () => {
    expect(await readOrMakeKey(await makeFolder())).not.toBe(await readOrMakeKey(await makeFolder()));
  });

  it('is the same for instances that start at once', async () => {
    const folder = await makeFolder();
    const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKey(folder)));
    expect(new Set(keys).size).toBe(1);
    expect((await readFile(join(folder, 'key'), 'utf8')).trim()).toBe(keys[0]);
    expect(await readdir(folder)).toEqual(['key']);
  });

  it('is made unreadable for other users', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'key'), `${'k'.repeat(40)}\n`, { mode: 0o644 });
    expect(await readOrMakeKey(folder)).toBe('k'.repeat(40));
    expect(await modeOf(join(folder, 'key'))).toBe('600');
  });

  it('is reported and not replaced if it is damaged', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'key'), 'short');
    await expect(readOrMakeKey(folder)).rejects.toThrow(
      new StartError(`${join(folder, 'key')} is damaged. Restore it from a backup.`),
    );
    expect(await readFile(join(folder, 'key'), 'utf8')).toBe('short');
  });

  it('is reported if it is not a file', async () => {
    const folder = await makeFolder();
    await mkdir(join(folder, 'key'));
    await expect(readOrMakeKey(folder)).rejects.toThrow(StartError);
    await access(join(folder, 'key'));
  });
});
