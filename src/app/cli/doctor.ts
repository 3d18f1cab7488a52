import { type CheckResult, type HealthCheckContext, readProxyTraffic, runHealthChecks } from '#admin/service.ts';
import { openBlobs } from '#files/service.ts';
import { makeDnsResolver, ownHosts } from '#hostnames/service.ts';
import { StartError } from '#platform/pure/errors.ts';
import { openBus } from '#platform/server/db/bus.ts';
import { makeDatabase } from '#platform/server/db/database.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { openInstanceSettings } from '#platform/server/instance-settings/open-instance-settings.ts';
import type { Command, CommandInput } from './command.ts';
import { openDatabase, openDataDir } from './open-instance.ts';

const MARK_BY_STATE = { ok: '✓', warn: '!', fail: '✗' } as const;

/** Checks everything that an instance needs. The exit code is 1 if a check fails. */
export const doctor: Command = {
  name: 'doctor',
  operandNames: [],
  flags: ['json'],
  description: 'Check the configuration and connections, and show how to fix problems',
  run: async ({ terminal, flags, ...context }) => {
    const results = await runHealthChecks(await openCheckedResources(context), { language: 'en' });
    terminal.print(flags.has('json') ? JSON.stringify({ items: results }, null, 2) : report(results));
    return results.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};

/** Opens the checked resources. Without a database, the other checks still run. */
async function openCheckedResources(context: Pick<CommandInput, 'settings' | 'closing'>): Promise<HealthCheckContext> {
  const { settings, closing } = context;
  const location = await openDataDir(settings);
  const opened = openDatabase(context, location).catch((cause: Error) => {
    throw new StartError(cause.message, { cause });
  });
  // The check that awaits it handles the rejection.
  opened.catch(() => {});
  return {
    settings,
    dataDir: location.dataDir,
    blobs: openBlobs({ settings, dataDir: location.dataDir }),
    dns: makeDnsResolver(settings.DNS_SERVERS),
    proxyTraffic: (signal) => readProxyTraffic(settings, signal),
    pool: async () => (await opened).pool,
    hosts: async () => {
      const { url, pool } = await opened;
      const bus = await openBus(url, location.log);
      closing.push(bus.close);
      const db = await makeDatabase(pool);
      const instance = await openInstanceSettings({ db, bus, settings, log: location.log });
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
    .flatMap(({ state, seen, mend: remedy }, index) => [
      `${MARK_BY_STATE[state]} ${(names[index] ?? '').padEnd(width)}  ${seen}`,
      ...(remedy === undefined ? [] : [`  ${' '.repeat(width)}  → ${remedy}`]),
    ])
    .join('\n');
}
