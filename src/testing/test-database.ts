import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { connect } from '#platform/db/connect.ts';
import { type Database, makeDatabase } from '#platform/db/database.ts';
import { makeLog } from '#platform/log.ts';
import { TEMPLATE } from './postgres-for-tests.ts';

export const silentLog = makeLog('silent');

/** Runs statements on the test server as its superuser. */
export async function asSuperuser(work: (client: pg.Client) => Promise<unknown>, database = 'postgres') {
  const url = new URL(inject('superUrl'));
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
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
