import { spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { childEnvironment } from '#platform/server/env.ts';
import { authenticatorCode } from '#testing/authenticator.ts';
import { eventually } from '#testing/eventually.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { jpeg, uploadFile } from '#testing/images.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { cookieHeaderOf, type Member, makeAdmin, newPerson, registerMember, send } from '#testing/members.ts';
import { build, startProduct } from '#testing/product.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';

const cliFile = join(build, 'server', 'cli.js');

vi.setConfig({ testTimeout: 90_000 });

async function makeFolder() {
  const folder = await makeFastFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Environment = Record<string, string>;

/** Runs the built command line in a process and returns its output. */
async function vitrine(env: Environment, words: string, typed = '') {
  const child = spawn(process.execPath, [cliFile, ...words.split(' ')], { env: childEnvironment(env) });
  let [said, warned] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (said += chunk));
  child.stderr.on('data', (chunk: Buffer) => (warned += chunk));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, said: said.trim(), warned: warned.trim() };
}

/** Starts the product on a data directory and stops it after the test. */
async function startOn(dataDir: string) {
  const product = await startProduct({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await product.stop()));
  return product;
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Creates the first admin and returns a function to send requests as that admin. */
async function setUp({ url, setUpLink }: { url: string; setUpLink: string }) {
  const person = newPerson();
  const headers = { origin: url, authorization: `${SET_UP_SCHEME} ${setUpLink.split('#')[1]}` };
  const { status, body } = await send({ url }, 'POST', '/api/set-up', { body: person, headers });
  expect(status).toBe(200);
  const bearer = { authorization: `Bearer ${body.token}` };
  const call = (method: string, path: string, payload?: unknown, more: Environment = {}) =>
    send({ url }, method, path, { body: payload, headers: { ...bearer, ...more } });
  return { ...person, uid: body.user.uid as string, token: body.token as string, call };
}

/** Returns the environment by which the command line finds a test instance's database. */
const settingsOf = ({ databaseUrl, kernel }: TestInstance, more: Environment = {}): Environment => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: kernel.dataDir,
  SECRET: kernel.secret,
  ...more,
});

const eventsOf = async ({ kernel }: TestInstance, { uid }: Pick<Member, 'uid'>) => {
  const { rows } = await kernel.db.pool.query<{ action: string; actor_kind: string }>(
    "select action, actor_kind from audit_events where subject_id = $1 and actor_kind = 'operator' order by id",
    [uid],
  );
  return rows.map(({ action }) => action);
};

describe('the command line', () => {
  it.each(['', 'help', 'backup --help'])('lists the commands for "%s"', async (words) => {
    const { code, said } = await vitrine({}, words === '' ? 'help' : words);
    expect(code).toBe(0);
    for (const name of ['admin grant', 'user deactivate', 'mail test', 'doctor', 'backup', 'restore']) {
      expect(said).toContain(`  ${name} `);
    }
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
    expect(await vitrine({}, words)).toEqual({ code: 1, said: '', warned: expect.stringMatching(why) });
  });

  it('names invalid settings, without the values of secret ones', async () => {
    const { code, warned } = await vitrine({ SECRET: 'too short', ROLE: 'king' }, 'doctor');
    expect(code).toBe(1);
    expect(warned).toMatch(/^ROLE must be all, web or jobs, but is "king"; SECRET must have at least 32/);
    expect(warned).not.toContain('too short');
  });

  it('creates no database if there is none', async () => {
    const dataDir = await makeFolder();
    for (const words of ['admin grant ada@example.org', 'user deactivate ada', 'backup backup.zip']) {
      const { code, warned } = await vitrine({ DATA_DIR: dataDir }, words);
      expect([code, warned]).toEqual([1, expect.stringContaining(`No database found in ${dataDir}.`)]);
    }
    await expect(stat(join(dataDir, 'pg'))).rejects.toThrow('ENOENT');
  });
});

describe('changing members while the instance runs', () => {
  it('grants and revokes admin rights immediately, but keeps the last admin', async () => {
    const instance = await startTestInstance();
    const [ada, ben] = [await registerMember(instance), await registerMember(instance)];
    await makeAdmin(instance, ben);
    const env = settingsOf(instance);
    const asks = async () => (await ada.call('GET', '/api/admin/health')).status;
    expect(await asks()).toBe(403);
    expect(await vitrine(env, `admin grant ${ada.email}`)).toMatchObject({
      code: 0,
      said: `${ada.email} is now an admin.`,
    });
    expect(await asks()).toBe(200);
    expect(await vitrine(env, `admin grant ${ada.email}`)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/already/),
    });
    expect((await vitrine(env, `admin revoke ${ben.email}`)).code).toBe(0);
    const last = await vitrine(env, `admin revoke ${ada.email}`);
    expect(last).toMatchObject({ code: 1, warned: expect.stringContaining('only active admin') });
    expect(await asks()).toBe(200);
    expect(await eventsOf(instance, ada)).toEqual(['admin-given']);
    expect(await eventsOf(instance, ben)).toEqual(['admin-taken']);
  });

  it('signs out a deactivated member immediately, and lets them sign in once reactivated', async () => {
    const instance = await startTestInstance();
    const ada = await registerMember(instance);
    const env = settingsOf(instance);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
    expect((await vitrine(env, `user deactivate ${ada.username}`)).code).toBe(0);
    await eventually(async () => expect((await ada.call('GET', '/api/me')).status).toBe(401));
    const { email, password } = ada;
    const signIn = () => send(instance, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
    expect((await signIn()).status).not.toBe(200);
    expect((await vitrine(env, `user activate ${email}`)).code).toBe(0);
    expect((await signIn()).status).toBe(200);
    expect(await eventsOf(instance, ada)).toEqual(['person-deactivated', 'person-activated']);
  });

  it('reports an unknown member by the given name', async () => {
    const env = settingsOf(await startTestInstance());
    const { code, warned } = await vitrine(env, 'user deactivate nobody');
    expect([code, warned]).toEqual([1, 'No account found for nobody.']);
  });
});

describe('mail test', () => {
  it('sends a mail as the instance does, and prints the mail server’s response', async () => {
    const server = await startMailServer();
    const env = settingsOf(await startTestInstance(), { SMTP_URL: server.url });
    const { code, said } = await vitrine(env, 'mail test ada@example.org');
    expect([code, said]).toEqual([0, expect.stringMatching(/^127\.0\.0\.1:\d+ accepted the email: 250 /)]);
    expect(server.received).toMatchObject([{ recipients: ['ada@example.org'] }]);
  });

  it('prints a refusal in the server’s words, without the password', async () => {
    const server = await startMailServer({ signIn: (_, password) => refusal(535, `5.7.8 wrong: ${password}`) });
    const url = server.url.replace('smtp://', 'smtp://post:engine1843@');
    const env = settingsOf(await startTestInstance(), { SMTP_URL: url });
    const { code, warned } = await vitrine(env, 'mail test ada@example.org');
    expect([code, warned]).toEqual([1, expect.stringMatching(/^Could not send the email through .*5\.7\.8 wrong: …/)]);
    expect(warned).not.toContain('engine1843');
  });

  it('requires a mail server and a valid address', async () => {
    expect(await vitrine({}, 'mail test ada@example.org')).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/Set SMTP_URL/),
    });
    const env = { SMTP_URL: 'smtp://localhost:9' };
    expect(await vitrine(env, 'mail test ada')).toMatchObject({ code: 1, warned: '"ada" is not an email address.' });
  });
});

describe('a command on the embedded database', () => {
  it('uses the database of a running instance, and leaves it running', async () => {
    const dataDir = await makeFolder();
    const product = await startOn(dataDir);
    const admin = await setUp(product);
    const postmaster = await postmasterOf(dataDir);
    const { code, said } = await vitrine({ DATA_DIR: dataDir, PORT: new URL(product.url).port }, 'doctor --json');
    const states = Object.fromEntries(
      (JSON.parse(said).items as { name: string; state: string }[]).map(({ name, state }) => [name, state]),
    );
    expect([code, states]).toMatchObject([0, { database: 'ok', schema: 'ok', storage: 'ok', reach: 'ok', jobs: 'ok' }]);
    expect((await vitrine({ DATA_DIR: dataDir }, `admin revoke ${admin.email}`)).warned).toContain('only active admin');
    const { warned } = await vitrine({ DATA_DIR: dataDir }, `restore ${join(dataDir, 'no.zip')}`);
    expect(warned).toMatch(/no\.zip doesn't exist\.$/);
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  });

  it('starts the database if no instance runs, and stops it afterwards', async () => {
    const dataDir = await makeFolder();
    const product = await startProduct({ DATA_DIR: dataDir });
    const admin = await setUp(product);
    expect(await product.stop()).toBe(0);
    const { warned } = await vitrine({ DATA_DIR: dataDir }, `user deactivate ${admin.email}`);
    expect(warned).toContain('only active admin');
    await expect(postmasterOf(dataDir)).rejects.toThrow('ENOENT');
  });

  it('leaves the database of a killed instance running, for the next start to take over', async () => {
    const dataDir = await makeFolder();
    const killed = await startProduct({ DATA_DIR: dataDir });
    const admin = await setUp(killed);
    const postmaster = await postmasterOf(dataDir);
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect(await vitrine({ DATA_DIR: dataDir }, `admin grant ${admin.email}`)).toMatchObject({ code: 0 });
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    const next = await startOn(dataDir);
    expect(await postmasterOf(dataDir)).toBe(postmaster);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  });
});

describe('backup and restore', () => {
  it('move an instance to another folder: password, second factor, pages and pictures', async () => {
    const [here, there] = [await makeFolder(), await makeFolder()];
    const archive = join(await makeFolder(), 'backup.zip');
    const product = await startOn(here);
    const admin = await setUp(product);
    const { email, password } = admin;
    const { totpURI } = (await admin.call('POST', '/api/auth/two-factor/enable', { password })).body;
    const code = authenticatorCode(totpURI, Date.now() - STEP_MS);
    expect((await admin.call('POST', '/api/auth/two-factor/confirm', { code })).status).toBe(200);
    const signed = await signIn(product.url, { email, password, totpURI });
    const cv = (await signed.call('POST', '/api/cvs', { name: 'For Turin' })).body;
    const file = await uploadFile(product, { uid: admin.uid, token: signed.token }, 'portrait.jpg', await jpeg());
    const picture = (await signed.call('POST', '/api/images', { file })).body;
    expect((await signed.call('POST', '/api/hostnames', { host: 'ada.dev' })).status).toBe(201);
    expect((await signed.call('POST', '/api/shares', { target: { kind: 'portfolio' } })).status).toBe(201);

    await send(product, 'POST', '/api/auth/request-password-reset', { body: { email } });

    const made = await vitrine({ DATA_DIR: here }, `backup ${archive}`);
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^Backed up 1 account and \d+ files to /),
      warned: expect.stringMatching(/not encrypted and contains the instance's key/),
    });
    expect((await vitrine({ DATA_DIR: here }, `backup ${archive}`)).warned).toMatch(/ already exists\./);
    const taken = await vitrine({ DATA_DIR: here }, `restore ${archive}`);
    expect(taken).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/^Another instance \(process \d+\) is already using/),
    });

    expect(await vitrine({ DATA_DIR: there }, `restore ${archive}`)).toMatchObject({ code: 0, warned: '' });
    const full = await vitrine({ DATA_DIR: there }, `restore ${archive}`);
    expect(full).toMatchObject({ code: 1, warned: expect.stringMatching(/^This instance has members\./) });
    const hesitant = await vitrine({ DATA_DIR: there }, `restore ${archive} --replace`, 'no\n');
    expect(hesitant).toMatchObject({ code: 1, warned: expect.stringMatching(/Nothing was changed\.$/) });
    expect((await vitrine({ DATA_DIR: there }, `restore ${archive} --replace`, 'yes\n')).code).toBe(0);

    const parts = [...(await filesInZip(await readFile(archive))).values()].join('\n');
    expect(parts).toContain(email);
    for (const token of [admin.token, signed.token]) expect(parts).not.toContain(token);
    expect(parts).not.toMatch(/"password-reset"|"one-time-code"/);

    const restored = await startOn(there);
    expect(restored.setUpLink).toBe('');
    for (const [url, status] of [
      [product.url, 200],
      [restored.url, 401],
    ] as const) {
      const authorization = `Bearer ${signed.token}`;
      expect((await send({ url }, 'GET', '/api/me', { headers: { authorization } })).status).toBe(status);
    }
    const again = await signIn(restored.url, { email, password, totpURI, at: Date.now() + STEP_MS });
    expect((await again.call('GET', `/api/cvs/${cv.id}`)).body).toMatchObject({ name: 'For Turin' });
    const pdf = await again.call('GET', `/api/cvs/${cv.id}/export/pdf`);
    expect([pdf.status, String(pdf.body).slice(0, 5)]).toEqual([200, '%PDF-']);
    for (const { url } of picture.sources)
      expect(await bytesAt(restored.url + url)).toEqual(await bytesAt(product.url + url));
    expect((await again.call('GET', '/api/shares')).body.items).toHaveLength(1);
    const events = (await again.call('GET', '/api/admin/audit')).body.items as { action: string }[];
    const actions = events.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['account-created', 'two-factor-on', 'backup-restored']));
    expect((await again.call('GET', '/api/hostnames')).body.items).toMatchObject([{ host: 'ada.dev' }]);
  });

  it.each([
    ['--passphrase', 'short\nshort\n', /at least 12 characters\.$/],
    ['--passphrase', 'seven quiet otters\nseven quite otters\n', /The passphrases don't match\./],
    ['--passphrase --recipient age1x', '', /^Use only one of --passphrase or --recipient\.$/],
    ['--recipient', '', /--recipient/],
    ['--passphrase-file nowhere', '', /nowhere can't be read \(ENOENT\)\.$/],
  ])('rejects the backup options "%s" with the input %j, and writes no file', async (options, typed, why) => {
    const folder = await makeFolder();
    const { code, warned } = await vitrine({ DATA_DIR: folder }, `backup ${folder}/backup.zip ${options}`, typed);
    expect([code, warned]).toEqual([1, expect.stringMatching(why)]);
    await expect(stat(join(folder, 'backup.zip'))).rejects.toThrow('ENOENT');
  });

  it('refuses to restore while an instance runs on the database', async () => {
    const instance = await startTestInstance();
    const file = join(await makeFolder(), 'backup.zip');
    const env = settingsOf(instance);
    expect(await vitrine(env, `backup ${file}`)).toMatchObject({
      code: 0,
      warned: expect.stringMatching(/^The backup does not contain SECRET/),
    });
    const { code, warned } = await vitrine(env, `restore ${file}`);
    expect([code, warned]).toEqual([1, 'Vitrine is running on this database. Stop it, then try again.']);
    const locked = `${file}.age`;
    const passphrase = 'seven quiet otters paint';
    const secrets = join(await makeFolder(), 'passphrase');
    await writeFile(secrets, `${passphrase}\n`);
    expect((await vitrine(env, `backup ${locked} --passphrase-file ${secrets}`)).code).toBe(0);
    expect((await readFile(locked, 'latin1')).slice(0, 32)).toBe('age-encryption.org/v1\n-> scrypt ');
    expect((await vitrine(env, `restore ${locked}`)).warned).toMatch(/The backup is encrypted\. Enter its passphrase/);
    const wrong = await vitrine({ ...env, BACKUP_PASSPHRASE: 'seven quiet otters sing' }, `restore ${locked}`);
    expect([wrong.code, wrong.warned]).toEqual([1, expect.stringMatching(/^The passphrase is wrong, .*changed\.$/)]);
    expect((await vitrine(env, `restore ${locked}`, `${passphrase}\n`)).warned).toMatch(/Vitrine is running on this/);

    const verified = await vitrine(env, `backup verify ${file}`);
    expect(verified).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ is complete: 0 accounts and 0 files\. Backup made /),
    });
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - 100));
    expect((await vitrine(env, `backup verify ${file}`)).code).toBe(1);

    await writeFile(file, 'no ZIP at all');
    expect((await vitrine(env, `restore ${file}`)).warned).toMatch(
      /^This file isn't a Vitrine backup, or it's damaged/,
    );
  });
});

it('secret replace makes the database accept another secret, once the operator confirms', async () => {
  const instance = await startTestInstance();
  await instance.stop();
  const env = { ...settingsOf(instance), SECRET: 'another secret that the database does not know yet' };
  expect((await vitrine(env, `backup ${join(await makeFolder(), 'backup.zip')}`)).warned).toMatch(/secret replace/);
  const hesitant = await vitrine(env, 'secret replace', 'no\n');
  expect(hesitant).toMatchObject({ code: 1, warned: expect.stringMatching(/Nothing was changed\.$/) });
  expect(await vitrine(env, 'secret replace', 'yes\n')).toMatchObject({ code: 0 });
  await startTestInstance({ DATABASE_URL: instance.databaseUrl, SECRET: env.SECRET });
});

/** The length of a time step. A code works only once, so each sign-in of a test uses a later step. */
const STEP_MS = 30_000;
type TestAccount = { email: string; password: string; totpURI: string; at?: number };

/** Signs in with the password and a TOTP code, and returns a function to send requests with the session. */
async function signIn(url: string, { email, password, totpURI, at = Date.now() }: TestAccount) {
  const post = (path: string, body: unknown, cookie?: string) =>
    send({ url }, 'POST', path, { body, headers: { origin: url, ...(cookie ? { cookie } : {}) } });
  const challenge = await post('/api/auth/sign-in/email', { email, password });
  expect(challenge.body).toMatchObject({ twoFactorRedirect: true });
  const code = authenticatorCode(totpURI, at);
  const { status, body } = await post('/api/auth/two-factor/verify-totp', { code }, cookieHeaderOf(challenge));
  expect([status, body]).toMatchObject([200, { token: expect.any(String) }]);
  const authorization = `Bearer ${body.token}`;
  const call = (method: string, path: string, payload?: unknown) =>
    send({ url }, method, path, { body: payload, headers: { authorization } });
  return { token: body.token as string, call };
}

async function bytesAt(url: string) {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
