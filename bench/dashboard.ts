import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeSpecimen } from '../src/testing/cv-specimens.ts';
import { quantile } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import { makeProjects } from './projects.ts';
import type { Figure } from './report.ts';
import { vacuumAnalyze } from './vacuum.ts';

const EACH = 200;
/** The number of CVs that are public. */
const PUBLIC_CVS = 5;
const PER_SECOND = 20;
const SECONDS = 30;
const WARM_UP = 5;
const MAX_RATIO = 2;

type DashboardSession = { url: string; member: Member; agent: Agent };

/**
 * Measures the dashboard of a member with 200 CVs and 200 projects, compared with the request that begins every visit.
 */
export const dashboard = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const member = await register(url);
      await seed(databaseUrl, url, member);
      const agent = new Agent({ keepAlive: true });
      const session = { url, member, agent };
      const known = await measure(session, async () => {});
      const changed = await measure(session, async (count) => {
        await timed(session, 'PATCH', '/api/me', { displayName: `Ada ${count}` });
      });
      agent.destroy();
      return [
        { name: 'dashboard of 200 CVs and projects p95 vs GET /api/me', ...known.p95, atMost: MAX_RATIO },
        { name: 'the same p50', ...known.p50 },
        { name: 'dashboard after a change p95 vs GET /api/me', ...changed.p95 },
        { name: 'the same p50', ...changed.p50 },
      ];
    }),
  );

/** Sends both requests alternately at a steady rate, so that both experience the same load of the machine. */
async function measure(session: DashboardSession, before: (count: number) => Promise<void>) {
  const times: { me: number[]; dashboard: number[] } = { me: [], dashboard: [] };
  const started = performance.now();
  for (let count = 0; count < PER_SECOND * (WARM_UP + SECONDS); count += 1) {
    await before(count);
    // The first request meets an idle server, so the order alternates.
    for (const name of count % 2 === 0 ? (['me', 'dashboard'] as const) : (['dashboard', 'me'] as const)) {
      const ms = await timed(session, 'GET', `/api/${name}`);
      if (count >= PER_SECOND * WARM_UP) times[name].push(ms);
    }
    await pause(Math.max(0, started + ((count + 1) * 1000) / PER_SECOND - performance.now()));
  }
  const [me, dashboard] = [times.me, times.dashboard].map((all) => all.sort((a, b) => a - b));
  const at = (share: number) => {
    const [product, bare] = [quantile(dashboard ?? [], share), quantile(me ?? [], share)];
    return { unit: 'ms', product, bare, ratio: product / bare };
  };
  return { p50: at(0.5), p95: at(0.95) };
}

const timed = ({ url, agent, member }: DashboardSession, method: string, path: string, body?: object) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    const headers = {
      authorization: `Bearer ${member.token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    request(url + path, { method, agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - started));
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });

/** Creates the records through the API: some public CVs, and many private ones. */
async function seed(databaseUrl: string, url: string, member: Member) {
  const call = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<{ id: string }>;
  };
  await verifyEmail(databaseUrl, member);
  const content = JSON.stringify(makeProjects(EACH));
  await call('POST', '/api/projects/import', { content, take: Array.from({ length: EACH }, (_, at) => at) });
  const document = makeSpecimen('English', 'two');
  for (let at = 0; at < EACH; at += 1) {
    const { id } = await call('POST', '/api/cvs', { name: `CV ${at}`, document });
    if (at % (EACH / PUBLIC_CVS) === 0) await call('PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' });
  }
  await call('POST', '/api/site/publish', {});
  await vacuumAnalyze(databaseUrl, 'records');
}

async function verifyEmail(connectionString: string, { uid }: Member) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('update users set email_verified = true where uid = $1', [uid]);
  await client.end();
}
