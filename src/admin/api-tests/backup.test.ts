import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  backUp,
  contentOf,
  KEY,
  MADE_AT,
  makeFolder,
  openBlankInstance,
  openFilledInstance,
  ROWS,
  restore,
} from '#admin/testing/backups.ts';
import type { Database } from '#platform/server/db/database.ts';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import { insertRow } from '#testing/insert-row.ts';
import { filesInZip, makeZip } from '#testing/zip.ts';
import { isIncluded } from '../server/backup/included-rows.ts';
import type { BackupManifest } from '../server/backup/manifest.ts';
import { backupSecretOf } from '../server/backup/secrets.ts';
import { writeBackup } from '../server/backup/write-backup.ts';

/**
 * Columns of backed-up tables whose names suggest secrets: password hashes, public keys, secrets encrypted with the
 * instance's key, and permanent file links, which must work again after a restore. Tokens of external sign-in providers
 * are empty.
 */
const INCLUDED_COLUMNS = [
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
  'testimonials.token_hash',
  'two_factors.backup_codes',
  'two_factors.secret',
  'visit_owners.key',
  'visit_readers.key',
];

/**
 * Returns the parts of the catalog that a restore removes and recreates: foreign keys, triggers, privileges and
 * row-level security.
 */
async function schemaOf({ pool }: Database) {
  const queryRows = async (query: string) => (await pool.query(query)).rows;
  return {
    references: await queryRows(
      "select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    triggers: await queryRows(
      'select tgname, tgrelid::regclass::text, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    ),
    tables: await queryRows(
      "select relname, relrowsecurity, relforcerowsecurity, array(select entry::text from unnest(relacl) as entry order by 1) as rights from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r' order by 1",
    ),
    migrations: await queryRows('select hash, created_at from drizzle.__drizzle_migrations order by 2'),
  };
}

/** Returns a copy of a backup with some of its files changed. */
async function alterBackup(file: string, change: (files: Map<string, Buffer>) => void) {
  const files = await filesInZip(await readFile(file));
  change(files);
  const other = join(await makeFolder(), 'altered.zip');
  await writeFile(other, await makeZip(Object.fromEntries(files)));
  return other;
}

const withManifest = (file: string, change: (manifest: BackupManifest) => void) =>
  alterBackup(file, (files) => {
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as BackupManifest;
    change(manifest);
    files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  });

describe('a backup', () => {
  it('restores all rows and files, and keeps the schema', async () => {
    const original = await openFilledInstance();
    const { file } = await backUp(original);
    const restored = await openBlankInstance();
    const before = await schemaOf(restored.db);
    const expectedContent = await contentOf(original.db);
    expect(Object.values(expectedContent).every((rows) => rows.length > 0)).toBe(true);
    for (const name of ['sessions', 'verifications', 'email_changes', 'rate_limits', 'instance_identity']) {
      expect(expectedContent[name]).toHaveLength(1);
      expectedContent[name] = [];
    }

    await restore(restored, file);
    const actualContent = await contentOf(restored.db);
    const newEvents = actualContent.audit_events?.filter(
      (row) => !expectedContent.audit_events?.includes(row),
    ) as string[];
    expect(newEvents.map((row) => JSON.parse(row))).toMatchObject([
      { actor_kind: 'operator', action: 'backup-restored', details: { files: original.blobNames.length } },
    ]);
    actualContent.audit_events = actualContent.audit_events?.filter((row) => !newEvents.includes(row as string)) ?? [];
    expect(actualContent).toEqual(expectedContent);
    expect(await schemaOf(restored.db)).toEqual(before);
    const bytes = await restored.blobs.open(original.blob);
    expect(bytes && (await text(bytes))).toBe('the bytes of a picture');
  });

  it('is readable by its owner only and contains the key only if that is the secret', async () => {
    const fixture = await openFilledInstance();
    const { file } = await backUp(fixture);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await filesInZip(await readFile(file))).get('key')?.toString()).toBe(KEY);
    const other = await backUp(fixture, { SECRET: 'a secret that is kept elsewhere, by the operator' });
    const files = await filesInZip(await readFile(other.file));
    expect(files.has('key')).toBe(false);
    expect(files.get('manifest.json')?.toString()).not.toContain('kept elsewhere');
    expect(other.manifest.secret.fingerprint).not.toBe((await backUp(fixture)).manifest.secret.fingerprint);
  });

  it('leaves no file behind if writing fails', async () => {
    const fixture = await openFilledInstance();
    const broken = { ...fixture.blobs, open: () => Promise.reject(new Error('the disk is gone')) };
    const folder = await makeFolder();
    const file = join(folder, 'backup.zip');
    const source = { pool: fixture.db.pool, blobs: broken, secrets: backupSecretOf({}, KEY), version: '', rows: ROWS };
    await expect(writeBackup(source, file, { madeAt: MADE_AT })).rejects.toThrow('the disk is gone');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
    expect((await fixture.db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('lists files with missing or incomplete contents', async () => {
    const fixture = await openFilledInstance();
    const [wholeFile, cut] = fixture.blobNames as [string, string];
    expect((await backUp(fixture)).manifest.missing).toEqual([]);
    await fixture.blobs.put(cut, new Blob(['the bytes']));
    expect((await backUp(fixture)).manifest.missing).toHaveLength(1);
    await fixture.blobs.remove(wholeFile);
    const { file, manifest } = await backUp(fixture);
    expect(manifest.missing).toHaveLength(2);
    const restored = await openBlankInstance();
    await restore(restored, file);
    expect(await restored.blobs.has(cut)).toBe(true);
  });

  it('does not list files deleted during the backup', async () => {
    const fixture = await openFilledInstance();
    const { pool } = fixture.db;
    const blobs = {
      ...fixture.blobs,
      // Runs after the rows have been read and before the file contents are.
      list: async function* () {
        await pool.query('delete from files');
        for (const blob of fixture.blobNames) await fixture.blobs.remove(blob);
        yield* fixture.blobs.list();
      },
    };
    expect((await backUp({ ...fixture, blobs })).manifest.missing).toEqual([]);
  });

  it('queues waiting emails again', async () => {
    const original = await openBlankInstance();
    const [template] = ROWS.harmlessMail;
    await insertRow(original.db, 'outbox', { template, state: 'queued' });
    await insertRow(original.db, 'outbox', { template, state: 'sent' });
    const restored = await openBlankInstance();
    await restore(restored, (await backUp(original)).file);
    expect(await restored.jobs.counts()).toMatchObject({ waiting: 1 });
  });

  it('sends no emails if the operator opts out', async () => {
    const original = await openBlankInstance();
    const [template] = ROWS.harmlessMail;
    await insertRow(original.db, 'outbox', { template, state: 'queued' });
    const restored = await openBlankInstance();
    await restore(restored, (await backUp(original)).file, undefined, false);
    expect(await restored.jobs.counts()).toMatchObject({ waiting: 0 });
    expect((await restored.db.pool.query('select state from outbox')).rows).toEqual([{ state: 'kept' }]);
  });

  it('of an older version is migrated', async () => {
    const original = await openBlankInstance();
    const before = await schemaOf(original.db);
    const [oldest] = knownMigrations();
    const older = await withManifest((await backUp(original)).file, (manifest) => {
      manifest.migration = { tag: oldest?.tag ?? '', when: oldest?.when ?? 0 };
      manifest.tables = [];
    });
    await restore(original, older);
    expect(await schemaOf(original.db)).toEqual(before);
  });
});

describe('sessions and codes in backups', () => {
  /** Inserts every kind of secret that would let a reader of the backup sign in or act as a member. */
  async function plantSecrets({ db }: { db: Database }) {
    await insertRow(db, 'sessions', { token: 'a-token-of-a-session' });
    await insertRow(db, 'verifications', { value: 'a-challenge-that-waits' });
    const mails = {
      'one-time-code': { code: '314159' },
      'password-reset': { token: 'a-token-that-resets' },
      'email-change-proof': { token: 'a-token-that-proves' },
      'of-another-version': { token: 'a-token-of-a-kind-not-known' },
    };
    for (const [template, data] of Object.entries(mails)) {
      for (const state of ['queued', 'sent', 'failed', 'kept'])
        await insertRow(db, 'outbox', { template, data, state });
    }
  }
  const SECRETS = /a-token-of|a-challenge|314159|a-token-that/;

  it('are left out', async () => {
    const original = await openFilledInstance();
    await plantSecrets(original);
    expect(JSON.stringify(await contentOf(original.db))).toMatch(SECRETS);
    const { file } = await backUp(original);
    const files = await filesInZip(await readFile(file));
    expect([...files.keys()]).toContain('tables/outbox.ndjson');
    expect([...files.keys()]).not.toContain('tables/sessions.ndjson');
    for (const bytes of files.values()) expect(bytes.toString()).not.toMatch(SECRETS);
  });

  it('are not restored from a backup of an older version that contains them', async () => {
    const original = await openFilledInstance();
    await plantSecrets(original);
    const everything = await contentOf(original.db);
    const { file } = await backUp(original);
    const older = await alterBackup(file, (files) => {
      const read = JSON.parse(files.get('manifest.json')?.toString() ?? '') as BackupManifest;
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
    const restored = await openBlankInstance();
    await restore(restored, older);
    const actualContent = await contentOf(restored.db);
    expect(actualContent.users).toHaveLength(everything.users?.length ?? 0);
    expect(actualContent.sessions).toEqual([]);
    expect(JSON.stringify(actualContent)).not.toMatch(SECRETS);
  });

  it('are the only secrets left out, and no included row refers to an excluded one', async () => {
    const { db } = await openBlankInstance();
    const { rows } = await db.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and column_name ~ '(token|code|secret|password|hash|key|nonce|challenge)'
          and column_name !~ '(^|_)md5_hash$' and data_type not in ('boolean', 'integer') order by 1`,
    );
    const includedColumns = rows.map(({ name }) => name).filter((name) => isIncluded(name.split('.')[0] ?? ''));
    expect(includedColumns).toEqual(INCLUDED_COLUMNS);
    const references = await db.pool.query<{ child: string; parent: string }>(
      "select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'",
    );
    expect(references.rows.filter(({ child, parent }) => isIncluded(child) && !isIncluded(parent))).toEqual([]);
  });
});

describe('refusing to restore', () => {
  let wholeFile: string;
  let fixture: Awaited<ReturnType<typeof openFilledInstance>>;
  let before: unknown;
  const refuses = async (file: string, why: RegExp) => {
    await expect(restore(fixture, file)).rejects.toThrow(why);
    expect(await contentOf(fixture.db)).toEqual(before);
  };
  const each = (name: string, why: RegExp, make: () => Promise<string>) =>
    it(name, async () => {
      fixture = await openFilledInstance();
      before = await contentOf(fixture.db);
      wholeFile = (await backUp(await openFilledInstance())).file;
      await refuses(await make(), why);
    });

  each('a table that was changed', /users\.ndjson doesn't match its checksum/, () =>
    alterBackup(wholeFile, (files) => files.set('tables/users.ndjson', Buffer.from('{}\n'))),
  );
  each('a backup with a missing file', /files\/.* is missing/, () =>
    alterBackup(wholeFile, (files) => {
      for (const path of files.keys()) if (path.startsWith('files/')) files.delete(path);
    }),
  );
  each('half of a backup', /This file isn't a Vitrine backup, or it's damaged/, async () => {
    const half = join(await makeFolder(), 'half.zip');
    const bytes = await readFile(wholeFile);
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    return half;
  });
  each('another ZIP', /This file isn't a Vitrine backup, or it's damaged: manifest\.json is missing/, async () => {
    const other = join(await makeFolder(), 'other.zip');
    await writeFile(other, await makeZip({ 'vitrine.json': { format: 'vitrine-export' } }));
    return other;
  });
  each('a backup of a newer version', /made by a newer version of Vitrine \(9\.0\.0, 9999_later\)/, () =>
    withManifest(wholeFile, (manifest) => {
      manifest.version = '9.0.0';
      manifest.migration = { tag: '9999_later', when: 9_999_999_999_999 };
    }),
  );
  each('an unknown table', /"strangers" does not exist/, () =>
    withManifest(wholeFile, (manifest) => {
      const users = manifest.tables.find(({ name }) => name === 'users');
      if (users) users.name = 'strangers';
      manifest.parts['tables/strangers.ndjson'] = manifest.parts['tables/users.ndjson'] ?? { bytes: 0, sha256: '' };
    }).then((file) =>
      alterBackup(file, (files) =>
        files.set('tables/strangers.ndjson', files.get('tables/users.ndjson') ?? Buffer.alloc(0)),
      ),
    ),
  );
  each('rows with dangling references', /violates foreign key constraint/, () =>
    withManifest(wholeFile, (manifest) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'users');
    }),
  );
});
