import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/server/db/embedded.ts';
import { makeLog } from '../src/platform/server/log.ts';
import { startProduct } from '../src/testing/product.ts';
import { seedInstance } from '../src/testing/seed-instance.ts';
import { test as base } from './with-mail.ts';

type DatabaseAccess = {
  env: Record<string, string>;
  superUrl: string;
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
};

/** Runs a product whose database the test can access, to insert data that would take years to accumulate. */
export const test = base.extend<object, { inside: DatabaseAccess }>({
  inside: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-figures-'));
      const postgres = await startEmbeddedPostgres({ dataDir, key: 'of a journey', log: makeLog('silent') });
      const superUrl = new URL(postgres.superUrl);
      superUrl.pathname = new URL(postgres.url).pathname;
      const pool = new pg.Pool({ connectionString: superUrl.href, max: 1 });
      // An idle connection ends with its server; a query that needs one fails by itself.
      pool.on('error', () => {});
      await use({
        env: { DATABASE_URL: postgres.url, MIGRATION_DATABASE_URL: postgres.ownerUrl },
        superUrl: superUrl.href,
        query: (text, values) => pool.query(text, values),
      });
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ inside }, use) => {
      const product = await startProduct({ ...inside.env, TRUST_PROXY: '1' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

/** Inserts a few hundred members from the last hundred days, and resets the statistics count. */
export async function seedStats({ superUrl, query }: DatabaseAccess) {
  const people = 400;
  await seedInstance(superUrl, {
    ...{ days: 100, people, cvsEach: 3, visitsEach: 90 },
    domains: 0,
    mails: 900,
    events: 0,
  });
  await query(
    `delete from visit_days where owner_id like 'planted-%'
        and hashtext(owner_id || day) % 100 > 10 + 20 * sin(extract(doy from day) / 6.0) + 30 * sin(extract(dow from day))`,
  );
  await query('delete from instance_days');
}

/** Inserts items that await an admin: a domain, a report, some mails. */
export async function seedPending({ query }: DatabaseAccess) {
  await query(
    `insert into hostnames (host, owner_id, state, proof, seen, created_at)
     select 'ada.example', uid, 'verified', 'planted', '[]', now() from users limit 1`,
  );
  await query(
    `insert into reports (id, page, owner_id, target_kind, target_id, reason, text, language, created_at)
     select gen_random_uuid(), 'https://example.org/', uid, 'site', '', 'spam', '', 'en', now() from users limit 1`,
  );
}

/** Removes everything that awaits an admin. */
export const clearPending = async ({ query }: DatabaseAccess) => {
  await query("update outbox set state = 'sent', sent_at = created_at where state = 'failed'");
  await query('delete from hostnames');
  await query('delete from reports');
};
