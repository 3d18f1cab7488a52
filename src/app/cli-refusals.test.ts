import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { command, settingsOf } from '#testing/command-line.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { freePort } from '#testing/product.ts';
import { asSuperuser, databaseIn, makeTestDatabase } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { COMMANDS } from './cli/run-command.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Valid arguments of every command, and the resource that it opens. */
const RIGHT: Record<string, { words: string; opens: 'instance' | 'database' | 'file' | 'mail server' | 'anything' }> = {
  'admin grant': { words: 'ada@example.org', opens: 'instance' },
  'admin revoke': { words: 'ada@example.org', opens: 'instance' },
  'user list': { words: '', opens: 'instance' },
  'user create': { words: 'ada@example.org ada', opens: 'instance' },
  'user verify': { words: 'ada', opens: 'instance' },
  'user reset-password': { words: 'ada', opens: 'instance' },
  'user reset-2fa': { words: 'ada', opens: 'instance' },
  'user sign-out': { words: 'ada', opens: 'instance' },
  'user deactivate': { words: 'ada', opens: 'instance' },
  'user activate': { words: 'ada', opens: 'instance' },
  'user delete': { words: 'ada --yes', opens: 'instance' },
  'mail test': { words: 'ada@example.org', opens: 'mail server' },
  doctor: { words: '', opens: 'anything' },
  'ocr add': { words: 'klingon', opens: 'file' },
  'ocr remove': { words: 'klingon', opens: 'file' },
  'ocr list': { words: '', opens: 'anything' },
  'backup verify': { words: '/nowhere/backup.zip', opens: 'file' },
  backup: { words: '/tmp/vitrine-never-made.zip', opens: 'instance' },
  restore: { words: '/nowhere/backup.zip', opens: 'file' },
  'secret replace': { words: '', opens: 'database' },
};
const all = Object.entries(RIGHT).map(([name, { words, opens }]) => [`${name} ${words}`.trim(), name, opens] as const);
const opening = all.filter(([, , opens]) => opens === 'instance' || opens === 'database');

const line = expect.stringMatching(/^[A-Z"/][^\n]*[.)]$/);
const refused = (warned: unknown = line) => ({ code: 1, said: '', warned });
const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

async function folder() {
  const path = await makeFastFolder();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

describe('the commands', () => {
  it('are all covered by this test', () => {
    expect(COMMANDS.map(({ name }) => name).sort()).toEqual(Object.keys(RIGHT).sort());
  });

  it.each(['help', 'backup --help'])('are listed for "%s"', async (words) => {
    const { code, said } = await command({}, words);
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(said).toContain(`  ${name} `);
  });

  it.each([
    ['admin', /^Unknown command "admin"\./],
    ['admin crown ada@example.org', /^Unknown command "admin crown ada@example\.org"\./],
    [
      'admin grant',
      /^"admin grant" requires <email\|username>\.\n\nUsage: npm run vitrine -- admin grant <email\|username>$/,
    ],
    ['admin grant ada@example.org ben@example.org', /^"admin grant" got an unexpected argument: "ben@example\.org"\./],
    ['doctor --loud', /^"doctor" has no option --loud\.\n\nUsage: npm run vitrine -- doctor \[--json\]$/],
    ['backup', /^"backup" requires <file>\./],
  ])('refuses "%s" and explains why', async (words, why) => {
    expect(await command({}, words)).toEqual({ code: 1, said: '', warned: expect.stringMatching(why) });
  });

  it('names invalid settings, without the values of secret ones', async () => {
    const { code, warned } = await command({ SECRET: 'too short', ROLE: 'king' }, 'doctor');
    expect(code).toBe(1);
    expect(warned).toMatch(/^ROLE must be all, web or jobs, but is "king"; SECRET must have at least 32/);
    expect(warned).not.toContain('too short');
  });
});

describe.each(all)('%s', (words, name, opens) => {
  it('refuses unknown options and arguments, and prints its usage', async () => {
    const usage = (why: string) =>
      expect.stringMatching(new RegExp(`^"${name}" ${why}\\n\\nUsage: npm run vitrine -- ${name}`));
    expect(await command({}, `${words} --loud`)).toEqual(refused(usage('has no option --loud\\.')));
    expect(await command({}, `${words} more`)).toEqual(refused(usage('got an unexpected argument: "more"\\.')));
    const { operandNames: takes = [] } = COMMANDS.find((one) => one.name === name) ?? {};
    if (takes.length > 0) expect(await command({}, name)).toEqual(refused(usage(`requires <.*>\\.`)));
  });

  it('refuses invalid settings', async () => {
    expect(await command({ ROLE: 'king' }, words)).toEqual(
      refused(expect.stringMatching(/^ROLE must be all, web or jobs, but is "king"\.[^\n]*$/)),
    );
  });

  it('refuses a data directory that is a file, in one line', async () => {
    const file = join(await folder(), 'file');
    await writeFile(file, '');
    const { code, warned, said: output } = await command({ DATA_DIR: join(file, 'data') }, words, 'yes');
    expect(code).toBe(1);
    if (opens === 'anything') return expect(output + warned).not.toContain('    at ');
    expect([output, warned]).toEqual(['', line]);
  });
});

describe.each(opening)('%s', (words) => {
  it('refuses a folder without an instance, and creates nothing in it', async () => {
    const dataDir = await folder();
    for (const directory of [dataDir, join(dataDir, 'missing')]) {
      expect(await command({ DATA_DIR: directory }, words, 'yes')).toEqual(
        refused(expect.stringContaining(`No database found in ${directory}.`)),
      );
      expect(await isThere(join(directory, 'pg'))).toBe(false);
    }
    expect(await isThere(join(dataDir, 'missing'))).toBe(false);
  });

  it('refuses an unreachable database without printing its password', async () => {
    const DATABASE_URL = `postgres://vitrine:engine1843@127.0.0.1:${await freePort()}/vitrine`;
    const answer = await command({ DATABASE_URL, DATA_DIR: await folder() }, words, 'yes');
    expect(answer).toEqual(refused(expect.stringMatching(/^No PostgreSQL server responds at [^\n]*$/)));
    expect(answer.warned).not.toContain('engine1843');
  });

  it('refuses a database without tables, and a login without rights', async () => {
    const url = await makeTestDatabase();
    const empty = `empty_${databaseIn(url)}`;
    const login = `stranger_${databaseIn(url)}`;
    await asSuperuser(async (client) => {
      await client.query(`create database ${empty} owner vitrine`);
      await client.query(`create role ${login} login password 'engine1843'`);
    });
    onTestFinished(() =>
      asSuperuser(async (client) => {
        await client.query(`drop database ${empty} with (force)`);
        await client.query(`drop role ${login}`);
      }),
    );
    const env = { DATA_DIR: await folder() };
    const bare = Object.assign(new URL(url), { pathname: `/${empty}` }).href;
    expect(await command({ ...env, DATABASE_URL: bare }, words, 'yes')).toEqual(
      refused('The database schema is missing or out of date. Start Vitrine once, then try again.'),
    );
    const strange = Object.assign(new URL(url), { username: login, password: 'engine1843' }).href;
    expect(await command({ ...env, DATABASE_URL: strange }, words, 'yes')).toEqual(
      refused(`The database user ${login} can't read Vitrine's tables. Use the instance's DATABASE_URL.`),
    );
  });
});

const instance = shareTestInstance({ ROLE: 'web' });

describe.each(all.filter(([, name]) => /^(admin|user) (?!list|create)/.test(name)))('%s', (words) => {
  it('refuses an unknown member, with the given name', async () => {
    const { code, said: output, warned } = await command(settingsOf(instance), words);
    const [, , who] = words.split(' ');
    expect([code, output, warned]).toEqual([1, '', `No account found for ${who}.`]);
  });
});
