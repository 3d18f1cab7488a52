import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { packages, root } from '#platform/server/root.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { cvOfTexts, registerHeavyMember } from '#testing/heavy-work.ts';
import { build, startProduct } from '#testing/product.ts';
import { currentBuild, previousBuild, selectBuild } from '../../scripts/builds.mjs';

vi.setConfig({ testTimeout: 60_000 });

const BUILDS = join(root, 'scripts', 'builds.mjs');
const A = 'aaaaaaaaaaaa';
const B = 'bbbbbbbbbbbb';
const C = 'cccccccccccc';
const D = 'dddddddddddd';

async function makeDist() {
  const folder = await makeFastFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'dist');
}

/** Selects a build whose content is a single file. */
const select = (dist: string, id: string, text = id) =>
  selectBuild(dist, id, (folder) => writeFile(join(folder, 'built'), text));

const namesIn = async (dist: string) => (await readdir(dist)).filter((name) => name !== 'current').sort();

/** Runs a script in another process until it writes to its output. */
async function runInProcess(script: string) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

const holdInProcess = (folder: string) =>
  runInProcess(`
    import { holdBuild } from ${JSON.stringify(BUILDS)};
    holdBuild(${JSON.stringify(folder)});
    setInterval(() => {}, 1000);
    process.on('SIGTERM', () => process.exit(0));
    console.log('held');`);

/** Starts a build in another process that pauses halfway and continues on SIGTERM. */
const buildHalfInProcess = (dist: string, id: string) =>
  runInProcess(`
    import { writeFileSync } from 'node:fs';
    import { selectBuild } from ${JSON.stringify(BUILDS)};
    const waiting = setInterval(() => {}, 1000);
    await selectBuild(${JSON.stringify(dist)}, ${JSON.stringify(id)}, async (folder) => {
      writeFileSync(folder + '/built', 'half');
      const ended = new Promise((resolve) => process.once('SIGTERM', resolve));
      console.log('half');
      await ended;
    });
    clearInterval(waiting);`);

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code as number | null;
}

describe('a build', () => {
  it('becomes current once it is complete, and the previous one stays', async () => {
    const dist = await makeDist();
    expect(currentBuild(dist)).toBeUndefined();
    await select(dist, A);
    await selectBuild(dist, B, async (folder) => {
      expect(currentBuild(dist)).toBe(join(dist, A));
      expect(basename(folder)).not.toBe(B);
      await writeFile(join(folder, 'built'), B);
    });
    expect([currentBuild(dist), previousBuild(dist)]).toEqual([join(dist, B), join(dist, A)]);
  });

  it('is reused for the same sources', async () => {
    const dist = await makeDist();
    await select(dist, A);
    await select(dist, B);
    expect(await select(dist, A, 'made again')).toBe(join(dist, A));
    expect(await readFile(join(dist, A, 'built'), 'utf8')).toBe(A);
    expect([currentBuild(dist), previousBuild(dist)]).toEqual([join(dist, A), join(dist, B)]);
  });

  it('leaves the current one in place if it fails', async () => {
    const dist = await makeDist();
    await select(dist, A);
    await expect(selectBuild(dist, B, () => Promise.reject(new Error('a type is wrong')))).rejects.toThrow('a type');
    expect(currentBuild(dist)).toBe(join(dist, A));
    expect(await namesIn(dist)).toEqual([A]);
  });

  it('leaves the current one in place if it is killed, and the next build removes its files', async () => {
    const dist = await makeDist();
    await select(dist, A);
    await end(await buildHalfInProcess(dist, B), 'SIGKILL');
    expect(currentBuild(dist)).toBe(join(dist, A));
    expect(await namesIn(dist)).toHaveLength(2);
    await select(dist, B);
    expect(await readFile(join(dist, B, 'built'), 'utf8')).toBe(B);
    expect(await namesIn(dist)).toEqual([A, B]);
  });

  it('is not disturbed by a concurrent one', async () => {
    const dist = await makeDist();
    const half = await buildHalfInProcess(dist, C);
    const folders = await Promise.all([select(dist, B), select(dist, C)]);
    expect(await Promise.all(folders.map((folder) => readFile(join(folder, 'built'), 'utf8')))).toEqual([B, C]);
    expect(await end(half, 'SIGTERM')).toBe(0);
    expect(await readFile(join(dist, C, 'built'), 'utf8')).toBe(C);
    expect(currentBuild(dist)).toBe(join(dist, C));
    expect(await namesIn(dist)).toEqual([B, C]);
  });
});

describe('old builds', () => {
  it('are removed, except the previous one', async () => {
    const dist = await makeDist();
    for (const id of [A, B, C]) await select(dist, id);
    expect(await namesIn(dist)).toEqual([B, C]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('stay while they are in use, until %s of their user', async (signal) => {
    const dist = await makeDist();
    const user = await holdInProcess(await select(dist, A));
    for (const id of [B, C, D]) await select(dist, id);
    expect(await namesIn(dist)).toEqual([A, C, D]);
    await end(user, signal);
    await select(dist, D);
    expect(await namesIn(dist)).toEqual([C, D]);
  });

  it('are removed if an unrelated process has the id of their former user', async () => {
    const dist = await makeDist();
    await writeFile(join(await select(dist, A), 'in-use', `${process.pid}-1`), '');
    for (const id of [B, C]) await select(dist, id);
    expect(await namesIn(dist)).toEqual([B, C]);
  });

  it('are removed, but other folders are not', async () => {
    const dist = await makeDist();
    await mkdir(join(dist, 'fonts'), { recursive: true });
    for (const id of [A, B, C]) await select(dist, id);
    expect(await namesIn(dist)).toEqual([B, C, 'fonts']);
  });
});

describe('a running instance', () => {
  it('serves pages, scripts, PDFs and its first Arabic text after newer builds replaced its own', async () => {
    const dist = await makeDist();
    await mkdir(dist);
    await symlink(packages, join(dirname(dist), 'node_modules'));
    await selectBuild(dist, A, async (folder) => {
      await mkdir(join(folder, 'client', 'assets'), { recursive: true });
      await writeFile(join(folder, 'client', 'assets', 'older-1234567.js'), 'older');
    });
    const own = await selectBuild(dist, B, (folder) =>
      cp(build, folder, { recursive: true, filter: (path) => basename(path) !== 'in-use' }),
    );
    const product = await startProduct({}, join(own, 'server', 'server.js'));
    onTestFinished(async () => void (await product.stop()));

    for (const id of [C, D]) await select(dist, id);
    expect(existsSync(own)).toBe(true);

    const scripts = await readdir(join(own, 'client', 'assets'));
    const paths = ['/', '/?lang=ar', '/login', ...scripts.slice(0, 20).map((name) => `/assets/${name}`)];
    for (const path of [...paths, '/assets/older-1234567.js']) {
      expect([path, (await fetch(product.url + path)).status]).toEqual([path, 200]);
    }
    const ada = await registerHeavyMember(product);
    const { id } = await ada.makeCv(cvOfTexts('Ada', ['Notes']));
    for (const format of ['pdf', 'docx']) {
      expect((await ada.call('GET', `/api/cvs/${id}/export/${format}`)).status).toBe(200);
    }

    await product.stop();
    await select(dist, D);
    expect(await namesIn(dist)).toEqual([C, D]);
  });
});
