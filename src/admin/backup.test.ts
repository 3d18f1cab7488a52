import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { knownMigrations } from '#platform/db/migrate.ts';
import {
  backUp,
  contentOf,
  KEY,
  MADE_AT,
  makeFolder,
  openFullPlace,
  openPlace,
  ROWS,
  restore,
} from '#testing/backups.ts';
import { plantRow } from '#testing/plant-row.ts';
import { filesInZip, makeZip } from '#testing/zip.ts';
import { isKept } from './server/backup/kept-rows.ts';
import type { Manifest } from './server/backup/manifest.ts';
import { secretsOf } from './server/backup/secrets.ts';
import { writeBackup } from './server/backup/write-backup.ts';

/**
 * Columns of backed-up tables whose names suggest secrets: password hashes, public keys, secrets encrypted with the
 * instance's key, and permanent file links, which must work again after a restore. Tokens of external sign-in providers
 * are empty.
 */
const KEPT_COLUMNS = [
  'credentials.access_token',
  'credentials.access_token_expires_at',
  'credentials.id_token',
  'credentials.password',
  'credentials.refresh_token',
  'credentials.refresh_token_expires_at',
  'files.download_token',
  'instance_logos.hash',
  'invitations.token_hash',
  'passkeys.public_key',
  'shares.password_hash',
  'two_factors.backup_codes',
  'two_factors.secret',
  'visit_owners.key',
  'visit_readers.key',
];

/**
 * Returns the parts of the catalog that a restore removes and recreates: foreign keys, triggers, privileges and
 * row-level security.
 */
async function shapeOf({ pool }: Database) {
  const ask = async (query: string) => (await pool.query(query)).rows;
  return {
    references: await ask(
      "select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    triggers: await ask(
      'select tgname, tgrelid::regclass::text, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    ),
    tables: await ask(
      "select relname, relrowsecurity, relforcerowsecurity, array(select entry::text from unnest(relacl) as entry order by 1) as rights from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r' order by 1",
    ),
    migrations: await ask('select hash, created_at from drizzle.__drizzle_migrations order by 2'),
  };
}

/** Returns a copy of a backup with some of its files changed. */
async function altered(file: string, change: (files: Map<string, Buffer>) => void) {
  const files = await filesInZip(await readFile(file));
  change(files);
  const other = join(await makeFolder(), 'altered.zip');
  await writeFile(other, await makeZip(Object.fromEntries(files)));
  return other;
}

const withManifest = (file: string, change: (manifest: Manifest) => void) =>
  altered(file, (files) => {
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as Manifest;
    change(manifest);
    files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  });

describe('a backup', () => {
  it('brings back every row of every table and every file, into a database of the same shape', async () => {
    const here = await openFullPlace();
    const { file } = await backUp(here);
    const there = await openPlace();
    const before = await shapeOf(there.db);
    const wanted = await contentOf(here.db);
    expect(Object.values(wanted).every((rows) => rows.length > 0)).toBe(true);
    for (const name of ['sessions', 'verifications', 'email_changes', 'rate_limits', 'instance_identity']) {
      expect(wanted[name]).toHaveLength(1);
      wanted[name] = [];
    }

    await restore(there, file);
    const found = await contentOf(there.db);
    const noted = found.audit_events?.filter((row) => !wanted.audit_events?.includes(row)) as string[];
    expect(noted.map((row) => JSON.parse(row))).toMatchObject([
      { actor_kind: 'operator', action: 'backup-restored', details: { files: here.named.length } },
    ]);
    found.audit_events = found.audit_events?.filter((row) => !noted.includes(row as string)) ?? [];
    expect(found).toEqual(wanted);
    expect(await shapeOf(there.db)).toEqual(before);
    const bytes = await there.blobs.open(here.blob);
    expect(bytes && (await text(bytes))).toBe('the bytes of a picture');
  });

  it('is read by nobody but its owner, and carries the key only where that is the secret', async () => {
    const place = await openFullPlace();
    const { file } = await backUp(place);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await filesInZip(await readFile(file))).get('key')?.toString()).toBe(KEY);
    const other = await backUp(place, { SECRET: 'a secret that is kept elsewhere, by the operator' });
    const files = await filesInZip(await readFile(other.file));
    expect(files.has('key')).toBe(false);
    expect(files.get('manifest.json')?.toString()).not.toContain('kept elsewhere');
    expect(other.manifest.secret.fingerprint).not.toBe((await backUp(place)).manifest.secret.fingerprint);
  });

  it('leaves nothing behind where it can’t be written', async () => {
    const place = await openFullPlace();
    const broken = { ...place.blobs, open: () => Promise.reject(new Error('the disk is gone')) };
    const folder = await makeFolder();
    const file = join(folder, 'backup.zip');
    const source = { pool: place.db.pool, blobs: broken, secrets: secretsOf({}, KEY), version: '', rows: ROWS };
    await expect(writeBackup(source, file, { madeAt: MADE_AT })).rejects.toThrow('the disk is gone');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
    expect((await place.db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('names the files whose bytes are missing or cut short', async () => {
    const place = await openFullPlace();
    const [whole, cut] = place.named as [string, string];
    expect((await backUp(place)).manifest.missing).toEqual([]);
    await place.blobs.put(cut, new Blob(['the bytes']));
    expect((await backUp(place)).manifest.missing).toHaveLength(1);
    await place.blobs.remove(whole);
    const { file, manifest } = await backUp(place);
    expect(manifest.missing).toHaveLength(2);
    const there = await openPlace();
    await restore(there, file);
    expect(await there.blobs.has(cut)).toBe(true);
  });

  it('names no file that was deleted while it was made', async () => {
    const place = await openFullPlace();
    const { pool } = place.db;
    const blobs = {
      ...place.blobs,
      // Runs after the rows have been read and before the file contents are.
      list: async function* () {
        await pool.query('delete from files');
        for (const blob of place.named) await place.blobs.remove(blob);
        yield* place.blobs.list();
      },
    };
    expect((await backUp({ ...place, blobs })).manifest.missing).toEqual([]);
  });

  it('queues the mails again that waited', async () => {
    const here = await openPlace();
    const [template] = ROWS.harmlessMail;
    await plantRow(here.db, 'outbox', { template, state: 'queued' });
    await plantRow(here.db, 'outbox', { template, state: 'sent' });
    const there = await openPlace();
    await restore(there, (await backUp(here)).file);
    expect(await there.jobs.counts()).toMatchObject({ waiting: 1 });
  });

  it('sends none of them where the operator says so', async () => {
    const here = await openPlace();
    const [template] = ROWS.harmlessMail;
    await plantRow(here.db, 'outbox', { template, state: 'queued' });
    const there = await openPlace();
    await restore(there, (await backUp(here)).file, undefined, false);
    expect(await there.jobs.counts()).toMatchObject({ waiting: 0 });
    expect((await there.db.pool.query('select state from outbox')).rows).toEqual([{ state: 'kept' }]);
  });

  it('of an older version comes up to this one', async () => {
    const here = await openPlace();
    const before = await shapeOf(here.db);
    const [oldest] = knownMigrations();
    const older = await withManifest((await backUp(here)).file, (manifest) => {
      manifest.migration = { tag: oldest?.tag ?? '', when: oldest?.when ?? 0 };
      manifest.tables = [];
    });
    await restore(here, older);
    expect(await shapeOf(here.db)).toEqual(before);
  });
});

describe('sessions and codes', () => {
  /** Inserts every kind of secret that would let a reader of the backup sign in or act as a member. */
  async function plantSecrets({ db }: { db: Database }) {
    await plantRow(db, 'sessions', { token: 'a-token-of-a-session' });
    await plantRow(db, 'verifications', { value: 'a-challenge-that-waits' });
    const mails = {
      'one-time-code': { code: '314159' },
      'password-reset': { token: 'a-token-that-resets' },
      'email-change-proof': { token: 'a-token-that-proves' },
      'of-another-version': { token: 'a-token-of-a-kind-not-known' },
    };
    for (const [template, data] of Object.entries(mails)) {
      for (const state of ['queued', 'sent', 'failed', 'kept']) await plantRow(db, 'outbox', { template, data, state });
    }
  }
  const SECRETS = /a-token-of|a-challenge|314159|a-token-that/;

  it('are in no backup', async () => {
    const here = await openFullPlace();
    await plantSecrets(here);
    expect(JSON.stringify(await contentOf(here.db))).toMatch(SECRETS);
    const { file } = await backUp(here);
    const files = await filesInZip(await readFile(file));
    expect([...files.keys()]).toContain('tables/outbox.ndjson');
    expect([...files.keys()]).not.toContain('tables/sessions.ndjson');
    for (const bytes of files.values()) expect(bytes.toString()).not.toMatch(SECRETS);
  });

  it('do not come back from a backup of a version that kept them', async () => {
    const here = await openFullPlace();
    await plantSecrets(here);
    const everything = await contentOf(here.db);
    const { file } = await backUp(here);
    const older = await altered(file, (files) => {
      const read = JSON.parse(files.get('manifest.json')?.toString() ?? '') as Manifest;
      const put = (name: string, columns: string[]) => {
        const rows = everything[name] ?? [];
        const bytes = Buffer.from(`${rows.join('\n')}\n`);
        files.set(`tables/${name}.ndjson`, bytes);
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        read.parts[`tables/${name}.ndjson`] = { bytes: bytes.length, sha256 };
        read.tables = [...read.tables.filter((table) => table.name !== name), { name, columns, rows: rows.length }];
      };
      for (const name of ['sessions', 'outbox']) put(name, Object.keys(JSON.parse(String(everything[name]?.[0]))));
      files.set('manifest.json', Buffer.from(JSON.stringify(read)));
    });
    const there = await openPlace();
    await restore(there, older);
    const found = await contentOf(there.db);
    expect(found.users).toHaveLength(everything.users?.length ?? 0);
    expect(found.sessions).toEqual([]);
    expect(JSON.stringify(found)).not.toMatch(SECRETS);
  });

  it('are the only columns of their kind: others are known, and no kept row refers to one that is left out', async () => {
    const { db } = await openPlace();
    const { rows } = await db.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and column_name ~ '(token|code|secret|password|hash|key|nonce|challenge)'
          and column_name !~ '(^|_)md5_hash$' and data_type not in ('boolean', 'integer') order by 1`,
    );
    const kept = rows.map(({ name }) => name).filter((name) => isKept(name.split('.')[0] ?? ''));
    expect(kept).toEqual(KEPT_COLUMNS);
    const references = await db.pool.query<{ child: string; parent: string }>(
      "select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'",
    );
    expect(references.rows.filter(({ child, parent }) => isKept(child) && !isKept(parent))).toEqual([]);
  });
});

describe('nothing is changed by', () => {
  let whole: string;
  let place: Awaited<ReturnType<typeof openFullPlace>>;
  let before: unknown;
  const refuses = async (file: string, why: RegExp) => {
    await expect(restore(place, file)).rejects.toThrow(why);
    expect(await contentOf(place.db)).toEqual(before);
  };
  const each = (name: string, why: RegExp, make: () => Promise<string>) =>
    it(name, async () => {
      place = await openFullPlace();
      before = await contentOf(place.db);
      whole = (await backUp(await openFullPlace())).file;
      await refuses(await make(), why);
    });

  each('a table that was tampered with', /users\.ndjson is not what it was/, () =>
    altered(whole, (files) => files.set('tables/users.ndjson', Buffer.from('{}\n'))),
  );
  each('a file that is missing', /files\/.* is missing/, () =>
    altered(whole, (files) => {
      for (const path of files.keys()) if (path.startsWith('files/')) files.delete(path);
    }),
  );
  each('half of a backup', /Not a Vitrine backup, or damaged/, async () => {
    const half = join(await makeFolder(), 'half.zip');
    const bytes = await readFile(whole);
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    return half;
  });
  each('some other ZIP', /Not a Vitrine backup, or damaged: manifest\.json is missing/, async () => {
    const other = join(await makeFolder(), 'other.zip');
    await writeFile(other, await makeZip({ 'vitrine.json': { format: 'vitrine-export' } }));
    return other;
  });
  each('a backup of a newer version', /made by a newer version of Vitrine \(9\.0\.0, 9999_later\)/, () =>
    withManifest(whole, (manifest) => {
      manifest.version = '9.0.0';
      manifest.migration = { tag: '9999_later', when: 9_999_999_999_999 };
    }),
  );
  each('a table that is not known', /"strangers" does not exist/, () =>
    withManifest(whole, (manifest) => {
      const users = manifest.tables.find(({ name }) => name === 'users');
      if (users) users.name = 'strangers';
      manifest.parts['tables/strangers.ndjson'] = manifest.parts['tables/users.ndjson'] ?? { bytes: 0, sha256: '' };
    }).then((file) =>
      altered(file, (files) =>
        files.set('tables/strangers.ndjson', files.get('tables/users.ndjson') ?? Buffer.alloc(0)),
      ),
    ),
  );
  each('rows that refer to what is not there', /violates foreign key constraint/, () =>
    withManifest(whole, (manifest) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'users');
    }),
  );
});
