import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import { childEnvironment } from '#platform/server/env.ts';
import { authenticatorCode } from '#testing/authenticator.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { jpeg, uploadFile } from '#testing/images.ts';
import { cookieHeaderOf, newPerson, send } from '#testing/members.ts';
import { build, startProduct } from '#testing/product.ts';
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

describe('the command line', () => {
  it('prints its help', async () => {
    expect(await vitrine({}, 'help')).toEqual({ code: 0, said: expect.stringContaining('  admin grant '), warned: '' });
  });

  it('exits with 1 and explains an error on standard error', async () => {
    const { code, said, warned } = await vitrine({}, 'admin crown ada@example.org');
    expect([code, said, warned.split('\n')[0]]).toEqual([1, '', 'Unknown command "admin crown ada@example.org".']);
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
