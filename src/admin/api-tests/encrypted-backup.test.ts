import { execFile, spawnSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import {
  backUp,
  contentOf,
  makeFolder,
  openBlankInstance,
  openFilledInstance,
  restore,
} from '#admin/testing/backups.ts';
import { filesInZip } from '#testing/zip.ts';
import { makeEncryptor } from '../server/backup/encryption.ts';

const PASSPHRASE = 'seven quiet otters paint';
/** Low work factor for fast tests. The test of the command line uses the real one. */
const ENCRYPTION = { passphrase: PASSPHRASE, workFactor: 10 };

async function makeKeyPair() {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

describe('an encrypted backup', () => {
  it('reveals no content and is restored with its passphrase', async () => {
    const original = await openFilledInstance();
    const { file } = await backUp(original, { encryption: ENCRYPTION });
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    expect(bytes.includes('tables/users.ndjson')).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const restored = await openBlankInstance();
    await restore(restored, file, { passphrase: PASSPHRASE });
    expect((await contentOf(restored.db)).users).toEqual((await contentOf(original.db)).users);
    const blob = await restored.blobs.open(original.blob);
    expect(blob && (await text(blob))).toBe('the bytes of a picture');
    expect((await readdir(restored.dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  it('can be restored by any of its recipients', async () => {
    const original = await openFilledInstance();
    const [ada, ben] = [await makeKeyPair(), await makeKeyPair()];
    const recipients = [ada.recipient, ben.recipient];
    const { file } = await backUp(original, { encryption: { recipients } });
    const restored = await openBlankInstance();
    await restore(restored, file, { identities: [ben.identity] });
    expect((await contentOf(restored.db)).users).toEqual((await contentOf(original.db)).users);
  });

  it('is written in pieces without reading ahead of a slow reader', async () => {
    const { recipient } = await makeKeyPair();
    const piece = Buffer.alloc(64 * 1024);
    let taken = 0;
    async function* endless() {
      for (;;) {
        taken += piece.length;
        yield piece;
      }
    }
    const encrypted = makeEncryptor({ recipients: [recipient] })(endless());
    for (let read = 0; read < 20; read += 1) {
      await encrypted.next();
      // Lets code that reads ahead run.
      for (let round = 0; round < 50; round += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taken).toBeLessThan(40 * piece.length);
    await encrypted.return(undefined);
  });

  it('rejects invalid recipients', async () => {
    const encryption = { recipients: ['age1notarecipient'] };
    await expect(backUp(await openBlankInstance(), { encryption })).rejects.toThrow(
      /"age1notarecipient" is not an age recipient/,
    );
  });
});

describe('refusing to restore an encrypted backup', () => {
  const DAMAGED =
    /^This file isn't a Vitrine backup, or it's damaged: it is truncated or was modified\. Nothing was changed\.$/;

  it('a truncated or changed file', async () => {
    const fixture = await openFilledInstance();
    const before = await contentOf(fixture.db);
    const { identity, recipient } = await makeKeyPair();
    const whole = await readFile((await backUp(fixture, { encryption: { recipients: [recipient] } })).file);
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(changed.length - 100) ^ 1, changed.length - 100);
    const cases = {
      'a changed bit': changed,
      'half of it': whole.subarray(0, whole.length / 2),
      'all but the last byte': whole.subarray(0, -1),
      'its header alone': whole.subarray(0, 60),
    };
    const altered = join(await makeFolder(), 'altered.zip.age');
    for (const [name, bytes] of Object.entries(cases)) {
      await writeFile(altered, bytes);
      await expect(restore(fixture, altered, { identities: [identity] }), name).rejects.toThrow(DAMAGED);
    }
    expect(await contentOf(fixture.db)).toEqual(before);
    expect((await readdir(fixture.dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  it('a file without the right key', async () => {
    const fixture = await openFilledInstance();
    const before = await contentOf(fixture.db);
    const encryptedFile = (await backUp(fixture, { encryption: ENCRYPTION })).file;
    await expect(restore(fixture, encryptedFile)).rejects.toThrow(/is encrypted\.$/);
    await expect(restore(fixture, encryptedFile, { passphrase: 'seven quiet otters sing' })).rejects.toThrow(
      /^The passphrase is wrong, or .* Nothing was changed\.$/,
    );
    const [ada, ben] = [await makeKeyPair(), await makeKeyPair()];
    const { file } = await backUp(fixture, { encryption: { recipients: [ada.recipient] } });
    await expect(restore(fixture, file, { identities: [ben.identity] })).rejects.toThrow(
      /^No identity in the file decrypts this backup\. Nothing was changed\.$/,
    );
    await expect(restore(fixture, file, { identities: ['ssh-ed25519 AAAA'] })).rejects.toThrow(/not an age identity/);
    expect(await contentOf(fixture.db)).toEqual(before);
  });
});

const hasAge = spawnSync('age', ['--version']).status === 0;

/** Interoperability with the `age` command line tool, which Debian packages. */
describe.skipIf(!hasAge)('the age command line tool (skipped if it is not installed)', () => {
  it('decrypts our backups, and we decrypt its files', async () => {
    const original = await openFilledInstance();
    const { identity, recipient } = await makeKeyPair();
    const folder = await makeFolder();
    const [keys, plain, again] = [join(folder, 'keys.txt'), join(folder, 'plain.zip'), join(folder, 'again.age')];
    await writeFile(keys, `# created by a test\n${identity}\n`, { mode: 0o600 });
    const { file } = await backUp(original, { encryption: { recipients: [recipient] } });
    await promisify(execFile)('age', ['--decrypt', '--identity', keys, '--output', plain, file]);
    expect([...(await filesInZip(await readFile(plain))).keys()]).toContain('manifest.json');
    await promisify(execFile)('age', ['--encrypt', '--recipient', recipient, '--output', again, plain]);
    const restored = await openBlankInstance();
    await restore(restored, again, { identities: [identity] });
    expect((await contentOf(restored.db)).users).toEqual((await contentOf(original.db)).users);
  });
});
