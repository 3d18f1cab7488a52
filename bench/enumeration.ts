import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from './load.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate } from './rounds.ts';

const TRIES = 50;
const MIN_RATIO = 0.85;
const MAX_RATIO = 1.15;
const SIGN_UP = '/api/auth/sign-up/email';

type ProbeAccount = { email: string; username: string };
type TimedEndpoint = { name: string; path: string; body: (person: ProbeAccount) => object };

let counter = 0;

/** Returns a person without an account. */
function newAccount(): ProbeAccount {
  counter += 1;
  return { email: `nobody-${counter}@vitrine.example`, username: `nobody-${counter}` };
}

const registration = ({ email, username }: ProbeAccount) => ({
  email,
  username,
  password: 'Note G, 25 operations',
  name: 'Ada Lovelace',
});

const ENDPOINTS: readonly TimedEndpoint[] = [
  {
    name: 'sign-in by address',
    path: '/api/auth/sign-in/email',
    body: ({ email }) => ({ email, password: 'not the password' }),
  },
  {
    name: 'sign-in by username',
    path: '/api/auth/sign-in/username',
    body: ({ username }) => ({ username, password: 'not the password' }),
  },
  { name: 'requesting a password reset', path: '/api/auth/request-password-reset', body: ({ email }) => ({ email }) },
];

const HIDDEN_ENDPOINTS: readonly TimedEndpoint[] = [
  {
    name: 'registering with hidden accounts',
    path: SIGN_UP,
    body: ({ email }) => registration({ ...newAccount(), email }),
  },
];

/** Measures response times for existing and missing accounts, which must not differ, as their contents must not. */
export const enumeration = async (): Promise<Figure[]> => [
  ...(await measure({}, ENDPOINTS)),
  ...(await measure({ HIDE_ACCOUNTS: 'true' }, HIDDEN_ENDPOINTS)),
];

const measure = (env: Record<string, string>, endpoints: readonly TimedEndpoint[]) =>
  withDatabase((databaseUrl) =>
    withProduct({ ...env, DATABASE_URL: databaseUrl }, async ({ url }) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        const existing = newAccount();
        await post(url, SIGN_UP, registration(existing));
        await client.query('update users set email_verified = true, username = $1', [existing.username]);
        const figures: Figure[] = [];
        for (const endpoint of endpoints) figures.push(await compare(url, client, endpoint, existing));
        return figures;
      } finally {
        await client.end();
      }
    }),
  );

async function compare(
  url: string,
  client: pg.Client,
  { name, path, body }: TimedEndpoint,
  existing: ProbeAccount,
): Promise<Figure> {
  const timed = (person: () => ProbeAccount) => async () => {
    // The rate limits would stop the measurement at the sixth request.
    await client.query('delete from rate_limits');
    await waitForJobs(client);
    const payload = body(person());
    const began = performance.now();
    await post(url, path, payload);
    return performance.now() - began;
  };
  const timeExisting = timed(() => existing);
  const rounds = await alternate(TRIES, timeExisting, timed(newAccount));
  const product = median(rounds.map((round) => round.product));
  const bare = median(rounds.map((round) => round.bare));
  const figure = { name: `${name}: an account vs none, p50`, unit: 'ms', product, bare, ratio: product / bare };
  return { ...figure, atLeast: MIN_RATIO, atMost: MAX_RATIO };
}

/** Waits for background jobs, which would slow down the next request. */
async function waitForJobs(client: pg.Client) {
  const { rows } = await client.query(
    `select 1 from pgboss.job
      where (state = 'active' or (state in ('created', 'retry') and start_after <= now())) and name not like '\\_\\_%'`,
  );
  if (rows.length === 0) return;
  await pause(5);
  await waitForJobs(client);
}

/** Sends a request and reads the whole response, refused or not. */
async function post(url: string, path: string, body: object) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
}
