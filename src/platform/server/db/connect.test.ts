import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { StartError } from '#platform/pure/errors.ts';
import { makeTestDatabase, silentLog } from '#testing/test-database.ts';
import { connect } from './connect.ts';

type UrlChange = Partial<Pick<URL, 'hostname' | 'port' | 'username' | 'password' | 'pathname'>>;

const server = new URL(inject('appUrl'));
const withChange = (change: UrlChange) => Object.assign(new URL(server), change).href;

/** Returns the message of a refused connection, which must be one line with the remedy at its end and no password. */
async function connectError(url: string, options: Parameters<typeof connect>[2] = {}) {
  const error: unknown = await connect(url, silentLog, options).then(
    async (pool) => pool.end(),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof StartError)) throw new Error('expected a StartError', { cause: error });
  expect(error.message).not.toContain(new URL(url).password);
  expect(error.message).not.toContain('\n');
  return error.message;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return String(typeof address === 'object' && address?.port);
}

describe('connecting', () => {
  it('opens a pool on a server that responds', async () => {
    const pool = await connect(await makeTestDatabase(), silentLog);
    onTestFinished(() => pool.end());
    const { rows } = await pool.query("select current_setting('application_name') as name");
    expect(rows).toEqual([{ name: 'vitrine' }]);
  });

  it('leaves no connection open when it is refused', async () => {
    const url = await makeTestDatabase();
    await connectError(url, { oldest: 99 });
    const pool = await connect(url, silentLog, { connections: 1 });
    onTestFinished(() => pool.end());
    // The server sees a connection end a moment after the client.
    await vi.waitFor(async () => {
      const { rows } = await pool.query('select from pg_stat_activity where datname = current_database()');
      expect(rows).toHaveLength(1);
    });
  });
});

describe('the error of a refused connection', () => {
  it.each(['127.0.0.1', 'localhost'])('says that no server responds on %s', async (hostname) => {
    const port = await freePort();
    expect(await connectError(withChange({ hostname, port, pathname: '/vitrine' }))).toBe(
      `no PostgreSQL server responds at ${hostname}:${port}/vitrine. Fix the problem, or change DATABASE_URL.`,
    );
  });

  it('says that the host can’t be resolved', async () => {
    expect(await connectError(withChange({ hostname: 'database.invalid', port: '', pathname: '/vitrine' }))).toBe(
      `the host of database.invalid:5432/vitrine can't be resolved. Fix the problem, or change DATABASE_URL.`,
    );
  });

  it.each([{ password: 'wrong-password' }, { username: 'nobody' }])('says that %j is rejected', async (change) => {
    const { username = 'vitrine_runtime' } = change as UrlChange;
    expect(await connectError(withChange(change))).toBe(
      `PostgreSQL at ${server.host}${server.pathname} rejected the login "${username}". Fix the problem, or change DATABASE_URL.`,
    );
  });

  it('says that the database does not exist', async () => {
    expect(await connectError(withChange({ pathname: '/missing' }))).toBe(
      `PostgreSQL at ${server.host}/missing has no such database. Fix the problem, or change DATABASE_URL.`,
    );
  });

  it('says that the server is too old', async () => {
    expect(await connectError(server.href, { oldest: 99 })).toMatch(
      /^PostgreSQL 18\.\d+ at [\d.:]+\/vitrine is too old\. Upgrade to 99 or later, or set DATABASE_URL to another server\.$/,
    );
  });

  it('quotes any other reason', async () => {
    const stranger = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    onTestFinished(() => void stranger.close());
    const { port } = stranger.address() as { port: number };
    expect(await connectError(withChange({ port: String(port), pathname: '/vitrine' }))).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:\d+\/vitrine can't be used: .+\. Fix the problem, or change DATABASE_URL\.$/,
    );
  });

  it('is complete for a user name with a stray %', async () => {
    expect(await connectError(withChange({ username: '100%' }))).toContain('rejected the login "100%".');
  });
});
