import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../pure/errors.ts';
import type { Log } from '../log.ts';
import { OWNER, type Passwords, passwordsFrom, RUNTIME, urlsAt } from './embedded-keys.ts';
import { postgresAccount } from './postgres-account.ts';
import {
  findBinaries,
  initialise,
  isInitialised,
  launch,
  pause,
  runningPort,
  waitUntilReady,
} from './postgres-cluster.ts';
import { run } from './run-as.ts';

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

/**
 * A server used by a command, perhaps besides a running instance. `isOurs`: the command started it, and `stop` ends it.
 */
export type AttachedPostgres = Pick<EmbeddedPostgres, 'url' | 'ownerUrl' | 'superUrl' | 'stop'> & { isOurs: boolean };

/** About half a minute: after a kill on a busy machine, old backends may hold the shared memory for seconds. */
const MAX_RESTARTS = 30;
const RESTART_PAUSE_MS = 1000;
const INSTANCE_LOCK = 8472;

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
    running === undefined ? await launch({ ...cluster, config }) : { port: running, child: undefined };

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
        const relaunched = portInUse === undefined ? await launch({ ...cluster, config, port }) : undefined;
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
export const hasEmbeddedPostgres = (dataDir: string) => isInitialised(join(dataDir, 'pg'));

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
    `another instance (process ${pid}) is already using ${dataDir}. Stop it, or set another DATA_DIR and PORT.`,
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
