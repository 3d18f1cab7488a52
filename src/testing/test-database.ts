import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect } from '#platform/server/db/connect.ts';
import { type Database, makeDatabase } from '#platform/server/db/database.ts';
import { roleNames } from '#platform/server/db/role-names.ts';
import { makeLog } from '#platform/server/log.ts';
import { TEMPLATE } from './postgres-for-tests.ts';

export const silentLog = makeLog('silent');

/** The database roles of every test database, which come from the template. */
export const ROLES = roleNames(TEMPLATE);

let superusers: pg.Pool | undefined;

/** Runs statements on the test server as its superuser, over a connection that the worker keeps open. */
export async function asSuperuser(work: (client: pg.ClientBase) => Promise<unknown>) {
  superusers ??= new pg.Pool({ connectionString: inject('superUrl'), allowExitOnIdle: true, idleTimeoutMillis: 0 });
  const client = await superusers.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** Registers a cleanup function for the end of the test or of the file. */
export type WhenDone = (clean: () => Promise<void>) => void;

/** Creates a migrated database that is dropped after the test, and returns its URL. */
export async function makeTestDatabase(whenDone: WhenDone = onTestFinished) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // `file_copy` is three times as fast here: the default strategy would write every page of the template to the WAL.
  await asSuperuser((client) =>
    client.query(`create database ${name} template ${TEMPLATE} owner vitrine strategy file_copy`),
  );
  whenDone(() => asSuperuser((client) => client.query(`drop database if exists ${name} with (force)`)));
  const url = new URL(inject('appUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the URL of a test database for the role that owns its tables. */
export const asOwner = (url: string) =>
  Object.assign(new URL(inject('ownerUrl')), { pathname: new URL(url).pathname }).href;

/** Returns the database name in a URL. */
export const databaseIn = (url: string) => new URL(url).pathname.slice(1);

/** Opens a new test database as the product does. */
export const openTestDatabase = async () => openAt(await makeTestDatabase());

/** Opens a new test database with the role that owns its tables. */
export const openOwnedDatabase = async () => openAt(asOwner(await makeTestDatabase()));

async function openAt(url: string): Promise<Database & { url: string }> {
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  return { ...(await makeDatabase(pool)), url };
}

/** Runs statements on a test database with the role that owns its tables. */
export async function queryAsOwner(url: string, text: string) {
  const client = new pg.Client({ connectionString: asOwner(url) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
