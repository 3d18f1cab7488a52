import { type CheckResult, examine, type Patient, readProxyTraffic } from '#admin/service.ts';
import { openBlobs } from '#files/service.ts';
import { makeNames, ownHosts } from '#hostnames/service.ts';
import { openBus } from '#platform/db/bus.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { StartError } from '#platform/errors.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import { openInstanceSettings } from '#platform/instance-settings/open-instance-settings.ts';
import type { Call, Command } from './command.ts';
import { openDatabase, openDataDir } from './open-instance.ts';

const MARKS = { ok: '✓', warn: '!', fail: '✗' } as const;

/** Checks everything that an instance needs. The exit code is 1 if a check fails. */
export const doctor: Command = {
  name: 'doctor',
  takes: [],
  flags: ['json'],
  tells: 'Check the configuration and connections, and show how to fix problems',
  run: async ({ terminal, flags, ...opening }) => {
    const results = await examine(await patientOf(opening), { language: 'en' });
    terminal.say(flags.has('json') ? JSON.stringify({ items: results }, null, 2) : report(results));
    return results.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};

/** Opens the checked resources. Without a database, the other checks still run. */
async function patientOf(opening: Pick<Call, 'settings' | 'closing'>): Promise<Patient> {
  const { settings, closing } = opening;
  const place = await openDataDir(settings);
  const opened = openDatabase(opening, place).catch((cause: Error) => {
    throw new StartError(cause.message, { cause });
  });
  // The check that awaits it handles the rejection.
  opened.catch(() => {});
  return {
    settings,
    dataDir: place.dataDir,
    blobs: openBlobs({ settings, dataDir: place.dataDir }),
    names: makeNames(settings.DNS_SERVERS),
    proxyTraffic: (signal) => readProxyTraffic(settings, signal),
    pool: async () => (await opened).pool,
    hosts: async () => {
      const { url, pool } = await opened;
      const bus = await openBus(url, place.log);
      closing.push(bus.close);
      const db = await makeDatabase(pool);
      const instance = await openInstanceSettings({ db, bus, settings, log: place.log });
      closing.push(instance.close);
      return ownHosts({ settings, instance });
    },
  };
}

function report(results: readonly CheckResult[]) {
  const t = translatorOf('en');
  const names = results.map(({ name }) => t(`admin-health.names.${name}`));
  const width = Math.max(...names.map((name) => name.length));
  return results
    .flatMap(({ state, seen, mend }, index) => [
      `${MARKS[state]} ${(names[index] ?? '').padEnd(width)}  ${seen}`,
      ...(mend === undefined ? [] : [`  ${' '.repeat(width)}  → ${mend}`]),
    ])
    .join('\n');
}
