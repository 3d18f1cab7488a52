import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { prepareDataDir, readOrMakeKey } from './data-dir.ts';
import { StartError } from './errors.ts';

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

describe('the data directory', () => {
  it('is made with all folders above it, for nobody else to list', async () => {
    const path = join(await makeFolder(), 'some', 'where');
    expect(await prepareDataDir(path)).toBe(path);
    expect(await modeOf(path)).toBe('711');
  });

  it('is told by its absolute path and left as it was', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'kept'), 'as it was');
    expect(isAbsolute(await prepareDataDir('.'))).toBe(true);
    expect(await prepareDataDir(join(folder, '..', folder.split('/').at(-1) ?? ''))).toBe(folder);
    expect(await readdir(folder)).toEqual(['kept']);
  });

  it('that is a file is refused in one line that says what to do', async () => {
    const file = join(await makeFolder(), 'data');
    await writeFile(file, '');
    await expect(prepareDataDir(file)).rejects.toThrow(
      new StartError(
        `the data directory ${file} is a file, not a folder. Fix that, or set DATA_DIR to another folder.`,
      ),
    );
    await expect(prepareDataDir(join(file, 'below'))).rejects.toThrow(
      new StartError(
        `the data directory ${join(file, 'below')} has a file in its path where a folder is needed. Fix that, or set DATA_DIR to another folder.`,
      ),
    );
  });

  it('that is a link to nowhere is refused too', async () => {
    const path = join(await makeFolder(), 'data');
    await symlink('nowhere/at/all', path);
    await expect(prepareDataDir(path)).rejects.toThrow(StartError);
  });
});

describe('the key of the instance', () => {
  it('is made once, long and for its owner’s eyes', async () => {
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

  it('is one and the same for instances that start at once', async () => {
    const folder = await makeFolder();
    const keys = await Promise.all(Array.from({ length: 20 }, () => readOrMakeKey(folder)));
    expect(new Set(keys).size).toBe(1);
    expect((await readFile(join(folder, 'key'), 'utf8')).trim()).toBe(keys[0]);
    expect(await readdir(folder)).toEqual(['key']);
  });

  it('that others could read is closed to them', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'key'), `${'k'.repeat(40)}\n`, { mode: 0o644 });
    expect(await readOrMakeKey(folder)).toBe('k'.repeat(40));
    expect(await modeOf(join(folder, 'key'))).toBe('600');
  });

  it('that is damaged is told and not made anew', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'key'), 'short');
    await expect(readOrMakeKey(folder)).rejects.toThrow(
      new StartError(`${join(folder, 'key')} is damaged. Restore it from a backup.`),
    );
    expect(await readFile(join(folder, 'key'), 'utf8')).toBe('short');
  });

  it('that is no file at all is told too', async () => {
    const folder = await makeFolder();
    await mkdir(join(folder, 'key'));
    await expect(readOrMakeKey(folder)).rejects.toThrow(StartError);
    await access(join(folder, 'key'));
  });
});
