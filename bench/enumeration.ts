import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from './load.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { inTurns } from './rounds.ts';

const TRIES = 50;
const LEAST = 0.85;
const MOST = 1.15;
const SIGN_UP = '/api/auth/sign-up/email';

type Person = { email: string; username: string };
type Door = { name: string; path: string; body: (person: Person) => object };

let made = 0;

/** Returns a person without an account. */
function nobody(): Person {
  made += 1;
  return { email: `nobody-${made}@vitrine.example`, username: `nobody-${made}` };
}

const registration = ({ email, username }: Person) => ({
  email,
  username,
  password: 'Note G, 25 operations',
  name: 'Ada Lovelace',
});

const DOORS: readonly Door[] = [
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
  { name: 'asking for a new password', path: '/api/auth/request-password-reset', body: ({ email }) => ({ email }) },
];

const HIDDEN_DOORS: readonly Door[] = [
  {
    name: 'registering where accounts are hidden',
    path: SIGN_UP,
    body: ({ email }) => registration({ ...nobody(), email }),
  },
];

/** Measures response times for existing and missing accounts, which must not differ, as their contents must not. */
export const enumeration = async (): Promise<Figure[]> => [
  ...(await measure({}, DOORS)),
  ...(await measure({ HIDE_ACCOUNTS: 'true' }, HIDDEN_DOORS)),
];

const measure = (env: Record<string, string>, doors: readonly Door[]) =>
  withDatabase((databaseUrl) =>
    withProduct({ ...env, DATABASE_URL: databaseUrl }, async ({ url }) => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        const known = nobody();
        await post(url, SIGN_UP, registration(known));
        await client.query('update users set email_verified = true, username = $1', [known.username]);
        const figures: Figure[] = [];
        for (const door of doors) figures.push(await compare(url, client, door, known));
        return figures;
      } finally {
        await client.end();
      }
    }),
  );

async function compare(url: string, client: pg.Client, { name, path, body }: Door, known: Person): Promise<Figure> {
  const timed = (person: () => Person) => async () => {
    // The rate limits would stop the measurement at the sixth request.
    await client.query('delete from rate_limits');
    await allDone(client);
    const asked = body(person());
    const began = performance.now();
    await post(url, path, asked);
    return performance.now() - began;
  };
  const ofKnown = timed(() => known);
  const rounds = await inTurns(TRIES, ofKnown, timed(nobody));
  const product = median(rounds.map((round) => round.product));
  const bare = median(rounds.map((round) => round.bare));
  const figure = { name: `${name}: an account beside none, p50`, unit: 'ms', product, bare, ratio: product / bare };
  return { ...figure, atLeast: LEAST, atMost: MOST };
}

/** Waits for background jobs, which would slow down the next request. */
async function allDone(client: pg.Client) {
  const { rows } = await client.query(
    `select 1 from pgboss.job
      where (state = 'active' or (state in ('created', 'retry') and start_after <= now())) and name not like '\\_\\_%'`,
  );
  if (rows.length === 0) return;
  await pause(5);
  await allDone(client);
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
