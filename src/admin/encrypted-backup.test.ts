import { execFile, spawnSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { backUp, contentOf, makeFolder, openFullPlace, openPlace, restore } from '#testing/backups.ts';
import { filesInZip } from '#testing/zip.ts';
import { encryptionStage } from './server/backup/encryption.ts';

const PASSPHRASE = 'seven quiet otters paint';
/** Low work factor for fast tests. The test of the command line uses the real one. */
const LOCKED = { passphrase: PASSPHRASE, workFactor: 10 };

async function makeKeyPair() {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

describe('an encrypted backup', () => {
  it('shows nothing of what is in it, and is restored with its passphrase', async () => {
    const here = await openFullPlace();
    const { file } = await backUp(here, { encryption: LOCKED });
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    expect(bytes.includes('tables/users.ndjson')).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const there = await openPlace();
    await restore(there, file, { passphrase: PASSPHRASE });
    expect((await contentOf(there.db)).users).toEqual((await contentOf(here.db)).users);
    const blob = await there.blobs.open(here.blob);
    expect(blob && (await text(blob))).toBe('the bytes of a picture');
    expect((await readdir(there.dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  it('is restored by each of its recipients', async () => {
    const here = await openFullPlace();
    const [ada, ben] = [await makeKeyPair(), await makeKeyPair()];
    const recipients = [ada.recipient, ben.recipient];
    const { file } = await backUp(here, { encryption: { recipients } });
    const there = await openPlace();
    await restore(there, file, { identities: [ben.identity] });
    expect((await contentOf(there.db)).users).toEqual((await contentOf(here.db)).users);
  });

  it('is written piece by piece: nothing is taken ahead into memory while its reader is slow', async () => {
    const { recipient } = await makeKeyPair();
    const piece = Buffer.alloc(64 * 1024);
    let taken = 0;
    async function* endless() {
      for (;;) {
        taken += piece.length;
        yield piece;
      }
    }
    const encrypted = encryptionStage({ recipients: [recipient] })(endless());
    for (let read = 0; read < 20; read += 1) {
      await encrypted.next();
      // Gives code that reads ahead on its own the chance to run.
      for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taken).toBeLessThan(40 * piece.length);
    await encrypted.return(undefined);
  });

  it('refuses recipients that are none', async () => {
    const encryption = { recipients: ['age1notarecipient'] };
    await expect(backUp(await openPlace(), { encryption })).rejects.toThrow(
      /"age1notarecipient" is not an age recipient/,
    );
  });
});

describe('nothing is restored', () => {
  const DAMAGED = /^Not a Vitrine backup, or damaged: it was cut off or changed\. Nothing was changed\.$/;

  it('from a file that was cut off or changed', async () => {
    const place = await openFullPlace();
    const before = await contentOf(place.db);
    const { identity, recipient } = await makeKeyPair();
    const whole = await readFile((await backUp(place, { encryption: { recipients: [recipient] } })).file);
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
      await expect(restore(place, altered, { identities: [identity] }), name).rejects.toThrow(DAMAGED);
    }
    expect(await contentOf(place.db)).toEqual(before);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  it('without the right key', async () => {
    const place = await openFullPlace();
    const before = await contentOf(place.db);
    const locked = (await backUp(place, { encryption: LOCKED })).file;
    await expect(restore(place, locked)).rejects.toThrow(/is encrypted\.$/);
    await expect(restore(place, locked, { passphrase: 'seven quiet otters sing' })).rejects.toThrow(
      /^The passphrase is wrong, or .* Nothing was changed\.$/,
    );
    const [ada, ben] = [await makeKeyPair(), await makeKeyPair()];
    const { file } = await backUp(place, { encryption: { recipients: [ada.recipient] } });
    await expect(restore(place, file, { identities: [ben.identity] })).rejects.toThrow(
      /^No identity in the file decrypts this backup\. Nothing was changed\.$/,
    );
    await expect(restore(place, file, { identities: ['ssh-ed25519 AAAA'] })).rejects.toThrow(/not an age identity/);
    expect(await contentOf(place.db)).toEqual(before);
  });
});

const hasAge = spawnSync('age', ['--version']).status === 0;

/** Interoperability with the `age` command line tool, which Debian packages. */
describe.skipIf(!hasAge)('the command line of age (skipped where `age` is not installed)', () => {
  it('decrypts what was encrypted here, and the other way round', async () => {
    const here = await openFullPlace();
    const { identity, recipient } = await makeKeyPair();
    const folder = await makeFolder();
    const [keys, plain, again] = [join(folder, 'keys.txt'), join(folder, 'plain.zip'), join(folder, 'again.age')];
    await writeFile(keys, `# created by a test\n${identity}\n`, { mode: 0o600 });
    const { file } = await backUp(here, { encryption: { recipients: [recipient] } });
    await promisify(execFile)('age', ['--decrypt', '--identity', keys, '--output', plain, file]);
    expect([...(await filesInZip(await readFile(plain))).keys()]).toContain('manifest.json');
    await promisify(execFile)('age', ['--encrypt', '--recipient', recipient, '--output', again, plain]);
    const there = await openPlace();
    await restore(there, again, { identities: [identity] });
    expect((await contentOf(there.db)).users).toEqual((await contentOf(here.db)).users);
  });
});
