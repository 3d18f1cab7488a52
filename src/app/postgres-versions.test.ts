import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { allRoles, roleNames } from '#platform/server/db/role-names.ts';
import { addMember } from '#testing/add-member.ts';
import { installedPostgres, openPostgres } from '#testing/open-postgres.ts';
import { sqlErrorCode } from '#testing/sql-error-code.ts';
import { startTestInstance } from '#testing/test-instance.ts';

vi.setConfig({ testTimeout: 60_000 });

const INSUFFICIENT_PRIVILEGE = '42501';
const installed = await installedPostgres();

type PostgresServer = Awaited<ReturnType<typeof openPostgres>>;

/** Creates a database as the documentation describes, and starts an instance on it. */
async function startOnDatabase({ superUrl, query }: PostgresServer, name: string) {
  await query(`create role ${name}_owner login createrole`);
  await query(`create role ${name}_runtime login`);
  await query(`create database ${name} owner ${name}_owner`);
  const as = (username: string) => Object.assign(new URL(superUrl), { username, pathname: `/${name}` }).href;
  const urls = { runtime: as(`${name}_runtime`), owner: as(`${name}_owner`) };
  const instance = await startTestInstance({ DATABASE_URL: urls.runtime, MIGRATION_DATABASE_URL: urls.owner });
  return { name, urls, instance };
}

describe.skipIf(installed.length === 0)(
  'two instances on one server (skipped where no PostgreSQL is installed)',
  () => {
    it.each(installed)('have databases isolated from each other: %s', async (binaries) => {
      const server = await openPostgres(binaries);
      onTestFinished(server.close);
      const one = await startOnDatabase(server, 'one');
      const other = await startOnDatabase(server, 'other');

      const ada = await addMember(one.instance);
      const ben = await addMember(other.instance);
      expect((await ada.call('POST', '/api/cvs', { name: 'CV' })).status).toBe(201);
      const { rows } = await other.instance.kernel.db.pool.query('select uid from users');
      expect(rows).toEqual([{ uid: ben.uid }]);

      for (const [mine, theirs] of [
        [one, other],
        [other, one],
      ] as const) {
        for (const login of ['runtime', 'owner'] as const) {
          const there = Object.assign(new URL(mine.urls[login]), { pathname: `/${theirs.name}` }).href;
          expect(await sqlErrorCode(there, 'select 1')).toBe(INSUFFICIENT_PRIVILEGE);
          for (const role of allRoles(roleNames(theirs.name))) {
            expect(await sqlErrorCode(mine.urls[login], `set role ${role}`)).toBe(INSUFFICIENT_PRIVILEGE);
          }
        }
      }
    });
  },
);
