import { StartError } from '#platform/pure/errors.ts';
import { formatBytes } from '#platform/pure/i18n/format-bytes.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { hideSecrets } from '#platform/server/hide-secrets.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { CheckResult } from '../../contract.ts';
import { backup } from './checks/backup.ts';
import { access, clock, connections, database, jobs, schema } from './checks/database.ts';
import { dns, mail, reach, sites } from './checks/network.ts';
import { address, proxy, secret } from './checks/settings.ts';
import { disk, storage } from './checks/storage.ts';
import type { CheckOutcome, HealthCheck, HealthCheckContext } from './health-check.ts';

const CHECKS: readonly HealthCheck[] = [
  ...[address, proxy, secret, database, access, schema, connections, clock, storage, disk],
  ...[mail, dns, reach, sites, jobs, backup],
];

/** Timeout per check: enough for servers that answer at all, short enough to wait for. */
const TIMEOUT_SECONDS = 6;

type Options = { language: Language; seconds?: number; checks?: readonly HealthCheck[] };

/** Runs all health checks concurrently. A failing check does not affect the others. */
export async function runHealthChecks(
  context: HealthCheckContext,
  { language, seconds = TIMEOUT_SECONDS, checks = CHECKS }: Options,
) {
  const outcomes = await Promise.all(checks.map((check) => runWithTimeout(check, context, seconds)));
  return checks.map(({ name }, index) => toCheckResult(name, outcomes[index] as CheckOutcome, context, language));
}

async function runWithTimeout(
  { name, run }: HealthCheck,
  context: HealthCheckContext,
  seconds: number,
): Promise<CheckOutcome> {
  const controller = new AbortController();
  const { promise: timeout, resolve } = Promise.withResolvers<CheckOutcome>();
  const timer = setTimeout(() => {
    resolve({ state: 'fail', seen: { word: 'tooSlow', values: { seconds } }, fix: { word: 'tooSlow' } });
    controller.abort();
  }, seconds * 1000);
  try {
    return await Promise.race([
      run(context, controller.signal).catch((error: unknown) => failedOutcome(name, error)),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Converts an exception to a finding. An unreachable database is reported as a failure once, by its own check. */
function failedOutcome(name: HealthCheck['name'], error: unknown): CheckOutcome {
  const reason = (error as Error).message;
  if (name === 'database') {
    return { state: 'fail', seen: { word: 'broken', values: { reason } }, fix: { word: 'database' } };
  }
  if (error instanceof StartError) return { state: 'warn', seen: { word: 'withoutDatabase' } };
  return { state: 'fail', seen: { word: 'broken', values: { reason } }, fix: { word: 'broken' } };
}

function toCheckResult(
  name: HealthCheck['name'],
  { state, seen, fix }: CheckOutcome,
  { settings }: HealthCheckContext,
  language: Language,
) {
  const t = translatorOf(language);
  const formatNumber = (value: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(value);
  const translate = (key: string, values: CheckOutcome['seen']['values'] = {}) => {
    const shown = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? formatBytes(value.bytes, formatNumber) : value,
      ]),
    );
    return hideSecrets(t(`admin-doctor.${key}` as never, shown as never), settings);
  };
  return {
    name,
    state,
    seen: translate(`seen.${seen.word}`, seen.values),
    ...(fix ? { mend: translate(`fix.${fix.word}`, fix.values) } : {}),
  } satisfies CheckResult;
}
