import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { command, settingsOf } from '#testing/command-line.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { startTestInstance } from '#testing/test-instance.ts';

vi.setConfig({ testTimeout: 60_000 });

async function makeFolder() {
  const folder = await makeFastFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it.each([
  ['--passphrase', 'short\nshort\n', /at least 12 characters\.$/],
  ['--passphrase', 'seven quiet otters\nseven quite otters\n', /The passphrases don't match\./],
  ['--passphrase --recipient age1x', '', /^Use only one of --passphrase or --recipient\.$/],
  ['--recipient', '', /--recipient/],
  ['--passphrase-file nowhere', '', /nowhere can't be read \(ENOENT\)\.$/],
])('rejects the backup options "%s" with the input %j, and writes no file', async (options, typed, why) => {
  const folder = await makeFolder();
  const { code, warned } = await command({ DATA_DIR: folder }, `backup ${folder}/backup.zip ${options}`, typed);
  expect([code, warned]).toEqual([1, expect.stringMatching(why)]);
  await expect(stat(join(folder, 'backup.zip'))).rejects.toThrow('ENOENT');
});

it('refuses to restore while an instance runs on the database', async () => {
  const instance = await startTestInstance();
  const file = join(await makeFolder(), 'backup.zip');
  const env = settingsOf(instance);
  expect(await command(env, `backup ${file}`)).toMatchObject({
    code: 0,
    warned: expect.stringMatching(/^The backup does not contain SECRET/),
  });
  const { code, warned } = await command(env, `restore ${file}`);
  expect([code, warned]).toEqual([1, 'Vitrine is running on this database. Stop it, then try again.']);
  const locked = `${file}.age`;
  const passphrase = 'seven quiet otters paint';
  const secrets = join(await makeFolder(), 'passphrase');
  await writeFile(secrets, `${passphrase}\n`);
  expect((await command(env, `backup ${locked} --passphrase-file ${secrets}`)).code).toBe(0);
  expect((await readFile(locked, 'latin1')).slice(0, 32)).toBe('age-encryption.org/v1\n-> scrypt ');
  expect((await command(env, `restore ${locked}`)).warned).toMatch(/The backup is encrypted\. Enter its passphrase/);
  const wrong = await command({ ...env, BACKUP_PASSPHRASE: 'seven quiet otters sing' }, `restore ${locked}`);
  expect([wrong.code, wrong.warned]).toEqual([1, expect.stringMatching(/^The passphrase is wrong, .*changed\.$/)]);
  expect((await command(env, `restore ${locked}`, `${passphrase}\n`)).warned).toMatch(/Vitrine is running on this/);

  const verified = await command(env, `backup verify ${file}`);
  expect(verified).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ is complete: 0 accounts and 0 files\. Backup made /),
  });
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length - 100));
  expect((await command(env, `backup verify ${file}`)).code).toBe(1);

  await writeFile(file, 'no ZIP at all');
  expect((await command(env, `restore ${file}`)).warned).toMatch(/^This file isn't a Vitrine backup, or it's damaged/);
});

it('secret replace makes the database accept another secret, once the operator confirms', async () => {
  const instance = await startTestInstance();
  await instance.stop();
  const env = { ...settingsOf(instance), SECRET: 'another secret that the database does not know yet' };
  expect((await command(env, `backup ${join(await makeFolder(), 'backup.zip')}`)).warned).toMatch(/secret replace/);
  const hesitant = await command(env, 'secret replace', 'no\n');
  expect(hesitant).toMatchObject({ code: 1, warned: expect.stringMatching(/Nothing was changed\.$/) });
  expect(await command(env, 'secret replace', 'yes\n')).toMatchObject({ code: 0 });
  await startTestInstance({ DATABASE_URL: instance.databaseUrl, SECRET: env.SECRET });
});
