import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Tables that grow with the number of people. No request may scan one of them sequentially. */
const BIG = ['users', 'sessions', 'records', 'visit_days', 'hostnames', 'outbox', 'audit_events'];
const SCAN = new RegExp(`Seq Scan on (?:${BIG.join('|')})\\b`);

/** Returns the sequential scans during `work`, from the plans that PostgreSQL logs: each statement once. */
export async function scansWhile(
  { superUrl, logFile }: { superUrl: string; logFile: string },
  work: () => Promise<void>,
) {
  const { length } = await readFile(logFile, 'utf8');
  await explain(superUrl, 0);
  try {
    await work();
  } finally {
    await explain(superUrl, -1);
  }
  const plans = (await readFile(logFile, 'utf8')).slice(length).split(/^(?=\S)/m);
  const loggedPlans = plans.filter((plan) => plan.includes('plan:'));
  if (loggedPlans.length === 0) throw new Error('the database logged no plans');
  return new Set(loggedPlans.filter((plan) => SCAN.test(plan)).map((plan) => plan.slice(plan.indexOf('plan:'))));
}

async function explain(superUrl: string, minDurationMs: number) {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query(`alter system set auto_explain.log_min_duration = ${minDurationMs}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
