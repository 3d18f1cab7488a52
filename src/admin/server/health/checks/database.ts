import { databaseAccess } from '#platform/server/db/manage-roles.ts';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import type { HealthCheck } from '../health-check.ts';
import * as ask from '../store.ts';

/** Share of connections in use above which the server may soon refuse some. */
const MAX_CONNECTION_SHARE = 0.8;

/** Reports version and size of the database. The minimum version is enforced when connecting. */
export const database: HealthCheck = {
  name: 'database',
  run: async ({ pool }) => {
    const { version, size } = await ask.readDatabaseInfo(await pool());
    return { state: 'ok', seen: { word: 'database', values: { version, size: { bytes: size } } } };
  },
};

/**
 * Checks that other logins of the server have no access, and that row-level security applies to the instance's own
 * login.
 */
export const access: HealthCheck = {
  name: 'access',
  run: async ({ pool }) => {
    const { login, isSuperuser, database, isOpen } = await databaseAccess(await pool());
    const values = { login, database };
    if (isSuperuser) {
      return { state: 'warn', seen: { word: 'accessSuperuser', values }, fix: { word: 'accessSuperuser' } };
    }
    if (isOpen) return { state: 'warn', seen: { word: 'accessOpen', values }, fix: { word: 'accessOpen', values } };
    return { state: 'ok', seen: { word: 'access', values } };
  },
};

export const schema: HealthCheck = {
  name: 'schema',
  run: async ({ pool }) => {
    const count = await ask.countMissingMigrations(await pool());
    const migration = knownMigrations().at(-1)?.tag ?? '';
    if (count === 0) return { state: 'ok', seen: { word: 'schema', values: { migration } } };
    if (count < 0) return { state: 'fail', seen: { word: 'schemaNewer' }, fix: { word: 'schemaNewer' } };
    return { state: 'fail', seen: { word: 'schemaOlder', values: { count } }, fix: { word: 'schemaOlder' } };
  },
};

export const connections: HealthCheck = {
  name: 'connections',
  run: async ({ pool }) => {
    const values = await ask.readConnectionUsage(await pool());
    const seen = { word: 'connections', values } as const;
    if (values.used < values.most * MAX_CONNECTION_SHARE) return { state: 'ok', seen };
    return { state: 'warn', seen, fix: { word: 'connections' } };
  },
};

/** Clock difference in seconds from which sessions and codes expire at the wrong time, and from which they fail. */
const CLOCK_WARN_SECONDS = 5;
const CLOCK_FAIL_SECONDS = 60;

export const clock: HealthCheck = {
  name: 'clock',
  run: async ({ pool }) => {
    const server = await pool();
    const before = Date.now();
    const databaseTime = await ask.readDatabaseTime(server);
    const localTime = (before + Date.now()) / 2;
    const seconds = Math.round(Math.abs(databaseTime - localTime) / 100) / 10;
    const seen = { word: 'clock', values: { seconds } } as const;
    if (seconds < CLOCK_WARN_SECONDS) return { state: 'ok', seen };
    return { state: seconds < CLOCK_FAIL_SECONDS ? 'warn' : 'fail', seen, fix: { word: 'clock' } };
  },
};

/** Minutes a job may wait before the job worker counts as slow, and as stopped. */
const LATE_MINUTES = 10;
const VERY_LATE_MINUTES = 60;

export const jobs: HealthCheck = {
  name: 'jobs',
  run: async ({ pool }) => {
    const queue = await ask.readQueueStatus(await pool());
    if (queue === undefined) return { state: 'warn', seen: { word: 'jobsNone' }, fix: { word: 'jobsNone' } };
    const { waiting, failed, minutes } = queue;
    if (minutes >= LATE_MINUTES) {
      const state = minutes < VERY_LATE_MINUTES ? 'warn' : 'fail';
      return { state, seen: { word: 'jobsLate', values: { waiting, minutes } }, fix: { word: 'jobsLate' } };
    }
    const seen = { word: 'jobs', values: { waiting, failed } } as const;
    return failed === 0 ? { state: 'ok', seen } : { state: 'warn', seen, fix: { word: 'jobsFailed' } };
  },
};
