import { createHmac } from 'node:crypto';
import pg from 'pg';

export type Passwords = { super: string; owner: string; app: string };

/** The role that owns the database and its tables. */
export const OWNER = 'vitrine';
/** The role that the instance runs as; it owns nothing. */
export const RUNTIME = 'vitrine_runtime';

/** Derives the passwords of the server's roles from the key of the data directory. */
export const passwordsFrom = (key: string): Passwords => ({
  super: derivePassword(key, 'postgres'),
  owner: derivePassword(key, OWNER),
  app: derivePassword(key, RUNTIME),
});

export function urlsAt(port: number, passwords: Passwords) {
  const urlFor = (user: string, password: string, database: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
  return {
    superUrl: urlFor('postgres', passwords.super, 'postgres'),
    ownerUrl: urlFor(OWNER, passwords.owner, 'vitrine'),
    url: urlFor(RUNTIME, passwords.app, 'vitrine'),
  };
}

const derivePassword = (key: string, role: string) =>
  createHmac('sha256', key).update(`postgres role ${role}`).digest('base64url');

/** Changes the passwords of the server's roles to those derived from another key. */
export async function changeEmbeddedKey(superUrl: string, key: string) {
  const passwords = passwordsFrom(key);
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  try {
    const change = (role: string, password: string) => `alter role ${role} password ${client.escapeLiteral(password)}`;
    const changes = [
      change('postgres', passwords.super),
      change(OWNER, passwords.owner),
      change(RUNTIME, passwords.app),
    ];
    await client.query(changes.join('; '));
  } finally {
    await client.end();
  }
}
