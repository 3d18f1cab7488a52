import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect } from '#platform/db/connect.ts';
import { type Database, makeDatabase } from '#platform/db/database.ts';
import { roleNames } from '#platform/db/role-names.ts';
import { makeLog } from '#platform/log.ts';
import { TEMPLATE } from './postgres-for-tests.ts';

export const silentLog = makeLog('silent');

/** The roles of every test database: those of the template that it is a copy of. */
export const ROLES = roleNames(TEMPLATE);

let superusers: pg.Pool | undefined;

/** Runs statements on the test server as its superuser, by a connection that the worker keeps. */
export async function asSuperuser(work: (client: pg.ClientBase) => Promise<unknown>) {
  superusers ??= new pg.Pool({ connectionString: inject('superUrl'), allowExitOnIdle: true, idleTimeoutMillis: 0 });
  const client = await superusers.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** Puts off the cleaning up: to the end of the test, or of the file. */
export type WhenDone = (clean: () => Promise<void>) => void;

/** The address of a fresh, migrated database that is gone after the test. */
export async function makeTestDatabase(whenDone: WhenDone = onTestFinished) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Of what the template holds, the log would have to take down every page: to copy its files is three times as fast.
  await asSuperuser((client) =>
    client.query(`create database ${name} template ${TEMPLATE} owner vitrine strategy file_copy`),
  );
  whenDone(() => asSuperuser((client) => client.query(`drop database if exists ${name} with (force)`)));
  const url = new URL(inject('appUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** The address of the same test database for the role that owns its tables. */
export const asOwner = (url: string) =>
  Object.assign(new URL(inject('ownerUrl')), { pathname: new URL(url).pathname }).href;

/** The name of the database at an address. */
export const databaseIn = (url: string) => new URL(url).pathname.slice(1);

/** A fresh database, opened as the product opens it. */
export const openTestDatabase = async () => openAt(await makeTestDatabase());

/** A fresh database, opened by the role that owns its tables. */
export const openOwnedDatabase = async () => openAt(asOwner(await makeTestDatabase()));

async function openAt(url: string): Promise<Database & { url: string }> {
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  return { ...(await makeDatabase(pool)), url };
}

/** Runs statements on a test database as the role that owns its tables. */
export async function queryAsOwner(url: string, text: string) {
  const client = new pg.Client({ connectionString: asOwner(url) });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
