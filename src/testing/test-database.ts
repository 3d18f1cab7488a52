import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect } from '#platform/db/connect.ts';
import { type Database, makeDatabase } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';
import { TEMPLATE } from './postgres-for-tests.ts';

export const silentLog = makeLog('silent');

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

/** The name of the database at an address. */
export const databaseIn = (url: string) => new URL(url).pathname.slice(1);

/** A fresh database, opened as the product opens it. */
export async function openTestDatabase(): Promise<Database & { url: string }> {
  const url = await makeTestDatabase();
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  return { ...makeDatabase(pool), url };
}
