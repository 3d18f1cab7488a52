import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readOrMakeKey } from '#platform/server/data-dir.ts';
import { startEmbeddedPostgres } from '#platform/server/db/embedded.ts';
import { prepareDatabase } from '#platform/server/db/open-database.ts';
import { makeLog } from '#platform/server/log.ts';
import { makeFastFolder } from './fast-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the test server for its superuser. */
    superUrl: string;
    /** The URL of the test server for the role that owns the tables. */
    ownerUrl: string;
    /** The URL of the test server for the role that the product uses, without a usable database name. */
    appUrl: string;
  }
}

export const TEMPLATE = 'vitrine_template';

/** Starts one PostgreSQL for the whole run, with a migrated template from which each test's database is copied. */
export default async function setup(project: TestProject) {
  const dataDir = await makeFastFolder();
  const log = makeLog('silent');
  const server = await startEmbeddedPostgres({
    dataDir,
    key: await readOrMakeKey(dataDir),
    log,
    config: { max_connections: '300', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const admin = new pg.Client({ connectionString: server.superUrl });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE} owner vitrine`);
  await admin.end();

  const at = (url: string) => Object.assign(new URL(url), { pathname: `/${TEMPLATE}` }).href;
  await prepareDatabase({ url: at(server.url), ownerUrl: at(server.ownerUrl) }, log);

  project.provide('superUrl', server.superUrl);
  project.provide('ownerUrl', server.ownerUrl);
  project.provide('appUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
