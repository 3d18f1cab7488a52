import { get } from 'node:http';
import { quantile } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { publishSite } from './sites/seed-sites.ts';

const APP_URL = 'http://vitrine.example';
/** Instances that share a database must share the secret. */
const SECRET = 'what signs the sessions of both instances of a bench';
const CHANGES = 60;
const WARM_UP = 5;
const MAX_DELAY_MS = 1000;

/** Measures the delay between the response to a change at one instance and the new page at another. */
export const followed = () =>
  withDatabase((databaseUrl) => {
    const env = { DATABASE_URL: databaseUrl, APP_URL, SECRET };
    return withProduct(env, (source) =>
      withProduct(env, async (replica): Promise<Figure[]> => {
        const member = await register(source.url);
        await publishSite(databaseUrl, source.url, member);
        const waits: number[] = [];
        for (let at = -WARM_UP; at < CHANGES; at += 1) {
          await siteOf(replica.url);
          const name = `Ada, change ${at + WARM_UP}`;
          await rename(source.url, member, name);
          if (!(await siteOf(source.url)).includes(name))
            throw new Error('the next request at the same instance missed the change');
          const answered = performance.now();
          while (!(await siteOf(replica.url)).includes(name)) {
            if (performance.now() - answered > 10 * MAX_DELAY_MS) throw new Error(`the replica never showed: ${name}`);
          }
          if (at >= 0) waits.push(performance.now() - answered);
        }
        waits.sort((a, b) => a - b);
        const name = 'a change is seen at another instance after';
        return [
          { name: `${name}: p50`, unit: 'ms', product: quantile(waits, 0.5) },
          { name: `${name}: longest`, unit: 'ms', product: waits.at(-1) ?? 0, atMost: MAX_DELAY_MS },
        ];
      }),
    );
  });

async function rename(url: string, { token }: Member, displayName: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/me`, { method: 'PATCH', headers, body: JSON.stringify({ displayName }) });
  if (!answer.ok) throw new Error(`PATCH /api/me: ${answer.status} ${await answer.text()}`);
}

/** Requests the page at the member's own host. */
const siteOf = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { headers: { host: 'ada.vitrine.example' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk)).on('end', () => resolve(text));
    }).on('error', reject);
  });
