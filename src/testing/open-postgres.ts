import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { changeOwner, postgresAccount } from '#platform/server/db/postgres-account.ts';
import { run } from '#platform/server/db/run-as.ts';
import { ownEnvironment } from '#platform/server/env.ts';
import { makeFastFolder } from './fast-folder.ts';
import { freePort } from './product.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Returns the binary folders of every installed PostgreSQL: Debian's, by version, and those in `POSTGRES_BINARIES`,
 * separated by colons.
 */
export async function installedPostgres() {
  const versions = await readdir(DEBIAN).catch(() => []);
  const debian = versions.map((version) => join(DEBIAN, version, 'bin'));
  return [...debian, ...(ownEnvironment({}).POSTGRES_BINARIES?.split(':') ?? [])];
}

/** Starts a PostgreSQL server from a binary folder on a free port, with the user `postgres` and no password. */
export async function openPostgres(binaries: string) {
  const dataDir = await makeFastFolder();
  const folder = join(dataDir, 'pg');
  const account = await postgresAccount(dataDir, folder, join(binaries, 'postgres'));
  await changeOwner(account, dataDir);
  const runFrom = async (program: string, ...args: string[]) => {
    const { code, output } = await run(account, join(binaries, program), args);
    if (code !== 0) throw new Error(`${program}: ${output}`);
  };
  await runFrom('initdb', '-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  await runFrom('pg_ctl', 'start', '-w', '-D', folder, '-l', join(dataDir, 'pg.log'), '-o', options);
  const superUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    superUrl,
    version: rows[0]?.server_version ?? '',
    query: (text: string) => client.query(text),
    close: async () => {
      await client.end();
      await runFrom('pg_ctl', 'stop', '-w', '-D', folder, '-m', 'fast');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
