import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openBlobs } from '#files/service.ts';
import { makeDnsResolver } from '#hostnames/service.ts';
import { StartError } from '#platform/pure/errors.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { readSettings } from '#platform/pure/settings.ts';
import { openBus } from '#platform/server/db/bus.ts';
import { prepareDatabase } from '#platform/server/db/open-database.ts';
import { newId } from '#platform/server/ids.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { addMember } from '#testing/add-member.ts';
import { startDnsServer } from '#testing/dns-server.ts';
import { insertRow } from '#testing/insert-row.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { send } from '#testing/members.ts';
import { serve } from '#testing/serve.ts';
import {
  asOwner,
  databaseIn,
  openOwnedDatabase,
  openTestDatabase,
  queryAsOwner,
  silentLog,
} from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CHECK_NAMES, type CheckName } from '../contract/instance.ts';
import type { HealthCheck, HealthCheckContext } from '../server/health/health-check.ts';
import { readProxyTraffic } from '../server/health/read-proxy-traffic.ts';
import { runHealthChecks } from '../server/health/run-health-checks.ts';

const instance = shareTestInstance();

async function makeContext(
  env: Record<string, string> = {},
  more: Partial<HealthCheckContext> = {},
): Promise<HealthCheckContext> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = readSettings({ DNS_SERVERS: '127.0.0.1:9', DATA_DIR: dataDir, ...env });
  const blobs = openBlobs({ settings, dataDir });
  const dns = makeDnsResolver(settings.DNS_SERVERS, 200);
  const database = instance.kernel.db.pool;
  return {
    settings,
    dataDir,
    blobs,
    dns,
    pool: async () => database,
    hosts: async () => [],
    proxyTraffic: async () => undefined,
    ...more,
  };
}

/** Runs the health checks and returns the result of one of them. */
async function runCheck(name: CheckName, env?: Record<string, string>, more?: Partial<HealthCheckContext>) {
  const results = await runHealthChecks(await makeContext(env, more), { language: 'en' });
  return results.find((result) => result.name === name);
}

describe('the health checks', () => {
  it('run in a fixed order and report in every language', async () => {
    const context = await makeContext();
    const languages = Object.keys(LANGUAGES) as Language[];
    const resultsByLanguage = await Promise.all(languages.map((language) => runHealthChecks(context, { language })));
    for (const results of resultsByLanguage) {
      expect(results.map(({ name }) => name)).toEqual(CHECK_NAMES);
      for (const { seen, mend = '' } of results) expect(`${seen} ${mend}`).not.toMatch(/admin-doctor|[{}]/);
    }
    const locales = languages.filter((language) => language !== 'en-GB');
    expect(new Set(resultsByLanguage.map((results) => results[0]?.seen)).size).toBe(locales.length);
  });

  it.each([
    ['address', {}, 'warn', /only be reached from this machine/],
    ['address', { APP_URL: 'http://vitrine.example' }, 'warn', /doesn’t use TLS/],
    ['address', { APP_URL: 'https://vitrine.example' }, 'ok', /at https:\/\/vitrine\.example\./],
    ['proxy', { APP_URL: 'https://vitrine.example' }, 'warn', /no proxy is trusted/],
    ['proxy', { APP_URL: 'https://vitrine.example', TRUST_PROXY: '1' }, 'ok', /1 proxy is trusted/],
    ['proxy', {}, 'ok', /No reverse proxy needed/],
    ['secret', { ROLE: 'web' }, 'fail', /ROLE=web/],
    ['secret', { ROLE: 'web', SECRET: 'x'.repeat(32) }, 'ok', /signed with SECRET/],
    ['mail', {}, 'warn', /No mail server/],
    ['mail', { SMTP_URL: 'smtp://127.0.0.1:9' }, 'fail', /127\.0\.0\.1:9: .*ECONNREFUSED/],
    ['dns', { APP_URL: 'https://192.0.2.7' }, 'ok', /doesn’t need a DNS lookup/],
    ['dns', { APP_URL: 'https://vitrine.example' }, 'fail', /No DNS server responded/],
    ['reach', { APP_URL: 'http://127.0.0.1:9' }, 'warn', /Couldn’t reach this instance/],
    ['database', {}, 'ok', /^PostgreSQL \d+/],
    ['schema', {}, 'ok', /Up to date/],
    ['connections', {}, 'ok', /\d+ of \d+ connections in use/],
    ['clock', {}, 'ok', /^(In sync with|0\.\d seconds off from) the database clock/],
    ['storage', S3('http://127.0.0.1:9'), 'fail', /^Couldn’t store files: /],
    ['jobs', {}, 'ok', /waiting, 0 failed/],
  ] as const)('report for %s with %j the state %s', async (name, env, state, seen) => {
    const outcome = await runCheck(name, env);
    expect(outcome).toMatchObject({ name, state, seen: expect.stringMatching(seen) });
    expect(outcome?.mend === undefined).toBe(state === 'ok');
  });

  it.each([
    ['unexpected', {}, '90 of 100 requests came through a proxy, but no proxy is trusted'],
    ['moreHops', { TRUST_PROXY: '1' }, '90 of 100 requests came through more proxies than TRUST_PROXY allows (1)'],
    ['fewerHops', { TRUST_PROXY: '2' }, '90 of 100 requests came through fewer proxies than TRUST_PROXY expects (2)'],
    [
      'plain',
      { TRUST_PROXY: '1', APP_URL: 'https://vitrine.example' },
      '90 of 100 requests reached the proxy without TLS',
    ],
  ] as const)('detect a TRUST_PROXY that the requests contradict: %s', async (sign, env, seen) => {
    const traffic = { all: 100, unexpected: 0, moreHops: 0, fewerHops: 0, plain: 0, [sign]: 90 };
    const outcome = await runCheck('proxy', env, { proxyTraffic: async () => traffic });
    expect(outcome).toMatchObject({ state: 'warn', seen: expect.stringContaining(seen), mend: expect.any(String) });
  });

  it('read the proxy traffic of the running instance', async () => {
    const running = instance;
    for (let n = 0; n < 25; n += 1)
      await send(running, 'GET', '/healthz', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const settings = readSettings({ HOST: '127.0.0.1', PORT: new URL(running.url).port });
    const traffic = await readProxyTraffic(settings, AbortSignal.timeout(5000));
    expect(traffic?.unexpected).toBeGreaterThanOrEqual(25);
    const outcome = await runCheck('proxy', {}, { proxyTraffic: async () => traffic });
    expect(outcome).toMatchObject({ state: 'warn', seen: expect.stringContaining('came through a proxy') });
    expect(await readProxyTraffic(readSettings({ HOST: '127.0.0.1', PORT: '9' }), AbortSignal.timeout(5000))).toBe(
      undefined,
    );
  });

  it('sign in to the mail server without sending an email', async () => {
    const server = await startMailServer({ signIn: () => undefined });
    const SMTP_URL = server.url.replace('smtp://', 'smtp://post:engine1843@');
    expect(await runCheck('mail', { SMTP_URL })).toMatchObject({ state: 'ok' });
    expect(server.received).toEqual([]);
  });

  it('never show a password from a server response', async () => {
    const server = await startMailServer({ signIn: (_, password) => refusal(535, `wrong password: ${password}`) });
    const SMTP_URL = server.url.replace('smtp://', 'smtp://post:engine1843@');
    const outcome = await runCheck('mail', { SMTP_URL });
    expect(outcome).toMatchObject({ state: 'fail', seen: expect.stringContaining('wrong password: …') });
    expect(JSON.stringify(outcome)).not.toContain('engine1843');
  });

  it('connect to the public URL', async () => {
    const other = await serve(async (_, response) => void response.writeHead(502).end('Bad Gateway'));
    expect(await runCheck('reach', { APP_URL: instance.url })).toMatchObject({ state: 'ok' });
    expect(await runCheck('reach', { APP_URL: other.url })).toMatchObject({
      state: 'warn',
      seen: expect.stringMatching(/HTTP 502$/),
    });
  });

  it('resolve the host and the subdomains of base domains', async () => {
    const dns = await startDnsServer();
    dns.set('vitrine.example', { A: ['192.0.2.7'] });
    const env = { APP_URL: 'https://vitrine.example', DNS_SERVERS: dns.address };
    const overrides = { hosts: async () => ['vitrine.example'] };
    expect(await runCheck('dns', env)).toMatchObject({ state: 'ok', seen: 'vitrine.example resolves to 192.0.2.7.' });
    expect(await runCheck('sites', env, overrides)).toMatchObject({
      state: 'warn',
      mend: 'Add a wildcard DNS record for *.vitrine.example.',
    });
    dns.set('nobody-of-this-name.vitrine.example', { A: ['192.0.2.7'] });
    expect(await runCheck('sites', env, overrides)).toMatchObject({ state: 'ok' });
    expect(await runCheck('sites', { ...env, DNS_SERVERS: '127.0.0.1:9' }, overrides)).toMatchObject({
      state: 'warn',
      seen: 'No DNS server responded.',
    });
    expect(await runCheck('dns', { ...env, APP_URL: 'https://elsewhere.example' })).toMatchObject({ state: 'fail' });
  });

  it('check the age of the last backup only against a configured limit', async () => {
    const { pool } = await openTestDatabase();
    const overrides = { pool: async () => pool };
    const limit = { BACKUP_MAX_AGE_DAYS: '7' };
    expect(await runCheck('backup', {}, overrides)).toMatchObject({ state: 'ok' });
    expect(await runCheck('backup', limit, overrides)).toMatchObject({
      state: 'warn',
      mend: expect.stringMatching(/7 days/),
    });
    const made = (daysAgo: number) =>
      insertRow({ pool }, 'audit_events', {
        id: newId(),
        action: 'backup-made',
        at: new Date(Date.now() - daysAgo * 86_400_000),
      });
    await made(9);
    expect(await runCheck('backup', limit, overrides)).toMatchObject({
      state: 'warn',
      seen: expect.stringMatching(/9 days old/),
    });
    await made(1);
    expect(await runCheck('backup', limit, overrides)).toMatchObject({
      state: 'ok',
      seen: expect.stringMatching(/1 day old/),
    });
  });

  it('detect missing files', async () => {
    const { dataDir } = instance.kernel;
    const { blobs } = instance.files;
    expect(await runCheck('storage', {}, { dataDir, blobs })).toMatchObject({
      state: 'ok',
      seen: expect.stringMatching(/can read, write and delete files in/),
    });
    expect(await runCheck('storage')).toMatchObject({
      state: 'fail',
      seen: 'Some of this instance’s files are in another folder or bucket.',
    });
    const { pool } = await openTestDatabase();
    await insertRow({ pool }, 'files', { blob: '00/00000000-0000-4000-8000-000000000000' });
    expect(await runCheck('storage', {}, { pool: async () => pool })).toMatchObject({
      state: 'fail',
      seen: expect.stringMatching(/^1 of 1 checked files is missing: made up \d+\.$/),
    });
  });

  it('report an unreachable database once and run the other checks', async () => {
    const pool = () => Promise.reject(new StartError('no PostgreSQL server responds at 127.0.0.1:9/vitrine.'));
    const results = await runHealthChecks(await makeContext({}, { pool, hosts: pool }), { language: 'en' });
    const outcome = Object.fromEntries(results.map(({ name, state, seen }) => [name, { state, seen }]));
    expect(outcome.database).toEqual({ state: 'fail', seen: 'no PostgreSQL server responds at 127.0.0.1:9/vitrine.' });
    for (const name of ['access', 'schema', 'connections', 'clock', 'sites', 'jobs']) {
      expect(outcome[name]).toEqual({ state: 'warn', seen: 'Can’t be checked without a database connection.' });
    }
    expect(outcome.storage?.state).toBe('ok');
  });

  it('detect a queue without a worker', async () => {
    const database = await openTestDatabase();
    const { pool, url } = database;
    const overrides = { pool: async () => pool };
    await queryAsOwner(url, 'drop schema if exists pgboss cascade');
    expect(await runCheck('jobs', {}, overrides)).toMatchObject({
      state: 'warn',
      seen: 'The job queue doesn’t exist yet.',
    });
    await prepareDatabase({ url, ownerUrl: asOwner(url) }, silentLog);
    const bus = await openBus(url, silentLog);
    onTestFinished(bus.close);
    const jobs = await startJobs({ pool, bus, log: silentLog, runsJobs: false });
    onTestFinished(jobs.stop);
    const job = { name: 'left-lying', retryLimit: 0, retryDelay: 1, expireIn: 60 };
    await jobs.register(job);
    const longAgo = new Date(Date.now() - 3 * 60 * 60 * 1000);
    await database.asSystem('prepare a test', async (tx) => jobs.enqueue(tx, job, {}, { startAfter: longAgo }));
    const seen = '1 waiting, the oldest for 180 minutes. The process that runs them may be stopped or too slow.';
    expect(await runCheck('jobs', {}, overrides)).toMatchObject({ state: 'fail', seen });
  });

  it('detect who can connect to the database', async () => {
    const { url, pool } = await openTestDatabase();
    const overrides = { pool: async () => pool };
    const database = databaseIn(url);
    expect(await runCheck('access', {}, overrides)).toMatchObject({
      state: 'warn',
      seen: `Any user of the database server can connect to the ${database} database.`,
      mend: `Run this SQL as the database owner: revoke connect on database "${database}" from public;`,
    });
    await queryAsOwner(url, `grant connect on database ${database} to vitrine_runtime`);
    await queryAsOwner(url, `revoke connect on database ${database} from public`);
    expect(await runCheck('access', {}, overrides)).toMatchObject({ state: 'ok' });
    const asSuper = new pg.Pool({ connectionString: inject('superUrl') });
    onTestFinished(() => asSuper.end());
    expect(await runCheck('access', {}, { pool: async () => asSuper })).toMatchObject({
      state: 'warn',
      seen: 'The postgres user is a superuser.',
    });
  });

  it('detect a schema of another version', async () => {
    const { pool } = await openOwnedDatabase();
    const overrides = { pool: async () => pool };
    await pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    expect(await runCheck('schema', {}, overrides)).toMatchObject({
      state: 'fail',
      seen: '1 migration hasn’t been run yet.',
    });
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['', 9e12]);
    expect(await runCheck('schema', {}, overrides)).toMatchObject({
      state: 'fail',
      seen: expect.stringMatching(/newer version/),
    });
  });

  it('time out', async () => {
    const hangingCheck: HealthCheck = { name: 'mail', run: () => new Promise(() => {}) };
    const outcome = await runHealthChecks(await makeContext(), {
      language: 'en',
      seconds: 0.05,
      checks: [hangingCheck],
    });
    expect(outcome).toMatchObject([{ name: 'mail', state: 'fail', seen: 'No response within 0.05 seconds.' }]);
  });
});

describe('GET /api/admin/health/checks', () => {
  it('returns every check to the operator and refuses others', async () => {
    const ask = (headers = {}) => send(instance, 'GET', '/api/admin/health/checks', { headers });
    const { status, body } = await ask(instance.operator);
    expect([status, body]).toMatchObject([200, { items: CHECK_NAMES.map((name) => ({ name })) }]);
    expect(Date.parse(body.checkedAt)).not.toBeNaN();
    expect((await ask()).status).toBe(401);
    const member = await addMember(instance);
    expect((await member.call('GET', '/api/admin/health/checks')).status).toBe(403);
  });

  it('responds in the language of the request', async () => {
    const headers = { ...instance.operator, 'accept-language': 'de' };
    const { body } = await send(instance, 'GET', '/api/admin/health/checks', { headers });
    expect(body.items[0].seen).toMatch(/ist nur von diesem Rechner aus erreichbar/);
  });
});

function S3(endpoint: string) {
  return { S3_ENDPOINT: endpoint, S3_BUCKET: 'vitrine', S3_KEY: 'key of nobody', S3_SECRET: 'secret of nobody' };
}
