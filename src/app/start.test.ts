import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { eventually } from '#testing/eventually.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { freePort, serverFile, startProduct } from '#testing/product.ts';

const PATHS = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const asRoot = process.getuid?.() === 0;

vi.setConfig({ testTimeout: 60_000 });

async function makeFolder() {
  const folder = await makeFastFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A data directory of a cleanly stopped product. Each test that needs one gets a copy. */
let left: string;
beforeAll(async () => {
  left = await makeFastFolder();
  expect(await (await startProduct({ DATA_DIR: left })).stop()).toBe(0);
}, 60_000);
afterAll(() => rm(left, { recursive: true, force: true }));

async function makeUsedFolder() {
  const folder = await makeFolder();
  await cp(left, folder, { recursive: true });
  return folder;
}

type ProcessUser = { uid?: number; gid?: number };

/** Starts the built product and returns its process, with promises of its exit code and output. */
function launch(env: Record<string, string>, as: ProcessUser = {}) {
  const child = spawn(process.execPath, [serverFile], { env: { PATH: PATHS, ...env }, ...as });
  let [output, failed] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (failed += chunk));
  const ended = new Promise<{ code: number | null; stdout: string; lines: string[] }>((resolve) =>
    child.on('close', (code) => resolve({ code, stdout: output, lines: failed.trim().split('\n') })),
  );
  return { child, ended, stdout: () => output };
}

/** Starts the built product where it must fail, and returns its exit code and output. */
async function failToStart(env: Record<string, string>, as: ProcessUser = {}) {
  const dataDir = env.DATA_DIR ?? (await makeFolder());
  const settings = { PORT: String(await freePort()), ...env, DATA_DIR: dataDir };
  const { code, stdout, lines } = await launch(settings, as).ended;
  expect(stdout).toBe('');
  return { code, lines };
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

const isOver = (pid: number) => eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));

const oneLine = (text: RegExp) => ({ code: 1, lines: [expect.stringMatching(text)] });

/** Mounts a small file system, if the system allows it. Returns whether it did. */
function mount(folder: string, options: string) {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (status === 0) onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return status === 0;
}

const mayRun = (as: ProcessUser) => spawnSync(process.execPath, ['--check', serverFile], as).status === 0;

describe('a failed start prints one line with the fault and the remedy', () => {
  it('for a port that is in use, and leaves no PostgreSQL running', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const dataDir = await makeFolder();
    expect(await failToStart({ DATA_DIR: dataDir, PORT: String(port) })).toEqual(
      oneLine(/^Vitrine can't start: port \d+ is already in use\. Stop the other program, or set PORT/),
    );
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('for a data directory that another instance uses', async () => {
    const product = await startProduct({ DATA_DIR: await makeUsedFolder() });
    onTestFinished(async () => void (await product.stop()));
    expect(await failToStart({ DATA_DIR: product.dataDir })).toEqual(
      oneLine(
        new RegExp(`^Vitrine can't start: another instance \\(process ${product.process.pid}\\) is already using`),
      ),
    );
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  it('for a key that does not match the database, and leaves no PostgreSQL running', async () => {
    const dataDir = await makeUsedFolder();
    await writeFile(join(dataDir, 'key'), 'another key, from some other data directory');
    expect(await failToStart({ DATA_DIR: dataDir })).toEqual(
      oneLine(/^Vitrine can't start: PostgreSQL in .* doesn't start: its password doesn't match DATA_DIR\/key/),
    );
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('for a data directory that is a file', async () => {
    const file = join(await makeFolder(), 'data');
    await writeFile(file, '');
    expect(await failToStart({ DATA_DIR: file })).toEqual(oneLine(/^Vitrine can't start: the data directory .* file/));
  });

  it('for a data directory of another user', async ({ skip }) => {
    const folder = await makeFolder();
    const nobody = { uid: 65534, gid: 65534 };
    if (asRoot) skip(!mayRun(nobody), 'other users have no access to the product');
    else await chmod(folder, 0o500);
    expect(await failToStart({ DATA_DIR: folder }, asRoot ? nobody : {})).toEqual(
      oneLine(
        /^Vitrine can't start: the data directory .* is not writable by this user\. Fix the problem, or set DATA_DIR/,
      ),
    );
  });

  it('for a data directory that is read-only', async ({ skip }) => {
    const folder = await makeFolder();
    skip(!asRoot || !mount(folder, 'ro'), 'no read-only disk could be mounted');
    expect(await failToStart({ DATA_DIR: folder })).toEqual(
      oneLine(
        /^Vitrine can't start: the data directory .* is on a read-only file system\. Fix the problem, or set DATA_DIR/,
      ),
    );
  });

  it('for a disk that is full', async ({ skip }) => {
    const folder = await makeFolder();
    skip(!asRoot || !mount(folder, 'size=64m,mode=711'), 'no small disk could be mounted');
    expect(await failToStart({ DATA_DIR: folder })).toEqual(
      oneLine(
        /^Vitrine can't start: the data directory .* needs 128 MB of free disk space, but only 6\d MB is available\. Fix the problem/,
      ),
    );
    await writeFile(join(folder, 'filler'), Buffer.alloc(64 * 1024 * 1024)).catch(() => {});
    expect(await failToStart({ DATA_DIR: folder })).toEqual(
      oneLine(/^Vitrine can't start: the data directory .* is on a full disk\. Fix the problem, or set DATA_DIR/),
    );
  });

  it('for an unreachable database, without showing its password', async () => {
    const port = await freePort();
    const { code, lines } = await failToStart({ DATABASE_URL: `postgres://ada:secret@127.0.0.1:${port}/vitrine` });
    expect({ code, lines }).toEqual(
      oneLine(
        new RegExp(
          `^Vitrine can't start: no PostgreSQL server responds at 127\\.0\\.0\\.1:${port}/vitrine\\. Fix the problem`,
        ),
      ),
    );
    expect(lines.join()).not.toContain('secret');
  });

  it('for invalid settings, all of them at once, without showing secrets', async () => {
    const { code, lines } = await failToStart({ PORT: 'many\nlines', ROLE: 'king', SECRET: 'too short' });
    expect({ code, lines }).toEqual(
      oneLine(/^Vitrine can't start: PORT .*"many\\nlines"; ROLE .*"king"; SECRET must have/),
    );
    expect(lines.join()).not.toContain('too short');
  });
});

describe('two simultaneous starts', () => {
  it.each(['a new', 'a used'])('on %s data directory leave one instance running', async (state) => {
    const dataDir = await (state === 'a used' ? makeUsedFolder() : makeFolder());
    const starts = await Promise.all(
      [1, 2].map(async () => launch({ DATA_DIR: dataDir, PORT: String(await freePort()) })),
    );
    const { lines, code } = await Promise.race(starts.map(({ ended }) => ended));
    expect({ lines, code }).toEqual(oneLine(/^Vitrine can't start: /));
    const [winner] = starts.filter(({ child }) => child.exitCode === null);
    if (!winner) throw new Error('both processes have ended');
    const url = await eventually(() => {
      const [, found] = /running at (\S+)/.exec(winner.stdout()) ?? [];
      if (!found) throw new Error('it is not running yet');
      return found;
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    winner.child.kill('SIGTERM');
    expect(await winner.ended).toMatchObject({ code: 0 });
  });
});

describe('a signal during the start', () => {
  it('ends the process with 0 and leaves no PostgreSQL running', async () => {
    const dataDir = await makeFolder();
    const { child, ended } = launch({ DATA_DIR: dataDir, PORT: String(await freePort()) });
    const postmaster = await eventually(() => postmasterOf(dataDir));
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, lines: [''] });
    await isOver(postmaster);
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  it('lets a request finish, stops PostgreSQL and exits with 0', async () => {
    const product = await startProduct({ DATA_DIR: await makeUsedFolder() });
    const postmaster = await postmasterOf(product.dataDir);
    const text = JSON.stringify({ to: 'ada@example.org' });
    const sending = request(`${product.url}/api/admin/mail/test`, {
      method: 'POST',
      headers: {
        authorization: `${SET_UP_SCHEME} ${product.setUpLink.split('#')[1]}`,
        'content-type': 'application/json',
        'content-length': text.length,
      },
    });
    const answered = once(sending, 'response');
    sending.write(text.slice(0, 5));
    await once(sending, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
    // A response on another connection shows that the data sent before has arrived.
    await fetch(`${product.url}/healthz`);

    product.process.kill(signal);
    await eventually(() => expect(fetch(`${product.url}/healthz`)).rejects.toThrow());
    sending.end(text.slice(5));
    const [answer] = await answered;
    answer.resume();

    expect(answer.statusCode).toBe(201);
    expect(await product.ended).toBe(0);
    await isOver(postmaster);
    await expect(postmasterOf(product.dataDir)).rejects.toThrow('ENOENT');
  });
});
