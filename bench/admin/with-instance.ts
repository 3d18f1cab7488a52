import pg from 'pg';
import { type SeedCounts, seedInstance } from '../../src/testing/seed-instance.ts';
import { register } from '../member.ts';
import { withDatabase, withProduct } from '../pair.ts';

/** An instance with an admin who calls its API. */
export type BenchInstance = {
  url: string;
  headers: Record<string, string>;
  superUrl: string;
  logFile: string;
  /** Postpones the statistics count by a minute, because it reads every table and no request waits for it. */
  rest(): Promise<void>;
  get(path: string): Promise<{ items?: unknown[]; nextCursor?: string }>;
};

/** Lets plans be logged on demand. */
const CONFIG = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_nested_statements': 'on',
};

/**
 * Runs the built product with so many generated members, inserted directly into its database, and stops it after the
 * work.
 */
export const withInstance = <Result>(counts: SeedCounts, work: (instance: BenchInstance) => Promise<Result>) =>
  withDatabase(
    (databaseUrl, { superUrl, logFile }) =>
      withProduct({ DATABASE_URL: databaseUrl }, async ({ url }) => {
        const { uid, token } = await register(url);
        const query = (text: string, values: string[] = []) => runQuery(superUrl, text, values);
        await query('update users set is_admin = true, email_verified = true where uid = $1', [uid]);
        const started = performance.now();
        await seedInstance(superUrl, counts);
        console.log(`Seeded ${counts.people} people in ${Math.round((performance.now() - started) / 1000)} s.`);
        const headers = { authorization: `Bearer ${token}` };
        const get = async (path: string) => {
          const answer = await fetch(url + path, { headers });
          if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
          return answer.json();
        };
        const rest = () => query('update instance_days set counted_at = now()');
        return work({ url, headers, superUrl, logFile, rest, get });
      }),
    CONFIG,
  );

async function runQuery(superUrl: string, text: string, values: string[]) {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
