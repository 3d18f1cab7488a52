import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, onTestFinished } from 'vitest';
import { type Instance, startInstance } from '#app/instance.ts';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { readSettings } from '#platform/pure/settings.ts';
import type { Log, LogDestination } from '#platform/server/log.ts';
import { makeFastFolder } from './fast-folder.ts';
import { build } from './product.ts';
import { makeTestDatabase, silentLog, type WhenDone } from './test-database.ts';

export type TestInstance = Instance & {
  url: string;
  databaseUrl: string;
  /** The authorization header of the operator who holds the setup link. */
  operator: { authorization: string };
};

type Options = { log?: Log; destination?: LogDestination; whenDone?: WhenDone };

/** Starts a complete instance on its own port and database, and stops it after the test. */
export async function startTestInstance(
  env: Record<string, string> = {},
  { log, destination, whenDone = onTestFinished }: Options = {},
): Promise<TestInstance> {
  const databaseUrl = env.DATABASE_URL ?? (await makeTestDatabase(whenDone));
  const dataDir = await makeFastFolder();
  whenDone(() => rm(dataDir, { recursive: true, force: true }));
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    SECRET: 'a secret that only the tests know about',
    DATA_DIR: dataDir,
    // Names are resolved only by a server that a test starts.
    DNS_SERVERS: '127.0.0.1:9',
    // Only hubs that a test starts are contacted.
    GITHUB_API_URL: 'http://127.0.0.1:9',
    GITLAB_API_URL: 'http://127.0.0.1:9',
    ...env,
    DATABASE_URL: databaseUrl,
  });
  const logOptions = destination ? { destination } : { log: log ?? silentLog };
  const instance = await startInstance(settings, { ...logOptions, client: join(build, 'client') });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await instance.stop();
  };
  whenDone(stop);
  const token = instance.setUpLink?.split('#')[1] ?? '';
  return {
    ...instance,
    stop,
    url: `http://127.0.0.1:${instance.port}`,
    databaseUrl,
    operator: { authorization: `${SET_UP_SCHEME} ${token}` },
  };
}

/** Shares one instance with all tests of a file, for tests that do not affect one another's members. */
export function shareTestInstance(env: Record<string, string> = {}) {
  const shared = {} as TestInstance;
  beforeAll(async () => {
    const cleaning: (() => Promise<void>)[] = [];
    Object.assign(shared, await startTestInstance(env, { whenDone: (clean) => cleaning.push(clean) }));
    return async () => {
      for (const clean of cleaning.reverse()) await clean();
    };
  });
  return shared;
}
