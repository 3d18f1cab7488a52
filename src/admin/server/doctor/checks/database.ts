import { knownMigrations } from '#platform/db/migrate.ts';
import { databaseAccess } from '#platform/db/own-roles.ts';
import type { Check } from '../finding.ts';
import * as ask from '../store.ts';

const MEGABYTE = 1e6;
/** Share of connections in use above which the server may soon refuse some. */
const CROWDED = 0.8;

/** Reports version and size of the database. The minimum version is enforced when connecting. */
export const database: Check = {
  name: 'database',
  look: async ({ pool }) => {
    const { version, size } = await ask.aboutDatabase(await pool());
    return { state: 'ok', seen: { word: 'database', values: { version, size: Math.ceil(size / MEGABYTE) } } };
  },
};

/**
 * Checks that other logins of the server have no access, and that row-level security applies to the instance's own
 * login.
 */
export const access: Check = {
  name: 'access',
  look: async ({ pool }) => {
    const { login, isSuperuser, database, isOpen } = await databaseAccess(await pool());
    const values = { login, database };
    if (isSuperuser) {
      return { state: 'warn', seen: { word: 'accessSuperuser', values }, mend: { word: 'accessSuperuser' } };
    }
    if (isOpen) return { state: 'warn', seen: { word: 'accessOpen', values }, mend: { word: 'accessOpen', values } };
    return { state: 'ok', seen: { word: 'access', values } };
  },
};

export const schema: Check = {
  name: 'schema',
  look: async ({ pool }) => {
    const count = await ask.missingMigrations(await pool());
    const migration = knownMigrations().at(-1)?.tag ?? '';
    if (count === 0) return { state: 'ok', seen: { word: 'schema', values: { migration } } };
    if (count < 0) return { state: 'fail', seen: { word: 'schemaNewer' }, mend: { word: 'schemaNewer' } };
    return { state: 'fail', seen: { word: 'schemaOlder', values: { count } }, mend: { word: 'schemaOlder' } };
  },
};

export const connections: Check = {
  name: 'connections',
  look: async ({ pool }) => {
    const values = await ask.aboutConnections(await pool());
    const seen = { word: 'connections', values } as const;
    if (values.used < values.most * CROWDED) return { state: 'ok', seen };
    return { state: 'warn', seen, mend: { word: 'connections' } };
  },
};

/** Clock difference in seconds from which sessions and codes expire at the wrong time, and from which they fail. */
const APART = 5;
const FAR_APART = 60;

export const clock: Check = {
  name: 'clock',
  look: async ({ pool }) => {
    const server = await pool();
    const before = Date.now();
    const there = await ask.timeOfDatabase(server);
    const here = (before + Date.now()) / 2;
    const seconds = Math.round(Math.abs(there - here) / 100) / 10;
    const seen = { word: 'clock', values: { seconds } } as const;
    if (seconds < APART) return { state: 'ok', seen };
    return { state: seconds < FAR_APART ? 'warn' : 'fail', seen, mend: { word: 'clock' } };
  },
};

/** Minutes a job may wait before the job worker counts as slow, and as stopped. */
const LATE = 10;
const VERY_LATE = 60;

export const jobs: Check = {
  name: 'jobs',
  look: async ({ pool }) => {
    const queue = await ask.aboutJobs(await pool());
    if (queue === undefined) return { state: 'warn', seen: { word: 'jobsNone' }, mend: { word: 'jobsNone' } };
    const { waiting, failed, minutes } = queue;
    if (minutes >= LATE) {
      const state = minutes < VERY_LATE ? 'warn' : 'fail';
      return { state, seen: { word: 'jobsLate', values: { waiting, minutes } }, mend: { word: 'jobsLate' } };
    }
    const seen = { word: 'jobs', values: { waiting, failed } } as const;
    return failed === 0 ? { state: 'ok', seen } : { state: 'warn', seen, mend: { word: 'jobsFailed' } };
  },
};
