import { StartError } from '#platform/errors.ts';
import { hideSecrets } from '#platform/hide-secrets.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translatorOf } from '#platform/i18n/words.ts';
import type { CheckResult } from '../../contract.ts';
import { backup } from './checks/backup.ts';
import { access, clock, connections, database, jobs, schema } from './checks/database.ts';
import { dns, mail, reach, sites } from './checks/outside.ts';
import { address, proxy, secret } from './checks/settings.ts';
import { disk, storage } from './checks/storage.ts';
import type { Check, Finding, Patient } from './finding.ts';

const CHECKS: readonly Check[] = [
  ...[address, proxy, secret, database, access, schema, connections, clock, storage, disk],
  ...[mail, dns, reach, sites, jobs, backup],
];

/** Timeout per check: enough for servers that answer at all, short enough to wait for. */
const SECONDS = 6;

type Options = { language: Language; seconds?: number; checks?: readonly Check[] };

/** Runs all health checks concurrently. A failing check does not affect the others. */
export async function examine(patient: Patient, { language, seconds = SECONDS, checks = CHECKS }: Options) {
  const findings = await Promise.all(checks.map((check) => inTime(check, patient, seconds)));
  return checks.map(({ name }, index) => say(name, findings[index] as Finding, patient, language));
}

async function inTime({ name, look }: Check, patient: Patient, seconds: number): Promise<Finding> {
  const late = new AbortController();
  const { promise: tooLate, resolve } = Promise.withResolvers<Finding>();
  const timer = setTimeout(() => {
    resolve({ state: 'fail', seen: { word: 'tooSlow', values: { seconds } }, mend: { word: 'tooSlow' } });
    late.abort();
  }, seconds * 1000);
  try {
    return await Promise.race([look(patient, late.signal).catch((error: unknown) => broken(name, error)), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Converts an exception to a finding. An unreachable database is reported as a failure once, by its own check. */
function broken(name: Check['name'], error: unknown): Finding {
  const reason = (error as Error).message;
  if (name === 'database') {
    return { state: 'fail', seen: { word: 'broken', values: { reason } }, mend: { word: 'database' } };
  }
  if (error instanceof StartError) return { state: 'warn', seen: { word: 'withoutDatabase' } };
  return { state: 'fail', seen: { word: 'broken', values: { reason } }, mend: { word: 'broken' } };
}

function say(name: Check['name'], { state, seen, mend }: Finding, { settings }: Patient, language: Language) {
  const t = translatorOf(language);
  const inWords = (key: string, values: Finding['seen']['values']) =>
    hideSecrets(t(`admin-doctor.${key}` as never, values as never), settings);
  return {
    name,
    state,
    seen: inWords(`seen.${seen.word}`, seen.values),
    ...(mend ? { mend: inWords(`mend.${mend.word}`, mend.values) } : {}),
  } satisfies CheckResult;
}
